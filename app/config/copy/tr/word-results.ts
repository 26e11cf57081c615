import type { wordResults as en } from '../en/word-results.ts'

const words = (count: number) => `${count} kelime`

export const wordResults: typeof en = {
  inAll: (count) => `Bütün alanlarda ${words(count)}`,
  similar: 'Kulağa benzer gelenler',
  similarNone: 'Bunlardan birini mi arıyorsun?',
  own: 'Kendi kelimen',
  addOwn: (q) => `“${q}” kelimesini kendi kelimelerine ekle`,
  take: {
    title: 'Yanına al',
    paper: 'Kâğıtta',
    cards: 'Anki kartı olarak',
    print: 'İki sayfada yazdır (PDF)',
    printFound: 'Bu listeyi yazdır (PDF)',
    choose: 'Bir alan seç, kelimelerini iki sayfada yazdır.',
    direction: 'Kartların ön yüzünde',
    directions: { to_turkish: 'İngilizce', to_english: 'Türkçe' },
    csv: 'Kartlar (CSV)',
    zip: 'Kartlar ve sesler (ZIP)',
    hint: 'İkisini de Anki okur. ZIP’te kaydedilmiş sesler de var; nasıl yükleneceği içinde yazıyor.',
  },
}
