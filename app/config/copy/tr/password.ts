import type { password as en } from '../en/password.ts'

export const password: typeof en = {
  show: 'Şifreyi göster',

  strength: 'Şifre gücü',
  strengths: { weak: 'Zayıf', medium: 'Orta', strong: 'Güçlü' },
  checks: {
    length: 'En az 8 karakter',
    uppercase: 'Bir büyük harf',
    lowercase: 'Bir küçük harf',
    number: 'Bir rakam',
    special: 'Bir özel karakter',
  },
}
