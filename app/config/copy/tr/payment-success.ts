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
    lastStepTitle: 'Son bir adım kaldı: aboneliğinizi başlatın',
    unsureTitle: 'Ödemenize bakıyoruz…',
    unsure: 'Ödemenin alınıp alınmadığını henüz bilmiyoruz. Öğrenene kadar lütfen ikinci kez ödemeyin.',
  },
  active: {
    title: 'Abonelik başladı!',
    text: 'Artık bütün diyaloglar ve bütün deneme sınavları size açık.',
    until: (day) => `Ödediğiniz dönem ${day} tarihine kadar sürer.`,
    dashboard: 'Panele git',
    practice: 'Alıştırmaya başla',
  },
  unpaid: {
    title: 'Ödeme yapılmadı',
    endedTitle: 'Bu abonelik sona erdi',
    reasons: {
      open: 'Stripe sayfasındaki ödeme tamamlanmadı, bu yüzden hiçbir ücret alınmadı. Devam etmek için planınızı yeniden seçin.',
      expired:
        'Ödeme sayfası ödeme yapılmadan kapandı, bu yüzden hiçbir ücret alınmadı. Devam etmek için planınızı yeniden seçin.',
      unconfirmed: 'Kart onaylanmadı, bu yüzden hiçbir ücret alınmadı. Plan sayfasından yeniden deneyebilirsiniz.',
      ended: 'Bu ödemeyle başlayan abonelik bitti. Devam etmek için bir plan seçin.',
    },
    stillOpen: 'Pro bundan etkilenmez: size açık kalır.',
  },
  failed: {
    title: 'Ödemede bir sorun var',
    text: 'Ödemeniz alındıysa aboneliğiniz 24 saat içinde başlar ve bir onay e‑postası gelir. Yeniden ödemeniz gerekmez.',
    setupText:
      'Kartınız kaydedildi. Abonelik başlatılabildiyse 24 saat içinde açılır ve bir onay e‑postası gelir. Lütfen ikinci kez ödemeden önce yeniden bakın.',
    refusedText: 'Abonelik başlamadı. Bunu beklemiyorduysanız desteğe yazın ve başvuru numarasını belirtin.',
    upgrade: 'Planlara git',
    dashboard: 'Panele dön',
    support: 'Desteğe yaz',
    subject: 'Ödeme yapıldı, abonelik başlamadı',
    again: 'Yeniden bak',
  },
  problems: {
    noPayment: 'Bu bağlantıda bir ödeme bilgisi yok, bu yüzden burada gösterilecek bir şey de yok.',
    noParameters: 'Adreste session_id ya da setup_intent bulunamadı…',
    unknown: 'Bu ödemeyi tanımıyoruz. Başka bir hesaptan ödediyseniz o hesapla giriş yapın.',
    unreceived: 'Siparişiniz Stripe’ta görünüyor, ama henüz bir ödeme ulaşmadı.',
    arrears: 'Bu aboneliğin sonraki bir ödemesi alınamadı; ödeme alınana kadar Pro kapalı.',
    given: 'Pro size zaten açık; satın alınacak bir şey yok. Kartınızdan ücret alınmadı.',
    initiate: 'Abonelik başlatılamadı',
    initiation: 'Abonelik başlatılamadı',
    timeout: 'Aboneliğin başlaması beklenenden uzun sürüyor…',
  },
  toast: {
    title: 'Ödemede bir sorun var',
    text: 'Ödemeniz alındı, ama aboneliğiniz başlatılırken bir sorun çıktı. Lütfen hemen destek ekibine yazın.',
    refusedText: 'Aboneliğiniz başlamadı. Nedeni bu sayfada yazıyor; destek ekibi yardımcı olabilir.',
  },
}
