import { expect, test } from 'vitest'
import { normaliseForSpeech } from './spoken-text.ts'

const SPOKEN = [
  ['Aylık $1.250,50 ödüyorum.', 'Aylık bin iki yüz elli dolar elli sent ödüyorum.'],
  ['1.250,50 TL ödedim.', 'bin iki yüz elli lira elli kuruş ödedim.'],
  ['₺500 verdim.', 'beş yüz lira verdim.'],
  ["5 bin TL'lik fatura", 'beş bin liralık fatura'],
  ["300 TL'ye aldım", 'üç yüz liraya aldım'],
  ["$250'lık, $300'ü, $5'e", 'iki yüz elli dolarlık, üç yüz doları, beş dolara'],
  ['2,05 dolarda, 1,95 dolardan', 'iki dolar beş sentte, bir dolar doksan beş sentten'],
  ["820'şer dolar, 1.640'ar", 'sekiz yüz yirmişer dolar, bin altı yüz kırkar'],
  ['A$400 yardım', 'dört yüz Avustralya doları yardım'],
  ['2 milyon TL, 2,5 milyon dolar', 'iki milyon lira, iki buçuk milyon dolar'],
  ['4,5 saat, 3,5 derece', 'dört buçuk saat, üç virgül beş derece'],
  ['Dr. Yılmaz geldi.', 'Doktor Yılmaz geldi.'],
  ['Av. Kaya ile Mr. Brown', 'Avukat Kaya ile Mistır Braun'],
  ['Mrs. Brown ve Prof. Demir', 'Misiz Braun ve Profesör Demir'],
  ['No. 5 ve No: 7', 'numara beş ve numara yedi'],
  ["%63, 63%, %20'si", 'yüzde altmış üç, yüzde altmış üç, yüzde yirmisi'],
  ['%12,5 artış', 'yüzde on iki virgül beş artış'],
  ["Medicare'e gittim", 'Medikeyre gittim'],
  ["Centrelink'ten TAFE'e", 'Sentırlinkten Teyfe'],
  ["CV'nizde, GPS'li", 'si vinizde, ci pi esli'],
  ["14 Mart'ta", 'on dört Martta'],
  ["14.03.2026'da", 'on dört Mart iki bin yirmi altıda'],
  ["9.30'da gelin", 'dokuz otuzda gelin'],
  ['saat 14.30 gibi', 'saat on dört otuz gibi'],
  ["saat 09:00'da", 'saat dokuzda'],
  ['2.500 metre, 1001', 'iki bin beş yüz metre, bin bir'],
  ["5'te, 1998'de, 4'ü, 4'üncü", 'beşte, bin dokuz yüz doksan sekizde, dördü, dördüncü'],
  ['3. kat, 4. Cadde', 'üçüncü kat, dördüncü Cadde'],
  ['Ev 3. Sonra gel.', 'Ev üç. Sonra gel.'],
  ['3-4 gün', 'üç dört gün'],
  ['1/2, 3/4, 7/24', 'yarım, dörtte üç, yedi yirmi dört'],
  ["000'ı arayın", 'sıfır sıfır sıfırı arayın'],
  ['0412 345 678', 'sıfır dört bir iki, üç dört beş, altı yedi sekiz'],
  ['Dosya numaranız da 4817.', 'Dosya numaranız da dört sekiz bir yedi.'],
  ["5 kg'lık, 60 km/s, 50 m²", 'beş kilogramlık, saatte altmış kilometre, elli metrekare'],
  ['my.gov.au adresi', 'may nokta gov nokta a u adresi'],
  ['Ar-Ge & tasarım', 'Ar Ge ve tasarım'],
  ['Xavier quiz', 'Ksavier kiz'],
  ['hâlâ dükkân', 'hâlâ dükkân'],
] as const

test.each(SPOKEN)('%j is said as %j', (written, spoken) => {
  expect(normaliseForSpeech(written, 'tr')).toBe(spoken)
})
