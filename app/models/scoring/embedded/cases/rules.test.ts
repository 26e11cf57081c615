import { expect, test } from 'vitest'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import { findErrors } from '../find-errors.ts'
import { FREE_RENDITIONS } from '../free-renditions.fixture.ts'

/** The rules that a rendition of a Turkish or English sentence sets off, with their severities. */
function rulesWithSeverity(source: string, model: string, said: string): string[] {
  const isTurkish = /[çğışöü]|\b(?:bir|ve|ben)\b/u.test(source) && !/\b(?:the|you|we)\b/iu.test(source)
  const segment = SegmentSchema.parse({ speaker: isTurkish ? 'Turkish' : 'English', text: source, translation: model })
  const findings = findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } })
  return findings.map(({ type, rule }) => `${type} ${rule}`)
}

const PASSPORT = ["You don't need to bring your passport.", 'Pasaportunuzu getirmenize gerek yok.'] as const
const CLEAN = ['Annem gelmeden önce temizlik yapmadım.', "I didn't clean before my mother came."] as const
const OBJECT = ["Unless you object, we'll start on Friday.", 'İtiraz etmezseniz cuma günü başlarız.'] as const
const UNCLE = ['His uncle will call your mother-in-law.', 'Amcası kayınvalidenizi arayacak.'] as const
const KEYS = [
  'The driver gave the keys to our neighbour, not to the agent.',
  'Şoför anahtarları emlakçıya değil, komşumuza verdi.',
] as const
const MEETING = ['Toplantı saat dokuzu yirmi geçe başlıyor.', 'The meeting starts at twenty past nine.'] as const
const INJECTION = [
  'İki günde bir iğne oluyorum, üç haftada bir de doktora gidiyorum.',
  'I have an injection every two days and see the doctor every three weeks.',
] as const
const STAINS = [
  'Most of the stains came out and the rest will follow.',
  'Lekelerin çoğu çıktı, kalanı da çıkacak.',
] as const
const VACCINE = [
  'The nurse will weigh the baby first, and then you will wait in the corridor.',
  'Hemşire önce bebeği tartacak, sonra koridorda bekleyeceksiniz.',
] as const
const FOOD = [
  'Memnunum, mamayı verdim, üzülmenize gerek yok.',
  "I'm happy, I gave the baby food, you don't need to be sad.",
] as const

test.each([
  [PASSPORT, 'Pasaportunuzu getirmek zorunda değilsiniz.'],
  [PASSPORT, 'Pasaport getirmenize lüzum yok.'],
  [CLEAN, "Before my mother arrived I hadn't cleaned up."],
  [OBJECT, 'İtiraz etmedikçe cuma günü başlayacağız.'],
  [OBJECT, 'Siz karşı çıkmazsanız cuma başlıyoruz.'],
  [UNCLE, 'Dayısı kayınvalidenizi arayacak.'],
  [KEYS, 'Anahtarları şoför komşumuza verdi, emlakçıya değil.'],
  [MEETING, 'The meeting begins at 9:20.'],
  [INJECTION, 'I get an injection every other day and go to the doctor once in three weeks.'],
  [STAINS, 'Lekeler büyük ölçüde çıktı, kalanı da çıkacak.'],
  [FOOD, "I'm pleased, I've given the baby its food; there's no need to feel sorry."],
])('%s as “%s” costs nothing', ([source, model], said) => {
  expect(rulesWithSeverity(source, model, said)).toEqual([])
})

test.each([
  [PASSPORT, 'Pasaportunuzu getirmemelisiniz.', 'critical obligation-reversed'],
  [PASSPORT, 'Pasaportunuzu getirmeniz gerekiyor.', 'critical negation-lost'],
  [PASSPORT, 'Pasaportumu getirmenize gerek yok.', 'critical person-swapped'],
  [CLEAN, 'I cleaned before my mother came.', 'critical negation-lost'],
  [CLEAN, "I didn't clean after my mother came.", 'critical opposite-word'],
  [OBJECT, 'İtiraz ederseniz cuma günü başlarız.', 'critical negation-lost'],
  [UNCLE, 'Amcası annenizi arayacak.', 'critical relative-replaced'],
  [UNCLE, 'Teyzesi kayınvalidenizi arayacak.', 'critical relative-replaced'],
  [KEYS, 'Şoför anahtarları komşumuza değil, emlakçıya verdi.', 'critical roles-swapped'],
  [MEETING, 'The meeting starts at twenty to nine.', 'critical number-replaced'],
  [INJECTION, 'I have an injection twice a day and see the doctor every three weeks.', 'critical frequency-changed'],
  [STAINS, 'Lekelerin hepsi çıktı, kalanı da çıkacak.', 'major amount-changed'],
  [VACCINE, 'Önce koridorda bekleyeceksiniz, sonra hemşire bebeği tartacak.', 'critical order-changed'],
])('%s as “%s” is found', ([source, model], said, expected) => {
  expect(rulesWithSeverity(source, model, said)).toContain(expected)
})

test('a part left standing in no order is an error of language, and a lost please one of register', () => {
  const model = 'Lütfen yarın sabah saat dokuzda pasaportunuzla birlikte ofisimize gelin ve formu imzalayın.'
  const source = 'Please come to our office with your passport at nine tomorrow morning and sign the form.'
  const shuffled = 'saat gelin imzalayın birlikte Lütfen formu sabah pasaportunuzla ve dokuzda ofisimize yarın.'
  expect(rulesWithSeverity(source, model, shuffled)).toContain('major word-order')
  expect(rulesWithSeverity(source, model, model.replace('Lütfen yarın', 'Yarın'))).toEqual(['minor courtesy-lost'])
})

test('free renditions of other topics lose less than a minor error on average, and none is critical', () => {
  const findings = FREE_RENDITIONS.flatMap(({ segment, text }) =>
    findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text } }),
  )
  expect(findings.filter(({ type }) => type === 'critical')).toEqual([])
  expect(findings.filter(({ type }) => type === 'major').length).toBeLessThan(FREE_RENDITIONS.length / 20)
})
