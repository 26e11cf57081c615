import type { wordExport as en } from '../en/word-export.ts'

export const wordExport: typeof en = {
  kind: 'Kelime listesi',
  count: (count) => `${count} kelime`,
  found: (q) => `“${q}”`,
  columns: { english: 'İngilizce', turkish: 'Türkçe' },
  footer: 'Köprü, NAATI’den bağımsızdır.',
  pageNumber: 'Sayfa {page}/{pages}',
  fileName: (title) => `Köprü - ${title}`,
  anki: { front: 'Ön yüz', back: 'Arka yüz', example: 'Örnek', sound: 'Ses' },
  everything: 'bütün kelimeler',
  readMe: (words) => `Köprü: ${words}

1. Anki’de Dosya > İçe Aktar’ı seç ve ${words} dosyasını aç. Ön yüz, Arka yüz, Örnek ve Ses
   sütunlarının not türündeki alanlara gittiğini kontrol et.
2. “media” klasöründeki dosyaları Anki’nin ortam klasörüne (collection.media) kopyala. Anki’de
   Araçlar > Ortamı Denetle > Dosyaları Görüntüle bu klasörü açar.

Dosyası olmayan kelimelerin kaydı yoktur. Onları Köprü’de dinleyebilirsin.
`,
}
