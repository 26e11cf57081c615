import type { signIn as en } from '../en/sign-in.ts'

export const signIn: typeof en = {
  title: 'Giriş yap',
  description: 'Türkçe-İngilizce NAATI CCL sınavına çalışmaya kaldığın yerden devam etmek için Köprü’ye giriş yap.',
  username: 'Kullanıcı adı ya da e‑posta',
  password: 'Şifre',
  forgot: 'Şifreni mi unuttun?',
  submit: 'Giriş yap',
  pending: 'Giriş yapılıyor…',
  unsent: 'Olmadı. Bağlantını kontrol edip yeniden dene; yazdıkların duruyor.',
  failed: 'Şu anda giriş yapılamıyor. Lütfen birazdan yeniden dene.',
  noAccount: 'Burada yeni misin?',
  signUp: 'Ücretsiz hesap aç',
  home: 'Ana sayfaya dön',
  or: 'ya da',
  google: 'Google ile devam et',
  oauth: {
    oauth_session_expired:
      'Google ile giriş çok uzun sürdü ya da başka bir tarayıcıda başlatıldı. Lütfen yeniden dene.',
    oauth_denied:
      'İşlemi Google tarafında iptal ettiğin için giriş yapılamadı. Yeniden deneyebilir ya da şifre kullanabilirsin.',
    oauth_failed: 'Google ile giriş olmadı. Lütfen yeniden dene ya da şifrenle giriş yap.',
    oauth_unavailable: 'Google ile giriş şu anda kullanılamıyor. Lütfen şifrenle giriş yap.',
  },
  logOut: {
    title: 'Çıkış yapılsın mı?',
    text: 'Kayıtların ve sonuçların hesabında kalır.',
    submit: 'Çıkış yap',
    pending: 'Çıkış yapılıyor…',
    stay: 'Oturum açık kalsın',
  },
  aside: {
    title: 'Her puanın bir nedeni var',
    text: '45 puanla başlarsın. Her hata, senin sözlerinle bir satırdır; geriye kalan, puanındır.',
    start: 'On bölüm, tam puan',
    partial: '3. bölüm: bir bilgi atlandı',
    missed: '8. bölüm: çevrilmedi',
    left: 'Geriye kalan',
  },
}
