import { readdirSync, readFileSync } from 'node:fs'
import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../../dialogues/language.ts'
import { findNumberWord } from '../../language/lexicon/number-words.ts'
import { comparable, plainLetters } from './answer-text.ts'
import { gradeAnswer, gradeInflected } from './grade.ts'
import { knownWordsOf } from './known-words.ts'
import { isOneEdit } from './one-edit.ts'

interface Entry {
  english: string
  turkish: string
  acceptedEnglish: string[]
  acceptedTurkish: string[]
  exampleEnglish: string | null
  exampleTurkish: string | null
}

const FOLDER = new URL('../../../../content/vocabulary/', import.meta.url)

function readEntries(): Entry[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file: { items: Partial<Entry>[] } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
      return file.items.map((word) => ({
        english: '',
        turkish: '',
        acceptedEnglish: [],
        acceptedTurkish: [],
        exampleEnglish: null,
        exampleTurkish: null,
        ...word,
      }))
    })
}

const LIBRARY = readEntries()
const known = knownWordsOf(LIBRARY)
const LANGUAGES = ['en', 'tr'] as const
const wordingsOf = (entry: Entry, language: Language) =>
  language === 'en' ? [entry.english, ...entry.acceptedEnglish] : [entry.turkish, ...entry.acceptedTurkish]

const grade = (language: Language, wordings: string[], answer: string) =>
  gradeAnswer({ language, wordings, known }, answer)
const hear = (language: Language, wordings: string[], answer: string) =>
  gradeInflected({ language, wordings, known }, answer)

test.each([
  ['tr', 'aile hekimi', 'aile hekimi', 'correct'],
  ['tr', 'aile hekimi', '  Aile HEKİMİ. ', 'correct'],
  ['tr', 'aile hekimi', 'AILE HEKIMI', 'almost'],
  ['tr', 'aile hekimi', 'aile hekmi', 'almost'],
  ['tr', 'aile hekimi', 'ailehekimi', 'almost'],
  ['tr', 'aile hekimi', 'bir aile hekimi', 'almost'],
  ['tr', 'aile hekimi', 'aile doktoru', 'wrong'],
  ['tr', 'aile hekimi', '   ', 'wrong'],
  ['tr', 'sigorta poliçesi', 'sigorta policesi', 'almost'],
  // Two slips.
  ['tr', 'sigorta poliçesi', 'sgorta polçesi', 'wrong'],
  // Another word: pain, not angle. A plain keyboard cannot tell them apart.
  ['tr', 'açı', 'acı', 'wrong'],
  ['tr', 'açı', 'aci', 'almost'],
  ['tr', 'ödeme', 'ödemek', 'wrong'],
  ['tr', 'ödemek', 'ödeme', 'wrong'],
  ['tr', 'Centrelink', 'centrelink', 'correct'],
  ['en', 'lease', 'LEASE', 'correct'],
  ['en', 'lease', 'the lease', 'almost'],
  ['en', 'apply for a visa', 'apply for visa', 'almost'],
  ['en', 'apply', 'to apply', 'almost'],
  ['en', 'follow-up appointment', 'follow up appointment', 'almost'],
  ['en', 'appointment', 'apointment', 'almost'],
  ['en', 'appointment', 'appiontment', 'almost'],
  // A short word, and other words.
  ['en', 'bond', 'bonds', 'wrong'],
  ['en', 'employer', 'employee', 'wrong'],
  ['en', 'never', 'ever', 'wrong'],
  ['en', 'neither', 'either', 'wrong'],
  ['en', 'typical', 'atypical', 'wrong'],
  ['en', 'guilty', 'not guilty', 'wrong'],
  // Numbers.
  ['en', 'subclass 482', 'subclass 428', 'wrong'],
  ['en', 'seventh', 'seventy', 'wrong'],
  ['en', 'fifteen', 'fiften', 'wrong'],
  ['en', 'vitamin A', 'vitamin', 'wrong'],
] as const)('in %s, for %j the answer %j is %s', (language, wanted, answer, verdict) => {
  expect(grade(language, [wanted], answer)).toBe(verdict)
})

test('every wording is right in capitals and small letters, also with spaces around it', () => {
  for (const language of LANGUAGES) {
    for (const entry of LIBRARY) {
      const wordings = wordingsOf(entry, language)
      for (const wording of wordings) {
        expect(grade(language, wordings, wording), wording).toBe('correct')
        expect(grade(language, wordings, ` ${wording.toLocaleLowerCase(language)}  `), wording).toBe('correct')
      }
    }
  }
})

