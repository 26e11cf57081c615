import type { notificationSentences as en } from '../en/notification-sentences.ts'

export const notificationSentences: typeof en = {
  welcome: 'Köprü’ye hoş geldin. İlk diyaloğun seni bekliyor.',
  newDialogue: (title) => `Çalışman için yeni bir diyalog: ${title}`,
  practiceScored: (title, marks) => `“${title}” sonucun hazır: 45 üzerinden ${marks}.`,
  practiceWordsWanted: (title) =>
    `“${title}” kayıtlarındaki sözleri tanıyamadık. Puanını görmek için kendini puanla ya da ne söylediğini yaz.`,
  mockTestScored: (title, marks) => `“${title}” deneme sınavın puanlandı: ${marks}/90.`,
  mockTestWordsWanted: (title) => `“${title}” deneme sınavının puanı için kendini puanla ya da ne söylediğini yaz.`,
  googleLinked: 'Artık şifrenin yanı sıra Google ile de giriş yapabilirsin.',
  googleClaimed:
    'Artık Google ile giriş yapıyorsun. Bu hesabın e‑posta adresi hiç doğrulanmadığı için eski şifresi kaldırıldı. Ayarlardan yeni bir şifre belirleyebilirsin.',
  billing: {
    activated: 'Pro etkin. Bütün diyaloglar ve bütün deneme sınavları size açık.',
    payment_failed: 'Son ödemeniz alınamadı. Lütfen Ayarlar’dan kartınızı kontrol edin.',
    recovered: 'Ödemeniz alındı. Pro devam ediyor.',
    ending: (date) => `Aboneliğiniz iptal edildi. Pro ${date} tarihine kadar açık kalır.`,
    resumed: 'Aboneliğiniz eskisi gibi devam ediyor.',
    ended: 'Pro aboneliğiniz sona erdi. Ücretsiz diyaloglar size açık kalır.',
  },
  gone: (sentence) => `${sentence} (artık mevcut değil)`,
  dateLocale: 'tr-TR',
}
