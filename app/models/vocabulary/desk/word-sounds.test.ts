import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SOUND_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import type { WordDraft } from './word-draft.ts'
import { withSounds } from './word-sounds.ts'

const draft = (changes: Partial<WordDraft> = {}): WordDraft => ({
  english: 'bond',
  turkish: 'depozito',
  category: 'Housing',
  difficulty: 'beginner',
  pronunciation: null,
  acceptedEnglish: [],
  acceptedTurkish: [],
  exampleEnglish: null,
  exampleTurkish: null,
  sense: null,
  partOfSpeech: null,
  register: null,
  ipaEnglish: null,
  ipaTurkish: null,
  saidEnglish: null,
  saidTurkish: null,
  collocations: [],
  trapEn: null,
  trapTr: null,
  institutionEn: null,
  institutionTr: null,
  ...changes,
})
const SOUNDS = { ipaEnglish: 'ˈbɒnd', ipaTurkish: 'x', saidEnglish: 'bond', saidTurkish: 'y' }
const stored = (changes: Partial<WordDraft> = {}) => ({ id: 1, ...draft({ ...SOUNDS, ...changes }) })
const soundsOf = ({ ipaEnglish, ipaTurkish, saidEnglish, saidTurkish }: WordDraft) => {
  return { ipaEnglish, ipaTurkish, saidEnglish, saidTurkish }
}

test('blank Turkish sounds are worked out, blank English ones stay blank', () => {
  expect(soundsOf(withSounds(draft()))).toEqual({
    ipaEnglish: null,
    ipaTurkish: 'depoziˈto',
    saidEnglish: null,
    saidTurkish: 'deh-poh-zee-toh',
  })
})

test('what was typed stays, and so does what belongs to a word that did not change', () => {
  expect(soundsOf(withSounds(draft(SOUNDS)))).toEqual(SOUNDS)
  expect(soundsOf(withSounds(draft({ ...SOUNDS, trapEn: 'new' }), stored()))).toEqual(SOUNDS)
})

test('sounds that were left as they were go with the word that was changed', () => {
  const changed = withSounds(draft({ ...SOUNDS, english: 'deposit', turkish: 'teminat' }), stored())
  expect(soundsOf(changed)).toEqual({
    ipaEnglish: null,
    ipaTurkish: 'teːmiːˈnat',
    saidEnglish: null,
    saidTurkish: 'teh-mee-naht',
  })
  // Typed anew together with the word.
  const typed = draft({ ...SOUNDS, turkish: 'teminat', ipaTurkish: 'mine', english: 'deposit', saidEnglish: 'dipozit' })
  expect(withSounds(typed, stored())).toMatchObject({ ipaTurkish: 'mine', saidEnglish: 'dipozit', ipaEnglish: null })
})

test('whatever the Turkish is, a sound that was worked out fits into its field', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (turkish) => {
      const { ipaTurkish, saidTurkish } = withSounds(draft({ turkish }))
      for (const sound of [ipaTurkish, saidTurkish]) {
        expect(sound === null || (sound !== '' && sound.length <= SOUND_MAX_CHARACTERS)).toBe(true)
      }
    }),
  )
})
