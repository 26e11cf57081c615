import { VERIFICATION_LINK_LIFETIME_HOURS } from '../../accounts.ts'
import type { emailVerification as en } from '../en/email-verification.ts'

export const emailVerification: typeof en = {
  confirm: {
    title: 'E-posta adresini doğrula',
    text: 'Hesabını güvence altına alır: adresin doğrulanmışsa hesabına her zaman geri dönebilirsin.',
    verify: 'E-posta adresimi doğrula',
    verifying: 'Doğrulanıyor…',
  },
  verified: {
    title: 'E-posta adresin doğrulandı',
    text: 'Yapacak başka bir şey yok. Teşekkürler.',
    dashboard: 'Panele git',
    logIn: 'Giriş yap',
  },
  expired: {
    title: 'Bu bağlantının süresi doldu',
    text: `Doğrulama bağlantıları ${VERIFICATION_LINK_LIFETIME_HOURS} saat geçerlidir. Yenisini isteyebilirsin.`,
  },
  invalid: {
    title: 'Bu bağlantı çalışmıyor',
    text: 'Bağlantı eksik ya da yerine yenisi gönderilmiş. En son e‑postamızdaki bağlantıyı kullan ya da yenisini iste.',
  },
  resend: 'Yeni bağlantı gönder',
  logInFirst: 'Yeni bağlantı için giriş yap',
  resent: 'Doğrulama e‑postası gönderildi! Gelen kutuna ve istenmeyenler klasörüne bak.',
}
