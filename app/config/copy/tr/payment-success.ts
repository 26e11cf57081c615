import type { paymentSuccess as en } from '../en/payment-success.ts'

export const paymentSuccess: typeof en = {
  pageTitle: 'Ödemeniz',
  pending: {
    title: 'Ödeme alındı! Aboneliğiniz başlatılıyor…',
    checking: ({ attempt, of }) => `Aboneliğin durumuna bakılıyor… (${attempt}/${of})`,
    stay: 'Birkaç saniye sürer. Bu sayfadan ayrılabilirsiniz: aboneliğiniz yine de başlar.',
    staySetup: 'Birkaç saniye sürer. Lütfen aboneliğiniz başlayana kadar bu sayfada kalın.',
    lastStep: 'Kartınız kaydedildi. Aboneliği başlatmak için düğmeye bir kez basmanız yeter; ilk ödeme o zaman alınır.',
    activate: 'Aboneliğimi başlat',
    again: 'Yeniden bak',
  },
  active: {
    title: 'Abonelik başladı!',
    text: 'Artık bütün diyaloglar ve bütün deneme sınavları size açık.',
    until: (day) => `Ödediğiniz dönem ${day} tarihine kadar sürer.`,
    dashboard: 'Panele git',
    practice: 'Alıştırmaya başla',
  },
  failed: {
    title: 'Ödemede bir sorun var',
    text: 'Ödemeniz alındıysa aboneliğiniz 24 saat içinde başlar ve bir onay e-postası gelir. Yeniden ödemeniz gerekmez.',
    setupText:
      'Kartınız kaydedildi, ama aboneliğinizin başladığını henüz göremedik. Lütfen bir daha ödemeden önce yeniden bakın.',
    upgrade: 'Planlara git',
    dashboard: 'Panele dön',
    support: 'Desteğe yaz',
    subject: 'Ödeme yapıldı, abonelik başlamadı',
    again: 'Yeniden bak',
  },
  problems: {
    noParameters: 'Adreste session_id ya da setup_intent bulunamadı…',
    initiate: 'Abonelik başlatılamadı',
    initiation: 'Abonelik başlatılamadı',
    timeout: 'Aboneliğin başlaması beklenenden uzun sürüyor…',
    notConfirmed: 'Kart onaylanmadı, bu yüzden hiçbir ücret alınmadı. Plan sayfasından yeniden deneyebilirsiniz.',
  },
  toast: {
    title: 'Ödemede bir sorun var',
    text: 'Ödemeniz alındı, ama aboneliğiniz başlatılırken bir sorun çıktı. Lütfen hemen destek ekibine yazın.',
  },
}
