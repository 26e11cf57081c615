import { PUSH_MOST_DEVICES } from '../../reminders.ts'
import type { reminders as en } from '../en/reminders.ts'

export const reminders: typeof en = {
  title: 'Hatırlatmalar',
  subtitle: 'Seçtiğin saatte, günde en fazla bir kez.',
  back: 'Hesap ayarları',
  rule: 'Günlük hedefe ulaştığın günlerde, çalışma planın duraklatılmışken ve çalışma süresi olmayan günlerde hatırlatma gelmez. Arada alıştırma olmadan üç hatırlatma gittiyse, yeniden alıştırma yapana kadar susarız.',
  when: {
    title: 'Ne zaman, nasıl',
    intro: (zone) => `Saat, senin saat dilimine göredir: ${zone}.`,
    changeZone: 'Saat dilimini değiştir',
    hour: 'Saat',
    byMail: 'E-posta ile',
    byMailHint: (address) => `Şu adrese: ${address}. Her e‑postada onları durduran bir bağlantı vardır.`,
    unverified: (address) =>
      `E-postalar, ${address} adresi doğrulanınca başlar. E‑postamızdaki bağlantıyı kullan ya da sayfanın üstünden yenisini iste.`,
    weeklyLetter: 'Haftalık mektup, e‑posta ile',
    weeklyLetterHint: 'Pazartesileri o saatte: geçen hafta neler yaptığın ve sıradaki adımın.',
    submit: 'Hatırlatmaları kaydet',
    submitting: 'Kaydediliyor…',
    failed: 'Hatırlatmalar kaydedilemedi. Lütfen yeniden dene.',
  },
  devices: {
    title: 'Cihazlarında',
    intro: `Tarayıcının bildirimi olarak, en fazla ${PUSH_MOST_DEVICES} cihazda. Bildirimi tarayıcının üreticisi iletir, içeriğini okuyamaz.`,
    count: (devices) =>
      devices === 0 ? 'Henüz hiçbir cihaz hatırlatma göstermiyor.' : `${devices} cihaz hatırlatma gösteriyor.`,
    needsScript: 'Cihaz eklemek için JavaScript gerekir; bu tarayıcıda kapalı.',
    add: 'Bu cihazda hatırlat',
    adding: 'Tarayıcın izin isteyebilir…',
    remove: 'Bu cihazda durdur',
    removing: 'Durduruluyor…',
    forgetAll: 'Bütün cihazlarda durdur',
    forgetting: 'Durduruluyor…',
    states: {
      checking: 'Bu cihaza bakılıyor…',
      off: 'Bu cihaz hatırlatma göstermiyor.',
      on: 'Bu cihaz hatırlatma gösteriyor.',
      unsupported:
        'Bu tarayıcı hatırlatma gösteremiyor. iPhone ya da iPad’de önce Köprü’yü Ana Ekrana ekle ve oradan aç.',
      blocked:
        'Bu tarayıcı Köprü’nün bildirimlerini engelliyor. Tarayıcının ayarlarında bu siteye izin ver ve yeniden dene.',
      failed: 'Olmadı. Bağlantını kontrol edip yeniden dene.',
    },
  },
}
