import { array, assert, constantFrom, nat, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { movedRecordings, pairRecordings } from './segment-recording.ts'

const english = (wordsHash: string) => ({ language: 'en', wordsHash })
const made = (id: number, wordsHash: string, segmentIndex: number) => ({ id, ...english(wordsHash), segmentIndex })

test('a recording is heard where its words stand, wherever that is', () => {
  const recordings = [made(1, 'a', 0), made(2, 'c', 5)]
  const { heard, stray, homeless } = pairRecordings(['c', 'b', 'a'].map(english), recordings)
  expect(heard.map((recording) => recording?.id ?? null)).toEqual([2, null, 1])
  expect([stray.flat(), homeless]).toEqual([[], []])
})

test('one whose words were replaced is heard nowhere, and shown at its place', () => {
  const { heard, stray } = pairRecordings([english('new'), english('b')], [made(1, 'old', 0)])
  expect(heard).toEqual([null, null])
  expect(stray.map((list) => list.map(({ id }) => id))).toEqual([[1], []])
})

test('the same words in another language are other words', () => {
  const { heard } = pairRecordings([{ language: 'tr', wordsHash: 'a' }], [made(1, 'a', 0)])
  expect(heard).toEqual([null])
})

test('a recording follows its words when segments are moved, and stays at words that are new', () => {
  const before = ['a', 'b', 'c'].map(english)
  const recordings = [made(1, 'a', 0), made(2, 'b', 1)]
  expect(movedRecordings({ before, after: ['c', 'b', 'a'].map(english), recordings })).toEqual([
    { id: 1, segmentIndex: 2 },
  ])
  expect(movedRecordings({ before, after: ['a, corrected', 'b', 'c'].map(english), recordings })).toEqual([])
})

test('a recording whose segment was removed is not laid at the segment after it', () => {
  const before = ['a', 'b', 'c'].map(english)
  const recordings = [made(1, 'a', 0)]
  const after = ['b', 'c'].map(english)
  const [moved] = movedRecordings({ before, after, recordings })
  const { stray, homeless } = pairRecordings(after, [made(1, 'a', moved?.segmentIndex ?? 0)])
  expect([stray.flat(), homeless.map(({ id }) => id)]).toEqual([[], [1]])
})

const Words = constantFrom('a', 'b', 'c', 'd')
const Segments = array(record({ language: constantFrom('en', 'tr'), wordsHash: Words }), { maxLength: 6 })
const Recordings = uniqueArray(
  record({ language: constantFrom('en', 'tr'), wordsHash: Words, segmentIndex: nat({ max: 8 }) }),
  { selector: ({ language, wordsHash }) => `${language}${wordsHash}` },
)

test('no recording is ever heard for other words, and none gets lost', () => {
  assert(
    property(Segments, Recordings, (segments, recordings) => {
      const { heard, stray, homeless } = pairRecordings(segments, recordings)
      segments.forEach((segment, index) => {
        if (heard[index]) expect(heard[index]).toMatchObject(segment)
      })
      const shown = new Set([...heard, ...stray.flat(), ...homeless].filter((recording) => recording !== null))
      expect(shown.size).toBe(recordings.length)
    }),
  )
})