test('another entry’s wording is never right, said or typed', () => {
  const pick = integer({ min: 0, max: LIBRARY.length - 1 })
  assert(
    property(constantFrom(...LANGUAGES), pick, pick, (language, one, other) => {
      const [asked, typed] = [LIBRARY[one], LIBRARY[other]]
      if (!asked || !typed) return
      const wanted = wordingsOf(asked, language)
      const compared = wanted.map((wording) => comparable(wording, language))
      for (const wording of wordingsOf(typed, language)) {
        if (compared.includes(comparable(wording, language))) continue
        expect(grade(language, wanted, wording), `${wanted[0]}: ${wording}`).toBe('wrong')
        expect(hear(language, wanted, wording), `${wanted[0]}: ${wording}`).toBe('wrong')
      }
    }),
    { numRuns: 3_000 },
  )
})

/** Long words that are neither numbers nor the negation of another. */
const LONG = LIBRARY.flatMap(({ english, turkish }) =>
  [
    { language: 'en' as const, word: english },
    { language: 'tr' as const, word: turkish },
  ].filter(({ word }) => /^\p{Ll}{6,}$/u.test(word) && !/m[ae]k?$/u.test(word)),
)
const LETTERS = Array.from('abcdefghijklmnoprstuvyz')
const EDITS = ['insert', 'delete', 'replace', 'swap'] as const

function edit(word: string, kind: (typeof EDITS)[number], at: number, letter: string): string {
  const letters = Array.from(word)
  const place = at % letters.length
  if (kind === 'insert') letters.splice(place, 0, letter)
  if (kind === 'delete') letters.splice(place, 1)
  if (kind === 'replace') letters.splice(place, 1, letter)
  if (kind === 'swap') letters.splice(place, 2, ...letters.slice(place, place + 2).toReversed())
  return letters.join('')
}

test('one slip in a long word counts as almost right, unless it makes another word', () => {
  let slips = 0
  assert(
    property(
      tuple(constantFrom(...LONG), constantFrom(...EDITS), integer({ min: 0, max: 30 }), constantFrom(...LETTERS)),
      ([{ language, word }, kind, at, letter]) => {
        const typed = edit(word, kind, at, letter)
        // Also without what may deny the word (atypical, -me-), and numbers.
        if (plainLetters(typed) === plainLetters(word) || /^a|m[ae]/u.test(typed)) return
        const isNumber = (one: string) => findNumberWord({ folded: plainLetters(one), lower: one }, language) !== null
        if (isNumber(word) || isNumber(typed)) return
        const expected = known.mayBe(typed, language) ? 'wrong' : 'almost'
        if (expected === 'almost') slips += 1
        expect(grade(language, [word], typed), `${word}: ${typed}`).toBe(expected)
      },
    ),
    { numRuns: 3_000 },
  )
  expect(slips).toBeGreaterThan(1_000)
})

test('two edits are never forgiven', () => {
  assert(
    property(
      tuple(constantFrom(...LONG), integer({ min: 0, max: 3 }), integer({ min: 4, max: 8 })),
      ([{ language, word }, first, second]) => {
        const typed = edit(edit(word, 'replace', second, 'x'), 'replace', first, 'q')
        if (isOneEdit(plainLetters(typed), plainLetters(word))) return
        expect(grade(language, [word], typed), typed).toBe('wrong')
      },
    ),
  )
})

test.each([
  ['tr', 'kira sözleşmesi', 'kira sözleşmesini', 'correct'],
  ['tr', 'kira sözleşmesi', 'galiba kira sözleşmesi', 'correct'],
  ['tr', 'randevu', 'randevuyu', 'correct'],
  ['tr', 'onaylanmış', 'onaylanmış değil', 'wrong'],
  ['tr', 'randevu', 'iki randevu', 'wrong'],
  ['tr', 'randevu', '', 'wrong'],
  ['en', 'tenant', 'tenants', 'correct'],
  ['en', 'tenant', 'I think it is a tenant', 'correct'],
  ['en', 'guilty', 'not guilty', 'wrong'],
  ['en', 'lease', 'release', 'wrong'],
] as const)('said in %s, for %j the words %j are %s', (language, wanted, answer, verdict) => {
  expect(hear(language, [wanted], answer)).toBe(verdict)
})
