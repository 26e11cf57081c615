import type { subscribe as en } from '../en/subscribe.ts'

export const subscribe: typeof en = {
  pageTitle: 'Ödeme',
  back: 'Planlara dön',
  error: {
    title: 'Ödeme hatası',
    text: 'Başlatılmış bir ödeme bulunamadı. Lütfen plan sayfasından başlayın.',
    action: 'Plan sayfasına dön',
  },
  away: {
    title: 'Ödeme hatası',
    text: 'Stripe şu anda yanıt vermiyor, bu yüzden ödeme formu henüz yok. Hiçbir ücret alınmadı.',
    action: 'Yeniden dene',
  },
  summary: {
    title: 'Sipariş özeti',
    product: (plan) => `Köprü Pro, ${plan}`,
    today: 'Bugün ödenecek',
    after: ({ price, period }) => `Sonra, siz iptal edene kadar ${period} ${price}.`,
    tax: 'Avustralya doları, varsa GST dâhil.',
    account: (username) => `Hesap: ${username}`,
  },
  form: {
    title: 'Ödeme bilgileri',
    loading: 'Ödeme formu yükleniyor…',
    submit: 'Abone ol',
    submitting: 'İşleniyor…',
    secure: 'Kart bilgileri doğrudan Stripe’a gider. Bize hiçbir zaman ulaşmaz.',
    consent: ({ price, period }) =>
      `Abone olarak ${period} ${price} ödemeyi kabul edersiniz. Abonelik otomatik yenilenir; istediğiniz zaman Hesap ayarları sayfasından iptal edebilirsiniz.`,
    failed: 'Ödeme alınamadı',
    blocked: 'Bir tarayıcı eklentisi ödemeyi engelledi. Lütfen reklam engelleyicileri kapatıp yeniden deneyin.',
    reload: 'Formu yeniden yükle',
    elsewhere: 'Stripe’ın kendi sayfasında öde',
    notCharged: 'Hiçbir ücret alınmadı.',
  },
  noScript: {
    text: 'Bu ödeme formu için JavaScript gerekir. JavaScript olmadan Stripe’ın kendi sayfasında ödeyebilirsiniz.',
    action: 'Stripe’a devam et',
  },
}
