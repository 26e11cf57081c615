import type { voices as en } from '../en/voices.ts'

export const voices: typeof en = {
  kinds: {
    recorded: 'bir kişinin kaydı',
    natural: 'doğal bilgisayar sesi',
    basic: 'basit bilgisayar sesi',
    device: 'cihazının sesi',
  },
  change: 'Sesi değiştir',
  pageTitle: 'Sesler',
  subtitle: 'Sana okuyacak sesi seç',
  legend: 'Alıştırmaların ve kelimelerin sesi',
  options: {
    natural: {
      label: 'Doğal bilgisayar sesi',
      text: 'İnsan gibi konuşur, her dilde birkaç farklı sesi vardır. Kaydı olmayan yerde basit sesi duyarsın.',
    },
    device: {
      label: 'Cihazının kendi sesi',
      text: 'Telefonun ya da bilgisayarın okur, hiçbir yere bir şey gönderilmez. Cihazında o dilin sesi yoksa doğal sesi duyarsın.',
    },
    basic: {
      label: 'Basit bilgisayar sesi',
      text: 'Robot gibi konuşur ama her kelimeyi açık açık ve hep aynı şekilde söyler.',
    },
  },
  sample: { en: 'İngilizce örnek', tr: 'Türkçe örnek' },
  say: { en: 'İngilizce dinle', tr: 'Türkçe dinle' },
  missing: { en: 'Cihazında İngilizce ses yok.', tr: 'Cihazında Türkçe ses yok.' },
  rules:
    'Gerçek bir kişinin kaydı varsa hep o dinletilir. Deneme sınavlarında herkes aynı sesi, var olan en iyi sesi duyar.',
  forBrowser: 'Hesabın yoksa seçimin bu tarayıcıda saklanır.',
  submit: 'Bu sesi kullan',
  submitting: 'Kaydediliyor',
}
