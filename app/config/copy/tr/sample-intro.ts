import { SAMPLE_CLAIM_DAYS } from '../../accounts.ts'
import type { sampleIntro as en } from '../en/sample-intro.ts'

export const sampleIntro: typeof en = {
  pageTitle: 'Ücretsiz örnek diyalog',
  pageDescription:
    'Türkçe-İngilizce bir CCL diyaloğunun üç bölümünü hesap açmadan hemen çevir, her hatanın kaç puan götürdüğünü gör.',
  none: {
    title: 'Şu anda örnek yok',
    text: 'Şu anda ücretsiz bir diyalog yok. Yakında yine uğra.',
  },
  intro: {
    eyebrow: 'Ücretsiz örnek',
    aim: (aim) => `Çalıştırır: ${aim}`,
    part: (segments) => `${segments} bölüm · yaklaşık iki dakika · hesap gerekmez`,
    bridge: (segments, of) =>
      segments < of
        ? `Köprü olarak diyalog, ${of} tahta; ilk ${segments} bölümle başlıyorsun`
        : `Köprü olarak diyalog, ${of} tahta`,
    plank: (number) => `${number}. bölüm`,
    later: (number) => `${number}. bölüm, daha sonra`,
    start: 'Alıştırmaya başla',
    typeInstead: 'Konuşmak yerine yaz',
    sound: 'Mikrofon ve konuşma tanıma',
    whole: (segments, minutes) =>
      `Ya da diyaloğun tamamı: ${segments} bölüm, yaklaşık ${minutes} dakika, 45 üzerinden puan`,
  },
  signUp: {
    kept: {
      title: 'İlerlemeni sakla',
      text: 'Bu tarayıcıda ücretsiz bir hesap aç, çözdüğün örnek oraya geçsin: puanın, düzeltmelerin, kayıtların ve XP’n. Hepsini geçmişinde bulursun.',
      note: `Çözdüğün örnek ${SAMPLE_CLAIM_DAYS} gün bekler. Önceden açtığın bir hesaba giriş yaparsan oraya eklenmez.`,
    },
    'too-late': {
      title: 'Ücretsiz hesapla devam et',
      text: `Bu sonuç artık bir hesaba eklenemez: bunun için örneği çözdüğün tarayıcıda, ${SAMPLE_CLAIM_DAYS} gün içinde hesap açman gerekirdi.`,
      note: 'Hesabın olursa bundan sonra yaptığın her şey saklanır.',
    },
    none: {
      title: 'Ücretsiz hesapla devam et',
      text: 'Bir hesabın olursa alıştırmaların saklanır; hangi puanları geri kazandığını görürsün.',
      note: '',
    },
    create: 'Ücretsiz hesap aç',
    logIn: 'Giriş yap',
    back: 'Örneğe dön',
  },
  claimed: {
    title: 'Bu sonuç artık bir hesapta',
    text: 'Bu örneği çözen kişi sonradan hesap açtı, sonuç orada saklanıyor. O kişi sensen giriş yap, geçmişine bak.',
    logIn: 'Giriş yap',
    back: 'Örneğe git',
  },
}
