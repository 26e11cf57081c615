import type { legal as en } from '../en/legal.ts'

const recordingsAndWords =
  'Yazıya dökülmeleri için ses kayıtlarınızı; hesabınız varsa, kendi puanlama sistemimizin göremediği hataları bulmak için bu kayıtlardaki sözleri. Adınızı, e‑posta adresinizi ya da kullanıcı adınızı hiçbir zaman.'
const recordingsOnly =
  'Yazıya dökülmeleri için ses kayıtlarınızı. Adınızı, e‑posta adresinizi ya da kullanıcı adınızı hiçbir zaman.'
const wordsOnly =
  'Hesabınız varsa, kendi puanlama sistemimizin göremediği hataları bulmak için söylediklerinizin metnini. Ses kaydınızı, adınızı, e‑posta adresinizi ya da kullanıcı adınızı hiçbir zaman.'
const UNITS = { minute: 'dakika', day: 'gün', year: 'yıl' }

export const legal: typeof en = {
  translation: 'Bu sayfa İngilizce metnin çevirisidir; bağlayıcı olan İngilizce metindir.',
  updated: (date) => `Son güncelleme: ${date}`,
  contents: 'İçindekiler',
  overline: 'Yasal',
  titles: { privacy: 'Gizlilik politikası', terms: 'Kullanım koşulları', cookies: 'Çerez politikası' },
  descriptions: {
    privacy:
      'Köprü sizinle ilgili ne saklar, ne kadar süre, bunları kim alır; verilerinizi nasıl alır, düzeltir ya da silersiniz.',
    terms: 'Köprü’den ne bekleyebilirsiniz, biz sizden ne bekleriz: hesap, abonelik, iade, puanlar.',
    cookies: 'Köprü’nün yazdığı her çerez, adı, amacı ve süresiyle. Hiçbiri sizi izlemez.',
  },
  leads: {
    privacy: 'Bize sesinizi emanet ediyorsunuz. Bu sayfa, ona ve diğer verilerinize ne olduğunu anlatır.',
    terms: 'Aramızdaki anlaşma, sade sözlerle.',
    cookies: 'Kısa; çünkü az çerez var.',
  },
  others: 'Diğer ikisi',
  span: ({ count, unit }) => `${count} ${UNITS[unit]}`,
  yes: 'burada kurulu',
  providers: {
    caption: 'Bu sitenin şu anda kullandığı hizmetler',
    name: 'Kim',
    what: 'Ne alır, neden',
    none: 'Şu anda yok: bu site dışarıdan hizmet almadan çalışıyor. Dış konuşma tanıma, puanlama, e‑posta ve ödeme hizmetleri kapalı.',
    rows: {
      openai: { name: 'OpenAI (ABD)', text: recordingsAndWords },
      openaiRecordings: { name: 'OpenAI (ABD)', text: recordingsOnly },
      openaiWords: { name: 'OpenAI (ABD)', text: wordsOnly },
      compatible: { name: 'Bu sitenin konuşma ve dil hizmeti', text: recordingsAndWords },
      compatibleWords: { name: 'Bu sitenin dil hizmeti', text: wordsOnly },
      recogniser: {
        name: 'Bu sitenin konuşma tanıma sunucusu',
        text: `${recordingsOnly} Bu sunucuyu sitenin işletmecisi çalıştırır ya da seçmiştir; OpenAI değildir.`,
      },
      google: {
        name: 'Google (ABD)',
        text: 'Yalnızca “Google ile devam et” seçeneğini kullanırsanız: Google burada oturum açtığınızı öğrenir, bize adınızı, e‑posta adresinizi ve fotoğrafınızın adresini bildirir.',
      },
      stripe: {
        name: 'Stripe (ABD, İrlanda ve Avustralya)',
        text: 'Yalnızca ödeme yaparsanız: e‑posta adresinizi ve ödemenizi. Kart bilgileri yalnızca Stripe’a gider, bize hiç ulaşmaz.',
      },
      mux: {
        name: 'Mux (ABD)',
        text: 'Diyaloglarımızın sesini iletir. Her site gibi IP adresinizi ve tarayıcınızın türünü görür. Sizin kaydettiğiniz hiçbir şeyi almaz.',
      },
      storage: {
        name: 'Bu sitenin depolama hizmeti',
        text: 'Ses kayıtlarınızın dosyalarını, sizinle ilgili bir şey söylemeyen adlarla bizim için saklar.',
      },
      mail: {
        name: 'Bu sitenin e‑posta hizmeti',
        text: 'E-posta adresinizi ve size gönderdiğimiz e‑postaları: adres doğrulama, şifre belirleme, aboneliğiniz hakkında.',
      },
    },
  },
}
