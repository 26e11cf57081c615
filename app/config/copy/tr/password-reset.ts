import { RESET_LINK_LIFETIME_MINUTES } from '../../accounts.ts'
import type { passwordReset as en } from '../en/password-reset.ts'

export const passwordReset: typeof en = {
  forgot: {
    title: 'Şifreni mi unuttun?',
    text: 'Hesabının e‑posta adresini yaz, yeni şifre belirleyeceğin bir bağlantı gönderelim.',
    description: 'Köprü hesabına yeni bir şifre belirlemek için bağlantı iste.',
    email: 'E-posta',
    send: 'Bağlantı gönder',
    sending: 'Gönderiliyor…',
    back: 'Girişe dön',
    failed: 'E-posta gönderilemedi. Lütfen adresini gözden geçir ve 5 dakika sonra yeniden dene.',
  },
  sent: {
    title: 'E-postana bak',
    text: `Bu adresle açılmış bir hesap varsa şifre belirleme bağlantısı yolda. Bağlantı ${RESET_LINK_LIFETIME_MINUTES} dakika geçerli ve yalnızca bir kez kullanılabilir.`,
    hint: 'Bir iki dakika sonra hâlâ gelmediyse istenmeyenler klasörüne bak ya da kayıt olduğun adresin bu olduğundan emin ol.',
    again: 'Yeni bağlantı gönder',
    back: 'Girişe dön',
  },
  reset: {
    title: 'Yeni şifre belirle',
    text: 'Bütün cihazlarında oturumun kapatılır. Sonra yeni şifrenle giriş yap.',
    newPassword: 'Yeni şifre',
    confirmPassword: 'Yeni şifre (yeniden)',
    save: 'Şifreyi yenile',
    saving: 'Yenileniyor…',
    failed: 'Şifre yenilenemedi. Bağlantının süresi dolmuş olabilir.',
  },
  invalid: {
    title: 'Bağlantı geçersiz',
    text: 'Bu bağlantı eksik, daha önce kullanılmış ya da yerine yenisi gönderilmiş. En son e‑postamızdaki bağlantıyı kullan.',
    again: 'Yeni bağlantı gönder',
    back: 'Girişe dön',
  },
  expired: {
    title: 'Bağlantının süresi doldu',
    text: `Şifre bağlantıları ${RESET_LINK_LIFETIME_MINUTES} dakika geçerlidir. Şifren değişmedi.`,
    again: 'Yeni bağlantı gönder',
    back: 'Girişe dön',
  },
  done: {
    title: 'Yeni şifren hazır',
    text: 'Devam etmek için yeni şifrenle giriş yap. Bütün cihazlarında oturum kapatıldı.',
    logIn: 'Giriş yap',
    message: 'Şifren yenilendi',
  },
}
