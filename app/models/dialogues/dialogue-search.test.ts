import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNarrowed, readDialogueQuery, rememberSearch, searchDialogues, suggestSearches } from './dialogue-search.ts'

const DIALOGUES = [
  { title: 'İş görüşmesi', topic: 'Employment', level: 'beginner' as const },
  {
    title: 'Renting a flat',
    aim: 'numbers under pressure',
    aimTr: 'baskı altında sayılar',
    topic: 'Housing',
    level: 'advanced' as const,
  },
  { title: 'Şikâyet at the café', topic: 'Consumer Affairs', level: 'beginner' as const },
]
const titles = (q: string) =>
  searchDialogues(DIALOGUES, { q, topic: null, level: null, bookmarked: false }).map(({ title }) => title)
const read = (query: string) => readDialogueQuery(new URLSearchParams(query))

test.each([
  ['is gorusmesi', 'İş görüşmesi'],
  ['GORUSMESI IS', 'İş görüşmesi'],
  ['İŞ', 'İş görüşmesi'],
  ['HOUSING', 'Renting a flat'],
  ['sikayet cafe', 'Şikâyet at the café'],
  ['affairs', 'Şikâyet at the café'],
  ['pressure', 'Renting a flat'],
  ['flat baski', 'Renting a flat'],
])('%s finds by title, topic and aim, typed with or without Turkish keys', (q, title) => {
  expect(titles(q)).toEqual([title])
})

test('an address is read leniently', () => {
  expect(read('q=+a+&topic=&level=ADVANCED')).toEqual({
    q: 'a',
    topic: null,
    level: 'advanced',
    bookmarked: false,
  })
  expect(isNarrowed(read('bookmarked=true'))).toBe(true)
  expect(isNarrowed(read('q=+&level=expert'))).toBe(false)
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100)
})

test('a search keeps the order, only narrows, and finds every dialogue by its own title', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.constantFrom('beginner', 'advanced')), (q, level) => {
      const found = searchDialogues(DIALOGUES, { q, topic: null, level, bookmarked: false })
      expect(found).toEqual(DIALOGUES.filter((dialogue) => found.includes(dialogue)))
      if (level !== null) for (const dialogue of found) expect(dialogue.level).toBe(level)
    }),
  )
  for (const { title } of DIALOGUES) {
    expect(titles(title)).toContain(title)
    expect(titles(title.toLocaleUpperCase('tr'))).toContain(title)
  }
})

test('suggestions hold what is typed, those that begin with it first, five at most', () => {
  const phrases = [
    'A house',
    'Housing',
    'House of cards',
    'Legal',
    'Housing',
    'Houses',
    'House 1',
    'House 2',
    'House 3',
  ]
  expect(suggestSearches({ typed: 'HOUS', phrases })).toEqual([
    'Housing',
    'House of cards',
    'Houses',
    'House 1',
    'House 2',
  ])
  expect(suggestSearches({ typed: 'a h', phrases })).toEqual(['A house'])
  expect(suggestSearches({ typed: '  ', phrases })).toEqual([])
  expect(suggestSearches({ typed: 'zzz', phrases })).toEqual([])
})

test('the last three searches are remembered, newest first, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'b', ' b ', 'ç', 'c', 'd', '', ' ')), (searches) => {
      const recent = searches.reduce<string[]>((all, one) => rememberSearch(all, one), [])
      expect(recent.length).toBeLessThanOrEqual(3)
      expect(new Set(recent.map((one) => one.toLowerCase().replace('ç', 'c'))).size).toBe(recent.length)
      const last = searches.map((one) => one.trim()).findLast((one) => one !== '')
      expect(recent[0]).toBe(last)
    }),
  )
})
