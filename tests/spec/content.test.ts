import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentStandardCopy } from '#app/config/copy/content-standard.ts'
import { dialogueCopy } from '#app/config/copy/dialogues.ts'
import { LEVELS, TOPICS, VARIANT_KINDS } from '#app/config/dialogues.ts'
import { measureContent, renditionWords } from '#app/models/dialogues/content-measures.ts'
import { checkDialogue, contentIssueSentence } from '#app/models/dialogues/content-rules.ts'
import { checkStandard } from '#app/models/dialogues/content-standard.ts'
import {
  type DialogueFile,
  DialogueFileSchema,
  readFileSegments,
  writeDialogueFile,
} from '#app/models/dialogues/dialogue-file.ts'

const FOLDER = 'content/dialogues'
/** Of each segment: what a candidate who is wrong once would say. */
const WRONGS = 2

const library = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    return { name, text, file: DialogueFileSchema.parse(JSON.parse(text)) }
  })
const files = library.map(({ file }) => file)
const practice = files.filter(({ isMockTestCandidate }) => !isMockTestCandidate)
const mock = files.filter(({ isMockTestCandidate }) => isMockTestCandidate)

type FileSegment = DialogueFile['segments'][number]

/** Which segments have this fault, as 'slug 3'. */
function placesOf(hasFault: (segment: FileSegment, file: DialogueFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.segments.flatMap((segment, index) => (hasFault(segment, file) ? [`${file.slug} ${index + 1}`] : [])),
  )
}

/** The words of the model, then those of the variants. */
function renditionsOf({ variants, ...segment }: FileSegment): string[][] {
  return renditionWords({ ...segment, variants: variants.map(({ text }) => text) })
}

test('practice has 120 dialogues, eight or more in each domain, and every level', () => {
  const countOf = (matches: (file: DialogueFile) => boolean) => practice.filter(matches).length
  expect(practice.length).toBeGreaterThanOrEqual(120)
  for (const topic of TOPICS) expect([topic, countOf((file) => file.topic === topic) >= 8]).toEqual([topic, true])
  for (const level of LEVELS) expect([level, countOf((file) => file.level === level) >= 30]).toEqual([level, true])
  const free = practice.filter(({ accessLevel }) => accessLevel === 'free')
  expect(free).toHaveLength(8)
  expect(free.filter(({ level }) => level === 'beginner').length).toBeGreaterThanOrEqual(2)
})

test('mock tests have 40 dialogues above beginner', () => {
  expect(mock.length).toBeGreaterThanOrEqual(40)
  expect(mock.filter(({ level }) => level === 'beginner')).toEqual([])
})

test('the first file is free: it is the public sample', () => {
  const [first] = files
  expect(first?.accessLevel).toBe('free')
  expect(first?.isMockTestCandidate).toBe(false)
  expect(first?.level).not.toBe('advanced')
})

test('every slug, title and text in the library is unique', () => {
  for (const key of ['slug', 'title', 'titleTr', 'hook', 'hookTr', 'description', 'descriptionTr'] as const) {
    expect(new Set(files.map((file) => file[key])).size, key).toBe(files.length)
  }
  const texts = files.flatMap(({ segments }) => segments.map(({ text }) => text.toLowerCase()))
  expect(new Set(texts).size).toBe(texts.length)
})

test('above beginner, the library has 22 to 25 words a segment, and uneven ones', () => {
  const above = files.filter(({ level }) => level !== 'beginner')
  const { mean, deviation } = measureContent(above.flatMap(({ segments }) => segments))
  expect(mean).toBeGreaterThanOrEqual(22)
  expect(mean).toBeLessThanOrEqual(25)
  expect(deviation).toBeGreaterThanOrEqual(7)
})

test('descriptions say where a dialogue takes place, and hooks tell of the story instead', () => {
  for (const { slug, hook, hookTr, description, descriptionTr } of files) {
    expect(description, slug).toMatch(/^This dialogue takes place /u)
    expect(descriptionTr, slug).toMatch(/^Bu diyalog,? .*geçiyor\./u)
    expect(`${hook} ${hookTr}`, slug).not.toMatch(/takes place|this dialogue|bu diyalog|geçiyor/iu)
    expect(hook, slug).toMatch(/[.?!]$/u)
    expect(hookTr, slug).toMatch(/[.?!]$/u)
  }
})

test('every segment has a close, a natural and a concise variant', () => {
  const isOther = ({ variants }: FileSegment) => variants.map(({ kind }) => kind).join() !== VARIANT_KINDS.join()
  expect(placesOf(isOther)).toEqual([])
})

test('no two renditions of a segment have the same words, in whatever order', () => {
  const repeats = (segment: FileSegment) => {
    const renditions = renditionsOf(segment).map((words) => words.toSorted().join(' '))
    return new Set(renditions).size < renditions.length
  }
  expect(placesOf(repeats)).toEqual([])
  const [first] = files
  const [segment] = first?.segments ?? []
  if (!segment) throw new Error('the first dialogue has no segment')
  const reordered = segment.translation.split(' ').toReversed().join(' ')
  expect(repeats({ ...segment, variants: [{ kind: 'close', text: reordered }] })).toBe(true)
})

test('units quote the model interpretation word for word, in order, without overlap', () => {
  const isMisquoted = ({ translation, units }: FileSegment) => {
    let from = 0
    return units.some(({ text }) => {
      const at = translation.indexOf(text, from)
      from = at + text.length
      return at < 0
    })
  }
  expect(placesOf(isMisquoted)).toEqual([])
})

test('every segment has two wrong renditions, which are neither its model nor a variant', () => {
  // Their order counts: who does what to whom is an error worth showing.
  const sentences = (segment: FileSegment) => renditionsOf(segment).map((words) => words.join(' '))
  const isRight = (segment: FileSegment) => {
    const variants = segment.wrongs.map(({ text }) => ({ kind: 'close' as const, text }))
    const wrongs = sentences({ ...segment, variants }).slice(1)
    const said = sentences(segment)
    return new Set(wrongs).size !== WRONGS || wrongs.some((wrong) => said.includes(wrong))
  }
  expect(placesOf(isRight)).toEqual([])
})

test('the terms of a segment are among those of its dialogue', () => {
  const isUnlisted = ({ terms }: FileSegment, file: DialogueFile) =>
    terms.some((term) => file.terms.every(({ english }) => english !== term))
  expect(placesOf(isUnlisted)).toEqual([])
})

for (const { name, text, file } of library) {
  test(`${name} follows every content rule and the standard of the library`, () => {
    const { level, isMockTestCandidate, terms } = file
    const { segments } = readFileSegments(file.segments)
    const rules = dialogueCopy.en.contentRules
    const standard = contentStandardCopy.en.rules
    expect([
      ...checkDialogue({ segments }).map((issue) => contentIssueSentence({ issue, copy: rules })),
      ...checkStandard({ level, isMockTestCandidate, terms, segments }).map(
        ({ rule, segment, facts }) => `${segment ?? 'whole'}: ${standard[rule](facts)}`,
      ),
    ]).toEqual([])
  })

  test(`${name} is a number and its slug`, () => {
    expect(name).toMatch(new RegExp(`^(?:\\d{3}|mock)-${file.slug}\\.json$`))
  })

  test(`${name} is formatted as the export formats it`, () => {
    expect(writeDialogueFile(file)).toBe(text)
  })
}
