import type { wordEntry as en } from '../en/word-entry.ts'

export const wordEntry: typeof en = {
  metaTitle: (english, turkish) => `${english} – ${turkish}`,
  metaText: (english, turkish) =>
    `“${english}” Türkçede: ${turkish}. Okunuşu, bir örnek, dikkat edilecek nokta ve geçtiği diyaloglar.`,
  also: 'Bunlar da doğru',
  example: 'Örnek',
  institution: 'Nedir?',
  trap: 'Dikkat',
  collocations: 'Birlikte kullanılır',
  siblings: 'Diğer anlamları',
  synonyms: 'Aynı anlama gelenler',
  occurrences: {
    count: (count) => `${count} diyalogda geçiyor`,
    model: 'Örnek çeviri',
    practise: (title) => `Bu diyaloğu çalış: ${title}`,
    upgrade: (title) => `Pro diyaloğu: ${title}`,
    pro: 'Pro',
    more: (count) => `ve ${count} diyalogda daha`,
  },
  note: { title: 'Notun', write: 'Not yaz', change: 'Notunu değiştir' },
  share: {
    action: 'Bu kelimeyi paylaş',
    copied: 'Adres kopyalandı.',
    failed: 'Adresi kopyalayamadık. Tarayıcının adres çubuğundan kopyalayabilirsin.',
  },
  list: (category) => `Bütün kelimeler: ${category}`,
  guest: {
    label: 'Hesap ne işe yarar',
    text: 'Ücretsiz bir hesapla bu kelimeyi her gün tekrar ederek öğrenebilir, kaydedilmiş sesten dinleyebilir ve kendi kelimelerini ekleyebilirsin.',
    createAccount: 'Ücretsiz hesap aç',
    logIn: 'Giriş yap',
  },
}
