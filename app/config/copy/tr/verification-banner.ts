import type { verificationBanner as en } from '../en/verification-banner.ts'

export const verificationBanner: typeof en = {
  label: 'E-posta doğrulaması',
  text: (email) => `Hesabını güvence altına almak için lütfen e‑posta adresini (${email}) doğrula.`,
  resend: 'Yeniden gönder',
  sending: 'Gönderiliyor…',
  dismiss: 'Kapat',
}
