import { expect, test } from 'vitest'
import { changedSince, type Segment } from './segment.ts'

const said = (text: string, speaker: Segment['speaker'] = 'English'): Segment => ({
  speaker,
  gender: 'female',
  text,
  translation: `${text}?`,
  variants: [],
})

test('a segment has changed when it says something else, in another language, or is gone', () => {
  const kept = [said('One'), said('Two'), said('Three'), said('Four')]
  const now = [{ ...said('One'), translation: 'Bir', variants: ['1'] }, said('Zwei'), said('Three', 'Turkish')]
  expect(changedSince({ kept, now })).toEqual([1, 2, 3])
  expect(changedSince({ kept, now: kept })).toEqual([])
})
