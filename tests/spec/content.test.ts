import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dialogueCopy } from '#app/config/copy/dialogues.ts'
import { LEVELS, TOPICS } from '#app/config/dialogues.ts'
import { checkDialogue, contentIssueSentence, sourceWords } from '#app/models/dialogues/content-rules.ts'
import {
  type DialogueFile,
  DialogueFileSchema,
  readFileSegments,
  writeDialogueFile,
} from '#app/models/dialogues/dialogue-file.ts'
import { listFoldedWords } from '#app/models/dialogues/written-text.ts'

const FOLDER = 'content/dialogues'
/** Variants in addition to the model: almost everything can be said in more than one way. */
const VARIANTS_MIN = 3
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()

function read(name: string): DialogueFile {
  return DialogueFileSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))
}

/** As it is stored. */
function readStored(name: string) {
  const { level, segments } = read(name)
  return { level, ...readFileSegments(segments) }
}

/** Four letters represent the stem, whatever the suffix: 'sevkinde' is 'sevk', 'invoices' is 'invo'. */
function stemsOf(text: string, language: 'en' | 'tr'): string[] {
  return listFoldedWords({ text, language }).map((word) => word.slice(0, 4))
}

test('practice has 24 dialogues or more: two per domain, four free ones, every level', () => {
  const practice = NAMES.map(read).filter(({ isMockTestCandidate }) => !isMockTestCandidate)
  const countOf = (matches: (file: DialogueFile) => boolean) => practice.filter(matches).length
  expect(practice.length).toBeGreaterThanOrEqual(24)
  for (const topic of TOPICS)
    expect(
      countOf((file) => file.topic === topic),
      topic,
    ).toBeGreaterThanOrEqual(2)
  for (const level of LEVELS)
    expect(
      countOf((file) => file.level === level),
      level,
    ).toBeGreaterThanOrEqual(6)
  expect(countOf(({ accessLevel }) => accessLevel === 'free')).toBeGreaterThanOrEqual(4)
})

test('the first file is free: it is the public sample', () => {
  const first = read(NAMES[0] ?? '')
  expect(first.accessLevel).toBe('free')
  expect(first.isMockTestCandidate).toBe(false)
  expect(first.level).not.toBe('advanced')
})

test('every slug, title and text in the library is unique', () => {
  const files = NAMES.map(read)
  for (const key of ['slug', 'title', 'titleTr', 'hook', 'hookTr', 'description', 'descriptionTr'] as const) {
    expect(new Set(files.map((file) => file[key])).size, key).toBe(files.length)
  }
  const texts = files.flatMap(({ segments }) => segments.map(({ text }) => text.toLowerCase()))
  expect(new Set(texts).size).toBe(texts.length)
})

test('the validator finds no error in the whole library', () => {
  const report = NAMES.map((name) => ({ name, issues: checkDialogue(readStored(name)).length }))
  const faults = report.reduce((sum, { issues }) => sum + issues, 0)
  process.stdout.write(`${report.map(({ name, issues }) => `${issues}  ${name}`).join('\n')}\n`)
  process.stdout.write(`${faults} faults in ${report.length} dialogues\n`)
  expect(faults).toBe(0)
})

test('descriptions say where a dialogue takes place, and hooks tell of the story instead', () => {
  for (const { slug, hook, hookTr, description, descriptionTr } of NAMES.map(read)) {
    expect(description, slug).toMatch(/^This dialogue takes place /u)
    expect(descriptionTr, slug).toMatch(/^Bu diyalog .*geçiyor\./u)
    expect(`${hook} ${hookTr}`, slug).not.toMatch(/takes place|this dialogue|bu diyalog|geçiyor/iu)
    expect(hook, slug).toMatch(/[.?!]$/u)
    expect(hookTr, slug).toMatch(/[.?!]$/u)
  }
})

for (const name of NAMES) {
  test(`${name} follows every content rule`, () => {
    const file = readStored(name)
    const sentences = checkDialogue(file).map((issue) =>
      contentIssueSentence({ issue, copy: dialogueCopy.en.contentRules }),
    )
    expect(sentences, `${sourceWords(file.segments)} words`).toEqual([])
  })

  test(`${name} is a number and its slug`, () => {
    expect(name).toMatch(new RegExp(`^(?:\\d{3}|mock)-${read(name).slug}\\.json$`))
  })

  test(`${name} accepts at least three further renditions of every segment`, () => {
    const few = read(name).segments.flatMap(({ variants }, index) =>
      variants.length < VARIANTS_MIN ? [index + 1] : [],
    )
    expect(few).toEqual([])
  })

  test(`${name} is formatted as the export formats it`, () => {
    expect(writeDialogueFile(read(name))).toBe(readFileSync(`${FOLDER}/${name}`, 'utf8'))
  })

  test(`${name} uses each of its terms in both languages`, () => {
    const { terms } = read(name)
    const { segments } = readStored(name)
    const all = { en: new Set<string>(), tr: new Set<string>() }
    for (const { speaker, text, translation, variants } of segments) {
      const [spoken, target] = speaker === 'English' ? (['en', 'tr'] as const) : (['tr', 'en'] as const)
      for (const stem of stemsOf(text, spoken)) all[spoken].add(stem)
      for (const stem of [translation, ...variants].flatMap((one) => stemsOf(one, target))) all[target].add(stem)
    }
    const unsaid = terms.filter(
      ({ english, turkish }) =>
        !stemsOf(english, 'en').every((stem) => all.en.has(stem)) ||
        !stemsOf(turkish, 'tr').every((stem) => all.tr.has(stem)),
    )
    expect(unsaid).toEqual([])
  })
}
