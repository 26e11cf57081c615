import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseForSpeech } from './spoken-text.ts'

const ENGLISH = [
  ['It costs $1,250.50 a month.', 'It costs 1,250 dollars and 50 cents a month.'],
  ['A fee of $1 applies.', 'A fee of 1 dollar applies.'],
  ['That is $1.20.', 'That is 1 dollar and 20 cents.'],
  ['They paid A$400.', 'They paid 400 Australian dollars.'],
  ['They paid 500 AUD.', 'They paid 500 Australian dollars.'],
  ['A grant of $2 million', 'A grant of 2 million dollars'],
  ['A grant of $1.5 million', 'A grant of 1.5 million dollars'],
  ['€30 and ₺500', '30 euros and 500 lira'],
  ['at 9:00 am', 'at 9 am'],
  ['at 2.30 p.m. today', 'at 2:30 pm today'],
  ['at 2:30 pm', 'at 2:30 pm'],
  ['at 9:00', "at 9 o'clock"],
  ['at 2:05 pm', 'at 2 oh 5 pm'],
  ['Dr. Smith and Mr. Yılmaz', 'Doctor Smith and Mister Yılmaz'],
  ['Mrs. Kaya, Ms. Demir', 'Missus Kaya, Miz Demir'],
  ["St. Vincent's Hospital", "Saint Vincent's Hospital"],
  ['No. 5, George St. is here', 'number 5, George St. is here'],
  ['No. I cannot.', 'No. I cannot.'],
  ['R&D', 'R and D'],
  ['for 3-4 days', 'for 3 to 4 days'],
  ['open 24/7', 'open 24 7'],
  ['5% of NDIS plans', '5% of N D I S plans'],
  ['Call 03-9555-1234', 'Call 03-9555-1234'],
  ['Medicare and Centrelink', 'Medicare and Centrelink'],
] as const

const TURKISH = [
  ['Aylık $1.250,50 ödüyorum.', 'Aylık 1.250 dolar 50 sent ödüyorum.'],
  ['1.250,50 TL ödedim.', '1.250 lira 50 kuruş ödedim.'],
  ['₺500 verdim.', '500 lira verdim.'],
  ["5 bin TL'lik fatura", '5 bin liralık fatura'],
  ["300 TL'ye aldım", '300 liraya aldım'],
  ['A$400 yardım', '400 Avustralya doları yardım'],
  ['2 milyon TL', '2 milyon lira'],
  ['Dr. Yılmaz geldi.', 'Doktor Yılmaz geldi.'],
  ['Av. Kaya ile Mr. Brown', 'Avukat Kaya ile Mistır Brown'],
  ['Mrs. Brown ve Prof. Demir', 'Misiz Brown ve Profesör Demir'],
  ['No. 5 ve No: 7', 'numara 5 ve numara 7'],
  ['%63 ve 63%', 'yüzde 63 ve yüzde 63'],
  ['%12,5 artış', 'yüzde 12,5 artış'],
  ["Medicare'e gittim", "Medikeyr'e gittim"],
  ["Centrelink'ten TAFE'e", "Sentırlink'ten Teyf'e"],
  ["14 Mart'ta", "14 Mart'ta"],
  ["9.30'da gelin", "9:30'da gelin"],
  ['saat 14.30 gibi', 'saat 14:30 gibi'],
  ["saat 09:00'da", "saat 9'da"],
  ['saat 14:30', 'saat 14:30'],
  ['2.500 metre', '2.500 metre'],
  ['Ar-Ge & tasarım', 'Ar-Ge ve tasarım'],
] as const

test.each(ENGLISH)('English %j is said as %j', (written, spoken) => {
  expect(normaliseForSpeech(written, 'en')).toBe(spoken)
})

test.each(TURKISH)('Turkish %j is said as %j', (written, spoken) => {
  expect(normaliseForSpeech(written, 'tr')).toBe(spoken)
})

test('tags, phoneme brackets and line breaks do not reach the engine', () => {
  expect(normaliseForSpeech('hello <b>world</b>\n[[h@l]] & you', 'en')).toBe('hello b world /b h@l and you')
})

test('whatever is written, nothing remains that the engine would take for markup', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('<>&[]a1 $.,:%\n')), maxLength: 40 })
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'tr'), (written, language) => {
      expect(normaliseForSpeech(written, language)).not.toMatch(/[<>&\n]|\[\[|\]\]/u)
    }),
  )
})

test('plain words are left as they are', () => {
  const words = fc.array(fc.stringMatching(/^[a-zçğıöşü]{2,8}$/u), { maxLength: 8 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(words, fc.constantFrom('en', 'tr'), (written, language) => {
      expect(normaliseForSpeech(written, language)).toBe(written)
    }),
  )
})
