import type { wordExport as en } from '../en/word-export.ts'

export const wordExport: typeof en = {
  kind: 'Kelime listesi',
  count: (count) => `${count} kelime`,
  found: (q) => `“${q}”`,
  columns: { english: 'İngilizce', turkish: 'Türkçe' },
  footer: 'Köprü, NAATI’den bağımsızdır.',
  pageNumber: 'Sayfa {page}/{pages}',
  fileName: (title) => `Köprü - ${title}`,
  everything: 'bütün kelimeler',
  readMe: (words) => `Köprü: ${words}

1. Anki’de dört alanlı bir not türü hazırla: ön yüz, arka yüz, örnek ve ses. Temel not türünde yalnızca
   ilk ikisi vardır; kartlar oraya örneksiz ve sessiz gelir.
2. Dosya > İçe Aktar’ı seç, ${words} dosyasını aç ve içe aktarma penceresinde bu not türünü seç. Dört sütun
   alanlara bu sırayla gider.
3. “media” klasöründeki dosyaları Anki’nin ortam klasörüne (collection.media) kopyala. Anki’de
   Araçlar > Ortamı Denetle > Dosyaları Görüntüle bu klasörü açar.

Dosyası olmayan kelimelerin kaydı yoktur. Onları Köprü’de dinleyebilirsin.
`,
}
