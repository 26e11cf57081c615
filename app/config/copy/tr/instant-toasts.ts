import type { instantToasts as en } from '../en/instant-toasts.ts'

export const instantToasts: typeof en = {
  verificationSent: {
    title: 'Doğrulama e‑postası gönderildi!',
    text: 'Gelen kutuna ve istenmeyenler klasörüne bak.',
    tone: 'success',
  },
  verificationFailed: {
    title: 'Doğrulama e‑postası gönderilemedi',
    text: 'Lütfen daha sonra yeniden dene.',
    tone: 'destructive',
  },
  feedbackSent: {
    title: 'Geri bildirimin ulaştı!',
    text: 'Teşekkürler. Özenle okuyacağız.',
    tone: 'success',
  },
  settingsSaved: { title: 'Ayarlar kaydedildi', text: '', tone: 'success' },
  subscriptionActivated: {
    title: 'Abonelik başladı!',
    text: 'Artık bütün diyaloglar ve bütün deneme sınavları açık.',
    tone: 'success',
  },
}
