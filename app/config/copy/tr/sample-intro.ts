import { SAMPLE_CLAIM_DAYS } from '../../accounts.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'
import type { sampleIntro as en } from '../en/sample-intro.ts'

export const sampleIntro: typeof en = {
  pageTitle: 'Ücretsiz örnek diyalog',
  pageDescription: 'Bir Türkçe-İngilizce CCL diyaloğunu hesap açmadan hemen çevir, 45 üzerinden puanını al.',
  none: {
    title: 'Şu anda örnek yok',
    text: 'Şu anda ücretsiz bir diyalog yok. Yakında yine uğra.',
  },
  intro: {
    eyebrow: 'Ücretsiz örnek',
    bridge: 'Köprü olarak diyalog, her bölüm bir tahta',
    segments: (count) => `${count} bölüm`,
    minutes: (minutes) => `yaklaşık ${minutes} dakika`,
    howTitle: 'Nasıl işliyor?',
    how: [
      'Bir bölüm dinlersin, en fazla üç kez.',
      'Diğer dildeki çevirini kaydedersin. Dinleyebilir, yeniden kaydedebilirsin.',
      'Sonunda 45 üzerinden puanını ve kırılan her puanın nedenini görürsün.',
    ],
    english: 'İngilizce bölümler: Türkçeye çevir',
    turkish: 'Türkçe bölümler: İngilizceye çevir',
    start: 'Alıştırmaya başla',
    typeInstead: 'Konuşmak yerine yaz',
    typeHint: 'Mikrofonun mu yok, sessiz bir yerde misin? Çevirini yaz, aynı şekilde puanlansın.',
    privacy: `Kayıtların puanlanmak üzere sunucumuza gönderilir ve en geç ${RECORDING_RETENTION_DAYS} gün sonra silinir.`,
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
