import { MINIMUM_AGE_YEARS, USERNAME_MAX_CHARACTERS, USERNAME_MIN_CHARACTERS } from '../../accounts.ts'
import type { signUp as en } from '../en/sign-up.ts'

export const signUp: typeof en = {
  title: 'Hesabını aç',
  description: 'Ücretsiz hesap, Türkçe-İngilizce CCL alıştırmalarını saklar: puanlar, kayıtlar, seri.',
  lead: 'Ücretsiz, kart istemez. Puanların ve kayıtların yalnızca sana açıktır.',
  username: 'Kullanıcı adı',
  usernameHint: `${USERNAME_MIN_CHARACTERS}–${USERNAME_MAX_CHARACTERS} karakter: a–z harfleri, rakam, nokta, kısa çizgi, alt çizgi.`,
  email: 'E-posta',
  emailHint: 'Adresin sana ait olduğunu doğrulamak için bir bağlantı göndeririz.',
  password: 'Şifre',
  confirmPassword: 'Şifre (yeniden)',
  marketing: 'Bana e‑postayla çalışma önerileri ve haberler gönder. İstediğin an durdurabilirsin.',
  submit: 'Ücretsiz hesap aç',
  pending: 'Hesabın açılıyor…',
  checking: 'Bakılıyor…',
  haveAccount: 'Zaten hesabın var mı?',
  logIn: 'Giriş yap',
  failed: 'Hesap açılamadı. Lütfen bilgilerini gözden geçirip yeniden dene.',
  termsBefore: `En az ${MINIMUM_AGE_YEARS} yaşındayım ve şunları kabul ediyorum:`,
  terms: 'Kullanım Koşulları',
  and: 've',
  privacy: 'Gizlilik Politikası',
  termsAfter: '.',
  available: {
    username: 'Bu kullanıcı adı boşta.',
    email: 'Bu e‑posta adresi kullanılabilir.',
  },
}
