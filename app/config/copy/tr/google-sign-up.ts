import { GOOGLE_SIGN_UP_LIFETIME_MINUTES, USERNAME_MAX_CHARACTERS, USERNAME_MIN_CHARACTERS } from '../../accounts.ts'
import type { googleSignUp as en } from '../en/google-sign-up.ts'

export const googleSignUp: typeof en = {
  pageTitle: 'Kullanıcı adını seç',
  greeting: (firstName) => `Hoş geldin ${firstName}`,
  greetingWithoutName: 'Hoş geldin',
  account: 'Hesabın şu Google adresiyle açılıyor:',
  lead: 'Son bir adım kaldı: kullanıcı adını seç.',
  username: 'Kullanıcı adı',
  usernameHint: `${USERNAME_MIN_CHARACTERS}–${USERNAME_MAX_CHARACTERS} karakter: a–z harfleri, rakam, nokta, kısa çizgi, alt çizgi.`,
  checking: 'Boşta mı diye bakılıyor',
  availabilityFailed: 'Kullanıcı adının boşta olup olmadığına bakılamadı',
  submit: 'Panele devam et',
  pending: 'Hesabın açılıyor',
  lifetime: `Tamamlamak için ${GOOGLE_SIGN_UP_LIFETIME_MINUTES} dakikan var.`,
  otherAccount: 'Başka bir hesap seç',
  none: 'Bekleyen bir kayıt bulunamadı',
  noneText: 'Bu Google kaydı artık açık değil: tamamlandı ya da yerine yenisi başlatıldı.',
  startAgain: 'Girişe dön',
  failed: 'Hesabın açılırken bir hata oluştu',
  logIn: 'Şifrenle giriş yap',
}
