import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ASCII_SPELLINGS, ENGLISH_ONLY_WORDS, TURKISH_ONLY_WORDS } from '#app/config/dialogues.ts'
import { listFoldedWords } from '#app/models/dialogues/written-text.ts'
import { normaliseTurkish } from '#app/models/vocabulary/fold.ts'
import { type VocabularyFile, VocabularyFileSchema } from '#app/models/vocabulary/vocabulary-file.ts'

const FOLDER = 'content/vocabulary'
const NAMES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
/** Letters of Turkish, of names and of loanwords, digits and punctuation. */
const TURKISH_TEXT = /^[a-zA-ZçğıöşüâîûÇĞİÖŞÜÂÎÛ\d\s.,;:!?'’()/%&$+-]+$/u

function read(name: string): VocabularyFile {
  return VocabularyFileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))
}

type Item = VocabularyFile['items'][number]

const turkishOf = ({ turkish, acceptedTurkish, example }: Item) => [turkish, ...acceptedTurkish, example.turkish]
const englishOf = ({ english, acceptedEnglish, example }: Item) => [english, ...acceptedEnglish, example.english]

function holds(texts: string[], language: 'en' | 'tr', words: readonly string[]): boolean {
  return texts.some((text) => listFoldedWords({ text, language }).some((word) => words.includes(word)))
}

function repeated(keys: string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

test('no word occurs twice across the files', () => {
  const files = NAMES.map(read)
  const words = files.flatMap(({ items }) => items.map(({ english, turkish }) => `${english} = ${turkish}`))
  expect(repeated(words.map(normaliseTurkish))).toEqual([])
  const inCategory = files.flatMap(({ category, items }) => items.map(({ english }) => `${category}: ${english}`))
  expect(repeated(inCategory.map((key) => key.toLowerCase()))).toEqual([])
})

for (const name of NAMES) {
  test(`${name} is named after its category`, () => {
    expect(name).toBe(`${read(name).category.toLowerCase().replaceAll(' ', '-')}.json`)
  })

  test(`${name} uses Turkish letters and no words of the other language`, () => {
    for (const item of read(name).items) {
      for (const text of turkishOf(item)) expect(text).toMatch(TURKISH_TEXT)
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
