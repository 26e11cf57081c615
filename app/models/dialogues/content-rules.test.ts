import { expect, test } from 'vitest'
import { dialogueCopy } from '#app/config/copy/dialogues.ts'
import { SEGMENTS_MAX, SEGMENTS_MIN } from '#app/config/dialogues.ts'
import { checkDialogue, type ContentIssue, contentIssueSentence } from './content-rules.ts'
import type { Segment } from './segment.ts'

type Draft = { segments: Segment[] }

const NAMES = ['Ada', 'Berk', 'Cem', 'Defne', 'Elif', 'Filiz', 'Gül', 'Hale', 'Irmak', 'İnci', 'Jale', 'Kaan', 'Lale']
const COPY = dialogueCopy.en.contentRules

/** `count` words that pass every rule, ending in the name. */
function english(count: number, name: string): string {
  return `${'word '.repeat(count - 1)}${name}.`
}

function turkish(count: number, name: string): string {
  return `${'sözcük '.repeat(count - 1)}${name}.`
}

/** 13 segments: 7 English of 25 words, 6 Turkish of 20. Passes every rule. */
function goodDraft(): Draft {
  const segments = NAMES.map((name, index): Segment => {
    const [en, tr] = [english(25, name), turkish(20, name)]
    return index % 2 === 0
      ? { speaker: 'English', gender: 'female', text: en, translation: tr, variants: [turkish(19, name)] }
      : { speaker: 'Turkish', gender: 'male', text: tr, translation: en, variants: [english(24, name)] }
  })
  return { segments }
}

/** The good draft with one segment (1-based) changed. */
function withSegment(number: number, change: Partial<Segment>): Draft {
  const { segments } = goodDraft()
  return { segments: segments.map((each, index) => (index + 1 === number ? { ...each, ...change } : each)) }
}

function found(draft: Draft): string[] {
  return checkDialogue(draft).map(({ rule, segment }) => (segment === null ? rule : `${rule} ${segment}`))
}

test('a dialogue without faults has no issues', () => {
  expect(checkDialogue(goodDraft())).toEqual([])
})

test('too few and too many segments are found', () => {
  const { segments } = goodDraft()
  const many = [...segments, ...segments]
  expect(found({ segments: segments.slice(0, SEGMENTS_MIN) })).toEqual([])
  expect(found({ segments: segments.slice(0, SEGMENTS_MIN - 1) })).toContain('segment-count')
  expect(found({ segments: many.slice(0, SEGMENTS_MAX) })).not.toContain('segment-count')
  expect(found({ segments: many.slice(0, SEGMENTS_MAX + 1) })).toContain('segment-count')
})

test('Turkish without a single Turkish letter is found', () => {
  const { segments } = goodDraft()
  const flat = (text: string) => text.replaceAll('sözcük', 'kelime').replaceAll('ü', 'u').replaceAll('İ', 'I')
  const stripped = segments.map((each) => ({
    ...each,
    text: flat(each.text),
    translation: flat(each.translation),
    variants: each.variants.map(flat),
  }))
  expect(found({ segments: stripped })).toEqual(['no-turkish-letters'])
})

test('a speaker who speaks twice in a row is found', () => {
  const swapped = withSegment(2, {
    speaker: 'English',
    gender: 'female',
    text: english(20, 'Berk'),
    translation: 'üç',
    variants: [],
  })
  expect(found(swapped)).toEqual(['not-alternating 2', 'not-alternating 3'])
})

test('a speaker whose gender changes is found', () => {
  expect(found(withSegment(5, { gender: 'male' }))).toEqual(['gender-changes 5'])
})

test('missing and copied texts are errors, everything else is a warning', () => {
  expect(checkDialogue(withSegment(2, { text: ' ' }))).toEqual([
    { rule: 'text-missing', segment: 2, severity: 'error' },
  ])
  expect(checkDialogue(withSegment(2, { translation: '' }))).toEqual([
    { rule: 'translation-missing', segment: 2, severity: 'error' },
  ])
  expect(checkDialogue(withSegment(2, { translation: goodDraft().segments[1]?.text.toUpperCase() ?? '' }))).toEqual([
    { rule: 'translation-is-source', segment: 2, severity: 'error' },
  ])
  expect(checkDialogue(withSegment(5, { gender: 'male' }))[0]?.severity).toBe('warning')
})

