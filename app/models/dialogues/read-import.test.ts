import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import {
  ACCESS_LEVELS,
  DIALOGUE_FILE_VERSION,
  LEVELS,
  TOPICS,
  UNIT_WEIGHTS,
  VARIANT_KINDS,
  WRONG_TYPES,
} from '#app/config/dialogues.ts'
import { SEVERITIES } from '../scoring/severities.ts'
import { UNIT_KINDS } from '../scoring/self-marking/unit.ts'
import { type DialogueImport, writeDialogueFile } from './dialogue-file.ts'
import { importProblemSentence } from './import-problem.ts'
import { commitGaps, readImport } from './read-import.ts'
import { slugOf } from './slug.ts'

/** Any text as stored: trimmed, never empty, without characters that the database rejects. */
const said = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/\0|\p{Surrogate}/gu, '').trim())
  .filter((text) => text !== '')
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,3}$/)
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

const remark = fc.record({ en: said, tr: said })
const wrong = fc.record({
  text: said,
  type: fc.constantFrom(...WRONG_TYPES),
  kind: fc.constantFrom(...UNIT_KINDS),
  severity: fc.constantFrom(...SEVERITIES),
  note: remark,
})

const words = { slug, title: said, titleTr: said, hook: said, hookTr: said, description: said, descriptionTr: said }
const files: fc.Arbitrary<DialogueImport> = fc.record({
  version: fc.constant(DIALOGUE_FILE_VERSION),
  ...words,
  aim: remark,
  topic: fc.oneof(fc.constantFrom(...TOPICS), said),
  level: fc.constantFrom(...LEVELS),
  accessLevel: fc.constantFrom(...ACCESS_LEVELS),
  durationSeconds: fc.integer({ min: 60, max: 7_200 }),
  isMockTestCandidate: fc.boolean(),
  segments: fc.array(
    fc.record(
      {
        speaker: fc.constantFrom('English' as const, 'Turkish' as const),
        gender: fc.constantFrom('male' as const, 'female' as const),
        text: said,
        translation: said,
        variants: fc.array(fc.oneof(said, fc.record({ kind: fc.constantFrom(...VARIANT_KINDS), text: said })), {
          maxLength: 4,
        }),
        units: fc.array(
          fc.record(
            { kind: fc.constantFrom(...UNIT_KINDS), text: said, weight: fc.constantFrom(...UNIT_WEIGHTS) },
            { requiredKeys: ['kind', 'text'] },
          ),
          { maxLength: 4 },
        ),
        wrongs: fc.array(wrong, { maxLength: 2 }),
        note: remark,
        terms: fc.array(said, { maxLength: 3 }),
      },
      { requiredKeys: ['speaker', 'gender', 'text', 'translation', 'variants'] },
    ),
    { minLength: 1, maxLength: 12 },
  ),
  terms: fc.array(fc.record({ english: said, turkish: said }), { maxLength: 10 }),
  reviews: fc.array(
    fc.record({ reviewer: said, date: day.map((date) => date.toISOString().slice(0, 10)), scope: said }),
    { maxLength: 3 },
  ),
})

test('what is exported is imported as it was, and exported again it is the same text', () => {
  fc.assert(
    fc.property(files, (file) => {
      const text = writeDialogueFile(file)
      const read = readImport(text)
      expect(read.problems).toEqual([])
      expect(read.file).toEqual(file)
      expect(read.file && writeDialogueFile(read.file)).toBe(text)
    }),
    { numRuns: 40 },
  )
})

test('a file without a hook and Turkish words is read as well, as older exports are', () => {
  fc.assert(
    fc.property(files, (file) => {
      const { titleTr: _title, hook: _hook, hookTr: _hookTr, descriptionTr: _description, ...older } = file
      const read = readImport(JSON.stringify(older))
      expect(read.file).toEqual(older)
      expect(read.file && commitGaps(read.file).map(({ path }) => path)).toEqual(
        expect.arrayContaining(['titleTr', 'hook', 'hookTr', 'descriptionTr']),
      )
    }),
    { numRuns: 20 },
  )
})

test('no text makes it throw, and what is no dialogue has a problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { file, problems } = readImport(text)
      expect(file).toBeNull()
      for (const problem of problems) {
        for (const copy of Object.values(dialogueTransferCopy)) {
          expect(importProblemSentence({ problem, copy })).not.toBe('')
        }
      }
      expect(problems.length).toBeGreaterThan(0)
    }),
  )
})

test('a wrong rendition has a sentence with its path, in the form that was meant', () => {
  const [file] = fc.sample(files, 1)
  const sentences = (variants: unknown) => {
    const segments = file?.segments.map((segment, index) => (index === 0 ? { ...segment, variants } : segment))
    return readImport(JSON.stringify({ ...file, segments })).problems.map((problem) =>
      importProblemSentence({ problem, copy: dialogueTransferCopy.en }),
    )
  }
  expect(sentences([{ kind: 'close', text: 'Fine.' }, 'Fine too.'])).toEqual([])
  expect(sentences([{ kind: 'clsoe', text: 'Fine.' }])).toEqual([
    'segments[0].variants[0].kind: must be one of close, natural, concise',
  ])
  expect(sentences([{ kind: 'close' }])).toEqual(['segments[0].variants[0].text: is missing'])
  expect(sentences([{ kind: 'close', text: 'Fine.', note: 'x' }])).toEqual([
    'segments[0].variants[0]: has an unknown key: note',
  ])
  expect(sentences(['Fine.', ''])).toEqual(['segments[0].variants[1]: is empty'])
  expect(sentences([7])).toEqual(['segments[0].variants[0]: must be a text'])
})

test('keys in another order, blanks around a text and a byte order mark are no problem', () => {
  const file = fc.sample(files, 1)[0]
  if (!file) throw new Error('One was asked for.')
  const reversed = Object.fromEntries(Object.entries({ ...file, title: `  ${file.title}\n` }).toReversed())
  expect(readImport(`\uFEFF${JSON.stringify(reversed)}`).file).toEqual(file)
})

test('what content/ asks for besides is named, and stands in nobody’s way', () => {
  const segment = {
    speaker: 'English' as const,
    gender: 'male' as const,
    text: 'Hello.',
    translation: 'Merhaba.',
    variants: ['Selam.'],
    units: [{ kind: 'tone' as const, text: 'Merhaba' }],
    wrongs: [],
  }
  const sample = fc.sample(files, 1)[0] ?? expect.unreachable()
  const file = { ...sample, topic: 'Cooking', segments: [segment], terms: [], reviews: [] }
  expect(readImport(writeDialogueFile(file)).problems).toEqual([])
  expect(commitGaps(file).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'topic choice',
    'segments[0].variants[0] type',
    'segments[0].units[0].weight missing',
    'segments[0].wrongs few',
    'segments[0].note missing',
    'segments[0].terms missing',
    'terms few',
    'reviews few',
  ])
})

test.each([
  ['Çiğdem’in Şoförü: İlk gün!', 'cigdemin-soforu-ilk-gun'],
  ['24/7', '24-7'],
  ['???', 'dialogue-9'],
])('the slug of %s is %s', (title, expected) => {
  expect(slugOf({ id: 9, title })).toBe(expected)
})
