import { RECORDING_RETENTION_DAYS } from '../../speech.ts'
import type { samplePractice as en } from '../en/sample-practice.ts'

export const samplePractice: typeof en = {
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
    microphoneTitle: 'Mikrofonunu dene',
    microphoneFailed: 'Seni henüz duyamıyoruz',
    microphoneDone: 'Denemeyi kapat',
    start: 'Alıştırmaya başla',
    typeInstead: 'Konuşmak yerine yaz',
    typeHint: 'Mikrofonun mu yok, sessiz bir yerde misin? Çevirini yaz, aynı şekilde puanlansın.',
    privacy: `Kayıtların puanlanmak üzere sunucumuza gönderilir ve en geç ${RECORDING_RETENTION_DAYS} gün sonra silinir.`,
  },
  noScript: {
    title: 'Kayıt için JavaScript gerekiyor',
    text: 'Bu tarayıcı bu sayfada JavaScript çalıştırmıyor, bu yüzden sesini kaydedemez. Bölümleri dinleyip çevirini yazabilirsin; aynı kurallarla puanlanır.',
    link: 'Çevirimi yazacağım',
  },
  player: {
    loading: 'Hazırlanıyor',
    leave: 'Ayrıl',
  },
  typed: {
    title: 'Çevirini yaz',
    text: 'Bir bölümü dinle, sonra diğer dilde nasıl söyleyeceğini yaz. Bir şey söylemeyeceksen alanı boş bırak. Türkçeyi Türkçe harfler olmadan da yazabilirsin.',
    segment: (number) => `${number}. bölüm`,
    intoTurkish: 'Türkçe çevirin',
    intoEnglish: 'İngilizce çevirin',
    showSource: 'Söyleneni göster',
    audioLink: 'Bölümü dinle',
    submit: 'Çevirimi puanla',
    submitting: 'Puanlanıyor…',
    nothing: 'En az bir bölümün çevirisini yaz.',
    tooLong: (number) => `${number}. bölümün metni çok uzun.`,
    back: 'Örneğe dön',
  },
  needsTranscripts: {
    title: 'Ne söylediğini yaz',
    text: (count) =>
      count === 1
        ? 'Kaydın bizde, ama yazıya dökemedik. Bu bölümde ne söylediğini olabildiğince aynen yaz, puanlansın.'
        : `Kayıtların bizde, ama ${count} tanesini yazıya dökemedik. Ne söylediğini olabildiğince aynen yaz, diyalog puanlansın.`,
    ownRecording: 'Kaydın',
    said: (language) => `${language} olarak söylediklerin`,
    submit: 'Söylediklerimi puanla',
    missing: 'Bu bölümde ne söylediğini yaz ya da kaydını yeniden dinle.',
    fixed: 'Yazım yanlışı sorun değil: sonuçta her bölümü düzeltebilirsin.',
  },
  signUp: {
    title: 'Ücretsiz hesapla devam et',
    text: 'Bir hesabın olursa alıştırmaların saklanır; hangi puanları geri kazandığını görürsün.',
    create: 'Ücretsiz hesap aç',
    logIn: 'Giriş yap',
    back: 'Örneğe dön',
  },
  voice: { basic: 'basit bilgisayar sesi', natural: 'yapay zekâ sesi' },
  languages: { en: 'İngilizce', tr: 'Türkçe' },
}
