import type { helpCenter as en } from '../en/help-center.ts'

export const helpCenter: typeof en = {
  title: 'Yardım merkezi',
  subtitle: 'Kısa yanıtlar; yetmezse bize yaz.',
  search: { label: 'Yardımda ara', placeholder: 'Ne arıyorsun?', submit: 'Ara', clear: 'Hepsini göster' },
  filter: 'Konu',
  categories: {
    all: 'Tümü',
    practice: 'Alıştırma',
    scoring: 'Puanlama',
    naati: 'NAATI',
    account: 'Hesap',
    privacy: 'Gizlilik',
    results: 'Sonuçlar',
    technical: 'Teknik',
  },
  entries: 'Yanıtlar',
  count: (count) => `${count} yanıt`,
  tips: { security: 'Güvenliğin için', warning: 'Dikkat', info: 'Bilmekte fayda var' },
  empty: { title: 'Sonuç bulunamadı', text: 'Aramayı ya da konu seçimini değiştirip yeniden dene.' },
  contact: {
    title: 'Hâlâ yardım mı gerekiyor?',
    text: 'Ne yapıyordun, ne oldu? Yaz. Sayfada bir başvuru numarası varsa ekle. Her mesajı tek tek okuyoruz.',
    email: 'E-posta yaz',
    feedback: 'Bize yaz',
    subject: 'Köprü hakkında yardım',
  },
  cards: {
    label: 'Buradan devam et',
    practice: { title: 'Alıştırma', text: 'Bir diyalog seç, çevir.' },
    vocabulary: { title: 'Kelimeler', text: 'On iki konunun kelimeleri, iki yönde.' },
    history: { title: 'Sonuçların', text: 'Her alıştırman; kayıtların ve notlarınla.' },
  },
  more: { guide: 'Sınav rehberi', faq: 'Sınav hakkında sorular' },
}
