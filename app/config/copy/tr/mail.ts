import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  productName: 'Köprü',
  dateLocale: 'tr-TR',
  greeting: (name) => `Merhaba ${name},`,
  linkHint: 'Düğme çalışmazsa bu adresi tarayıcına kopyala:',
  closing: 'Köprü, Türkçe-İngilizce CCL alıştırması',
  reason: (site) => `Bu e-posta, şu sitedeki hesabın nedeniyle geldi: ${site}`,

  verification: {
    subject: 'E-posta adresini doğrula',
    paragraphs: ['Lütfen bu adresin sana ait olduğunu onayla. Şifreni unutursan onu bu adresle yenileyebilirsin.'],
    action: 'E-posta adresini doğrula',
    afterwards: (hours) => [
      `Bağlantı ${hours} saat geçerlidir.`,
      'Bu hesabı sen açmadıysan bu e-postayı dikkate alma.',
    ],
  },
  passwordReset: {
    subject: 'Şifreni yenile',
    paragraphs: ['Yeni bir şifre belirlemek için bağlantı istedin.'],
    action: 'Yeni şifre belirle',
    afterwards: (minutes) => [
      `Bağlantı ${minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir.`,
      'Bunu sen istemediysen dikkate alma. Şifren olduğu gibi kalır.',
    ],
  },
  setPassword: {
    subject: 'Şifre belirle',
    paragraphs: ['Google ile giriş yapıyorsun. Bir şifren olursa Google olmadan da girebilirsin.'],
    action: 'Şifre belirle',
    afterwards: (minutes) => [
      `Bağlantı ${minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir.`,
      'Bunu sen istemediysen dikkate alma. Hiçbir şey değişmez.',
    ],
  },
  passwordChanged: {
    subject: 'Şifren değiştirildi',
    paragraphs: [
      'Hesabının şifresi değiştirildi ve diğer cihazlarında oturum kapatıldı.',
      'Bunu sen yaptıysan bir şey yapman gerekmez. Sen yapmadıysan hemen yeni bir şifre belirle:',
    ],
    action: 'Yeni şifre belirle',
    afterwards: [],
  },
  deletionScheduled: {
    subject: 'Hesabın silinecek',
    paragraphs: (date) => [
      `İstediğin gibi, hesabın ve içindeki her şey ${date} tarihinde silinecek.`,
      'Hesabını korumak istersen o güne kadar giriş yap.',
    ],
    subscription:
      'Pro aboneliğin de onunla birlikte iptal edildi: yenilenmez ve en geç hesabınla birlikte biter. O güne kadar geri dönersen eskisi gibi sürer.',
    action: 'Giriş yap ve hesabımı koru',
    afterwards: ['Silinmesini istiyorsan bir şey yapman gerekmez.'],
  },
  reminder: {
    subject: 'Bugünün alıştırma zamanı',
    text: 'Bugünün hedefi için birkaç bölüm yeter.',
    planned: (minutes) => `Çalışma planında bugün ${minutes} dakika var.`,
    last: 'Bu, şimdilik son hatırlatma. Yeniden alıştırma yaptığında hatırlatmalar da yeniden başlar.',
    action: 'Alıştırmaya başla',
    afterwards: ['Bu saatte hatırlatmamızı sen istedin. Saati ayarlarından değiştirebilirsin.'],
    unsubscribe: 'Bu hatırlatmaları durdur',
  },
  letter: {
    subject: 'Köprü’de haftan',
    lead: 'Geçen haftan, kısaca:',
    segments: (count) => `${count} bölüm çevirdin.`,
    minutes: (count) => `${count} dakika alıştırma yaptın.`,
    best: (marks, title) => `En iyi sonucun 45 üzerinden ${marks}: “${title}”.`,
    words: (count) => `${count} kelimeyi tekrar ettin.`,
    nothing: 'Geçen hafta sakin geçti. Yeni hafta, devam etmek için güzel bir fırsat.',
    action: 'Sıradaki adıma geç',
    afterwards: [],
    unsubscribe: 'Haftalık mektubu durdur',
  },
}
