import { MAX_KEPT_RECORDINGS } from '../../speech.ts'
import type { instantToasts as en } from '../en/instant-toasts.ts'

export const instantToasts: typeof en = {
  verificationSent: {
    title: 'Doğrulama e-postası gönderildi!',
    text: 'Gelen kutuna ve istenmeyenler klasörüne bak.',
    tone: 'success',
  },
  verificationFailed: {
    title: 'Doğrulama e-postası gönderilemedi',
    text: 'Lütfen daha sonra yeniden dene.',
    tone: 'destructive',
  },
  feedbackSent: {
    title: 'Geri bildirimin ulaştı!',
    text: 'Teşekkürler. Özenle okuyacağız.',
    tone: 'success',
  },
  recordingsFull: {
    title: 'Saklama yerin dolu',
    text: `${MAX_KEPT_RECORDINGS} kayıt saklıyorsun, sınır bu. Önce birini bırak, sonra bunu sakla.`,
    tone: 'destructive',
  },
  keepFailed: {
    title: 'Kaydedilemedi',
    text: 'Ses kaydında bir değişiklik olmadı. Lütfen yeniden dene.',
    tone: 'destructive',
  },
  settingsSaved: { title: 'Ayarlar kaydedildi', text: '', tone: 'success' },
  subscriptionActivated: {
    title: 'Abonelik başladı!',
    text: 'Artık bütün diyaloglar ve bütün deneme sınavları açık.',
    tone: 'success',
  },
  portalFailed: { title: 'Hata', text: 'Fatura sayfası açılamadı', tone: 'destructive' },
  markFailed: {
    title: 'Kaydedilemedi',
    text: 'İşaret olduğu gibi kaldı. Lütfen yeniden dene.',
    tone: 'destructive',
  },
}
