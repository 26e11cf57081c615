import { expect, test } from 'vitest'
import { HOMONYMS } from '../lexicon/homonyms.ts'
import { readUtterance } from '../reading/utterance.ts'
import { findingsOf, type Row } from './findings-of.fixture.ts'

/** A word of the source in the wrong sense. */
const MISTAKEN: Row[] = [
  [
    'en',
    'Fişi de garanti belgesi de bende duruyor.',
    "I've got both the receipt and the warranty.",
    "I've got both the plug and the warranty.",
  ],
  ['en', 'Doktor bana reçete yazdı.', 'The doctor wrote me a prescription.', 'The doctor wrote me a recipe.'],
  ['en', 'Kızım yurtta kalıyor.', 'My daughter lives in student accommodation.', 'My daughter lives in the homeland.'],
  ['en', 'Yarın kontrole gideceğim.', "I'm going for a check-up tomorrow.", "I'm going for a control tomorrow."],
  ['en', 'Oturum izni bekliyorum.', "I'm waiting for my residence permit.", "I'm waiting for my session permit."],
  ['tr', 'Your discharge papers are ready.', 'Taburcu belgeleriniz hazır.', 'Akıntı belgeleriniz hazır.'],
  ['tr', 'Is the interest fixed?', 'Faiz sabit mi?', 'İlgi sabit mi?'],
  ['tr', "We'll need a stool sample.", 'Dışkı örneği gerekiyor.', 'Tabure örneği gerekiyor.'],
  ['tr', 'The counsellor will see you at two.', 'Danışman sizi ikide görecek.', 'Konsolos sizi ikide görecek.'],
  ['tr', 'The branch is next to the post office.', 'Şube postanenin yanında.', 'Dal postanenin yanında.'],
]

test.each(MISTAKEN)('a word in the wrong sense is found: (%s) %s', (...row) => {
  expect(findingsOf(row).map(({ rule }) => rule)).toContain('term-replaced')
})

/** The same words interpreted correctly, in other words, or in the other sense where that is meant. */
const RIGHT: Row[] = [
  [
    'en',
    'Fişi de garanti belgesi de bende duruyor.',
    "I've got both the receipt and the warranty.",
    "I've kept the proof of purchase and the warranty card.",
  ],
  ['en', 'Fişi prizden çekin.', 'Pull the plug out of the socket.', 'Take the plug out of the power point.'],
  ['en', 'Yurtta kalıyorum.', 'I live in student accommodation.', 'I live in a dorm.'],
  ['tr', 'You have some discharge from the wound.', 'Yaranızdan biraz akıntı geliyor.', 'Yarada biraz akıntı var.'],
  ['tr', 'Is the interest fixed?', 'Faiz sabit mi?', 'Faiz oranı değişmiyor mu, sabit mi?'],
  ['tr', 'He shows no interest in school.', 'Okula ilgisi yok.', 'Okula hiç ilgi göstermiyor.'],
]

test.each(RIGHT)('a word in its own sense is right: (%s) %s', (...row) => {
  expect(findingsOf(row).filter(({ rule }) => rule === 'term-replaced')).toEqual([])
})

test('a word is found with its endings', () => {
  const words = HOMONYMS.in(readUtterance('Fişini reçetesiyle birlikte verdi.', 'tr')).map(
    ({ meaning }) => meaning.part,
  )
  expect(words.filter((part) => part === 'word').length).toBeGreaterThanOrEqual(2)
})
