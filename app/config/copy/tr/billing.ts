import type { billing as en } from '../en/billing.ts'

export const billing: typeof en = {
  label: 'Ödeme',
  pastDue: 'Son ödeme alınamadı. Yeniden denerken Pro şimdilik açık kalıyor.',
  unpaid: 'Son ödeme alınamadı; ödeme alınana kadar Pro kapalı.',
  fix: 'Ödeme bilgilerini güncelle',
  opening: 'Açılıyor…',
  reference: (requestId) => `Destek için başvuru numarası: ${requestId}`,
  portalFailed: { title: 'Hata', text: 'Fatura sayfası açılamadı', tone: 'destructive' },
  portalWithoutBill: {
    title: 'Hata',
    text: 'Fatura sayfası açılamadı. Buradan bir şey satın alınmadığı için Stripe’ta fatura yok.',
    tone: 'destructive',
  },
  portalOff: { title: 'Hata', text: 'Fatura sayfası açılamadı. Ödemeler burada kurulu değil.', tone: 'destructive' },
}
