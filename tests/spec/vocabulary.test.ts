import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ASCII_SPELLINGS, ENGLISH_ONLY_WORDS, TURKISH_ONLY_WORDS } from '#app/config/dialogues.ts'
import { DialogueFileSchema } from '#app/models/dialogues/dialogue-file.ts'
import { INSIDE_A_NAME } from '#app/models/dialogues/content-rules.ts'
import { listFoldedWords } from '#app/models/dialogues/written-text.ts'
import { normaliseTurkish } from '#app/models/vocabulary/fold.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { turkishSounds } from '#app/models/vocabulary/pronunciation/turkish-sounds.ts'
import { type VocabularyFile, VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'
import { unexplained } from '../../scripts/content/doubles.mjs'

const FOLDER = 'content/vocabulary'
const NAMES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
/** Letters of Turkish, of names and of loanwords, digits and punctuation. */
const TURKISH_TEXT = /^[a-zA-ZçğıöşüâîûÇĞİÖŞÜÂÎÛ\d\s.,;:!?'’()/%&$+“”…-]+$/u

function read(name: string): VocabularyFile {
  return VocabularyFileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))
}

type Item = VocabularyFile['items'][number]

// Names that Turks here say in English, and phrases with them, begin with a capital.
const isName = (text: string) => /^\p{Lu}/u.test(text)

const turkishOf = ({ turkish, acceptedTurkish, exampleTurkish, collocations }: Item) => [
  turkish,
  ...acceptedTurkish.filter((text) => !isName(text)),
  exampleTurkish,
  ...collocations.map((one) => one.turkish),
]
const englishOf = ({ english, acceptedEnglish, exampleEnglish, collocations }: Item) => [
  english,
  ...acceptedEnglish,
  exampleEnglish,
  ...collocations.map((one) => one.english),
]

function holds(texts: string[], language: 'en' | 'tr', words: readonly string[]): boolean {
  const said = texts.map((text) => text.replaceAll(INSIDE_A_NAME, ''))
  return said.some((text) => listFoldedWords({ text, language }).some((word) => words.includes(word)))
}

const lower = (text: string) => text.toLowerCase()

function repeated(keys: string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

const ALL = NAMES.flatMap((name) => read(name).items)

test('no word occurs twice across the files', () => {
  const words = ALL.map(({ english, turkish }) => `${english} = ${turkish}`)
  expect(repeated(words.map(normaliseTurkish))).toEqual([])
  // The same English word in two meanings has a sense in each.
  expect(repeated(ALL.map((item) => withSense(item).toLowerCase()))).toEqual([])
})

test('a word that may be taken for another entry says so: by a sense, or because both accept each other', () => {
  expect(unexplained(ALL)).toEqual([])
})

test('verbs have no “to”, and a sense no brackets', () => {
  for (const { english, sense, partOfSpeech, turkish } of ALL) {
    if (partOfSpeech === 'verb') expect(english).not.toMatch(/^to /u)
    if (partOfSpeech === 'verb') expect(turkish, english).toMatch(/m[ae]k$/u)
    expect(`${english}${sense ?? ''}`).not.toMatch(/[()]/u)
  }
})

test('no example comes twice', () => {
  expect(repeated(ALL.flatMap(({ exampleEnglish, exampleTurkish }) => [exampleEnglish, exampleTurkish]))).toEqual([])
})

test('every term of every dialogue is taught', () => {
  const taught = new Set(ALL.flatMap(({ english, acceptedEnglish }) => [english, ...acceptedEnglish]).map(lower))
  const dialogues = readdirSync('content/dialogues').filter((name) => name.endsWith('.json'))
  for (const name of dialogues) {
    const { terms } = DialogueFileSchema.parse(JSON.parse(readFileSync(`content/dialogues/${name}`, 'utf8')))
    expect(
      terms.map(({ english }) => english).filter((english) => !taught.has(lower(english))),
      name,
    ).toEqual([])
  }
})

test('every word has its sounds, and the Turkish ones are those of the rules: npm run words', () => {
  for (const { english, turkish, byHand = [], ...sounds } of ALL) {
    const { ipaEnglish, saidEnglish, ipaTurkish, saidTurkish } = sounds
    expect(
      Math.min(ipaEnglish.length, saidEnglish.length, ipaTurkish.length, saidTurkish.length),
      english,
    ).toBeGreaterThan(0)
    const { ipa, said } = turkishSounds(turkish)
    if (!byHand.includes('ipaTurkish')) expect(ipaTurkish, turkish).toBe(ipa)
    if (!byHand.includes('saidTurkish')) expect(saidTurkish, turkish).toBe(said)
  }
})

for (const name of NAMES) {
  test(`${name} is named after its category`, () => {
    expect(name).toBe(`${read(name).category.toLowerCase().replaceAll(' ', '-')}.json`)
  })

  test(`${name} uses Turkish letters and no words of the other language`, () => {
    for (const item of read(name).items) {
      const notes = [item.trap, item.institution].flatMap((note) => note?.tr ?? [])
      for (const text of [...turkishOf(item), ...notes]) expect(text).toMatch(TURKISH_TEXT)
      // Notes may quote words of the other language.
      expect(holds(turkishOf(item), 'tr', [...ENGLISH_ONLY_WORDS, ...ASCII_SPELLINGS]), item.english).toBe(false)
      expect(holds(englishOf(item), 'en', TURKISH_ONLY_WORDS), item.english).toBe(false)
    }
    expect(read(name).items.some((item) => /[çğışöü]/u.test(item.turkish))).toBe(true)
  })

  test(`${name} accepts other wordings than the word itself`, () => {
    for (const { english, turkish, acceptedTurkish, acceptedEnglish } of read(name).items) {
      expect(repeated([turkish, ...acceptedTurkish].map(normaliseTurkish)), english).toEqual([])
      expect(repeated([english, ...acceptedEnglish].map((word) => word.toLowerCase())), english).toEqual([])
    }
  })
}

test('a legal term is taught in its legal sense', () => {
  const legal = read('legal.json').items
  const meanings = (word: string) =>
    legal.flatMap((item) => (item.english === word ? [item.turkish, ...item.acceptedTurkish] : []))
  expect(meanings('trial')).toEqual(expect.arrayContaining(['yargılama', 'duruşma']))
  expect(meanings('trial')).not.toContain('deneme')
  expect(meanings('trial period')).toContain('deneme süresi')
})
