import type { lastResort as en } from '../en/last-resort.ts'

export const lastResort: typeof en = {
  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir şey yok. Taşınmış ya da bir harf eksik kalmış olabilir.',
    home: 'Ana sayfaya dön',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    text: 'Hata bizde. Kayıtların bu tarayıcıda duruyor. Birazdan yeniden dene.',
    retry: 'Yeniden dene',
    reference: (requestId) => `Destek için başvuru numarası: ${requestId}`,
  },
  forbidden: {
    title: 'Bu sayfa sana açık değil',
    text: 'Başka bir role ya da başka bir hesaba ait. Bozulan bir şey yok, bir kaybın da yok.',
  },
  unavailable: {
    title: 'Şu an ulaşılamıyor',
    text: 'Bu sayfanın ihtiyaç duyduğu bir şey yanıt vermiyor. Kayıtların bu tarayıcıda duruyor. Bir dakika sonra yeniden dene.',
  },
  unreachable: {
    title: 'Bağlantı yok',
    text: 'Bu sayfaya ulaşılamadı. Kayıtların bu tarayıcıda duruyor. Bağlantını kontrol edip yeniden dene.',
  },
  busy: {
    title: 'Biraz fazla hızlı',
    text: 'Bunu kısa sürede çok kez yaptın. Biraz bekleyip yeniden dene.',
  },
  crowded: { title: 'Köprü şu anda çok yoğun' },
  ways: 'Ya da buradan devam et',
  guest: {
    sample: 'Hesap açmadan bir diyalog çevir',
    guide: 'Sınav rehberini oku',
    faq: 'Sık sorulan sorular',
    siteIndex: 'Bütün sayfaları gör',
  },
  learner: {
    dashboard: 'Panel',
    practice: 'Bir diyalog çalış',
    history: 'Sonuçların',
    help: 'Yardım merkezi',
  },
}