test('a repeated text and a repeated rendition are found, whatever their case and punctuation', () => {
  const { segments } = goodDraft()
  expect(found(withSegment(7, { text: `${segments[2]?.text.toUpperCase() ?? ''}!` }))).toEqual(['repeated-text 7'])
  const again = segments[6]?.translation.replace('.', ' …') ?? ''
  expect(found(withSegment(7, { variants: [again] }))).toEqual(['repeated-rendition 7'])
})

test('digits that differ between text and translation are found', () => {
  const pair = (text: string, translation: string) =>
    found(
      withSegment(1, { text: `${english(20, 'Ada')} ${text}`, translation: `${turkish(18, 'Ada')} ${translation}` }),
    )
  expect(pair('It costs $1,250.50.', 'Ücreti 1.250,50 dolar.')).toEqual([])
  expect(pair('It costs $545.', 'Ücreti 554 dolar.')).toEqual(['numbers-differ 1'])
  expect(pair('It costs $545.', 'Ücreti dolar.')).toEqual(['numbers-differ 1'])
  expect(pair('It costs more.', 'Ücreti 545 dolar.')).toEqual(['numbers-differ 1'])
})

test('words of the other language are found in renditions too, names are not', () => {
  expect(found(withSegment(1, { variants: ['Please üç gün.'] }))).toEqual(['english-in-turkish 1'])
  expect(found(withSegment(2, { translation: english(9, 'çok'), variants: [] }))).toEqual(['turkish-in-english 2'])
  expect(found(withSegment(1, { variants: ['Bell Street Realty, Medicare ve TAFE.'] }))).toEqual([])
  expect(found(withSegment(1, { variants: ['Working with Children Check kaydı üç gün.'] }))).toEqual([])
  expect(found(withSegment(1, { variants: ['Ada with Children üç gün.', 'kayıt with Ada.'] }))).toEqual([
    'english-in-turkish 1',
  ])
})

test('Turkish typed without Turkish keys is found word by word', () => {
  expect(found(withSegment(4, { text: `${turkish(19, 'Defne')} Lutfen!` }))).toEqual(['ascii-turkish 4'])
  expect(found(withSegment(3, { text: `${english(19, 'Cem')} icin` }))).toEqual([])
})

test('numbers are written as Turkish writes them', () => {
  expect(found(withSegment(1, { variants: ["Saat 9.30'da, 14 Mart'ta, 1.250 dolara, %2,5 ile."] }))).toEqual([])
  expect(found(withSegment(1, { variants: ['Saat 9.30da üç kişi.'] }))).toEqual(['suffix-apostrophe 1'])
  expect(found(withSegment(1, { variants: ['Yüzde 2.5 arttı.'] }))).toEqual(['decimal-point 1'])
})

test('strangers who say sen are found', () => {
  expect(found(withSegment(4, { text: `Senin ${turkish(19, 'Defne')}` }))).toEqual(['informal-address 4'])
  expect(found(withSegment(4, { text: `Sizin, esen, senet ${turkish(17, 'Defne')}` }))).toEqual([])
})

test('an empty draft is checked without failing', () => {
  expect(found({ segments: [] })).toEqual(['segment-count'])
})

test('every issue has a sentence that names its segment', () => {
  const segment = { speaker: 'Turkish', gender: 'male', text: '', translation: '' } as const
  const issues: ContentIssue[] = checkDialogue({ segments: [segment, segment] })
  expect(issues.map((issue) => contentIssueSentence({ issue, copy: COPY }))).toContain('Segment 2 has no translation.')
  expect(
    contentIssueSentence({ issue: { rule: 'segment-count', segment: null, severity: 'warning' }, copy: COPY }),
  ).toBe(`A dialogue has ${SEGMENTS_MIN} to ${SEGMENTS_MAX} segments, like the test.`)
})
