import type { faq as en } from '../en/faq.ts'

export const faq: typeof en = {
  title: 'Sık sorulan sorular',
  description:
    'Türkçe NAATI CCL sınavı ve Köprü hakkında en çok sorulanlar: sınavın biçimi, geçme puanı, ücret, vizeler, hazırlık ve puanlama; kaynaklarıyla.',
  lead: 'Sınava başvurmadan ve bir puana güvenmeden önce sorulanlar. Sınavla ilgili her bilginin yanında kaynağı ve son kontrol tarihi yazıyor.',
  search: {
    label: 'Sorularda ara',
    placeholder: 'Sorularda ara…',
    submit: 'Ara',
    clear: 'Bütün soruları göster',
  },
  filter: 'Konu',
  categories: {
    all: 'Tümü',
    basics: 'Temel bilgiler',
    'test-format': 'Sınavın biçimi',
    preparation: 'Hazırlık',
    scoring: 'Puanlama',
    'ai-technology': 'Yapay zekâ',
    'test-content': 'Sınavın konuları',
    requirements: 'Gerekenler',
    immigration: 'Göçmenlik',
    'test-information': 'Ücret ve sonuç',
    languages: 'Diller',
    'common-issues': 'Sık görülen sorunlar',
  },
  count: (count) => `${count} soru`,
  empty: {
    title: 'Soru bulunamadı',
    text: 'Aramayı ya da konu seçimini değiştirip yeniden dene.',
  },
  stats: {
    label: 'Dört sayıyla sınav',
    minutes: (minutes) => `${minutes} dk`,
    minutesName: 'giriş işlemleriyle',
    minutesText: (minutes) => `çevirinin kendisi yaklaşık ${minutes} dakika`,
    dialoguesName: 'diyalog',
    dialoguesText: (words) => `her biri yaklaşık ${words} kelime`,
    practiceName: 'alıştırma diyaloğu',
    practiceText: 'Köprü’de, sınavın on iki konusunda',
    pointsName: 'göçmenlik puanı',
    pointsText: (visas) => `${visas} vizeleri için`,
  },
  cta: {
    title: 'En kısa yanıt: bir diyalog çevir',
    text: 'Ücretsiz hesapla diyaloglar, geçmişin ve kelimeler açılır. Kart istemeyiz.',
  },
}
