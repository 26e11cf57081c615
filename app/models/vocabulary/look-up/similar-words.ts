import { SIMILAR_WORDS_MAX } from '#app/config/vocabulary.ts'
import { once } from '#app/remember.ts'
import type { LibraryWord } from '../item.ts'
import { englishSounds, soundDistance, turkishSounds } from './sound-key.ts'

/** Fewer signs are like too many others. */
const FEWEST_SIGNS = 3
/** How much of what was looked up may sound otherwise. */
const MOST_DIFFERENCE = 0.25
/** Of a text of several words, each of this length may be the one that was looked up. */
const LONG_WORD = 5
/** It is worth less than the whole text. */
const PART_PENALTY = 0.25

interface Sounding {
  signs: string
  penalty: number
  words: LibraryWord[]
}

type Reader = (text: string) => string

/** By their sounds, and by the sound they begin with, which is seldom misheard. */
interface Soundings {
  byKey: Map<string, Sounding>
  byBeginning: Map<string, Sounding[]>
}

const beginning = (signs: string) => signs.charAt(0).replace(/[eio]/u, 'a')

function addSounding({ byKey, byBeginning }: Soundings, { signs, penalty, words: [word] }: Sounding): void {
  if (signs.length < FEWEST_SIGNS || !word) return
  const key = `${signs} ${penalty}`
  const known = byKey.get(key)
  if (known) {
    known.words.push(word)
    return
  }
  const sounding = { signs, penalty, words: [word] }
  byKey.set(key, sounding)
  const others = byBeginning.get(beginning(signs))
  if (others) others.push(sounding)
  else byBeginning.set(beginning(signs), [sounding])
}

function readAll(library: readonly LibraryWord[], read: Reader, textsOf: (word: LibraryWord) => string[]) {
  const soundings: Soundings = { byKey: new Map(), byBeginning: new Map() }
  for (const word of library) {
    for (const text of textsOf(word)) {
      addSounding(soundings, { signs: read(text), penalty: 0, words: [word] })
      const parts = text.includes(' ') ? text.split(' ').filter((part) => part.length >= LONG_WORD) : []
      for (const part of parts) addSounding(soundings, { signs: read(part), penalty: PART_PENALTY, words: [word] })
    }
  }
  return { soundings: soundings.byBeginning, read }
}

/** Without the hyphens between syllables. */
const joined = (said: string | null) => said?.replaceAll('-', '') ?? ''

/**
 * How every word sounds by the rules of each language: its texts in that language, and those of the other as they are said in its
 * letters. Made once for each library.
 */
const soundsOf = once((library: readonly LibraryWord[]) => [
  readAll(library, englishSounds, (word) => [word.english, ...word.acceptedEnglish, joined(word.saidTurkish)]),
  readAll(library, turkishSounds, (word) => [word.turkish, ...word.acceptedTurkish, joined(word.saidEnglish)]),
])

/** Makes ready what `findSimilar` needs of a library, which takes it a tenth of a second or more the first time. */
export function prepareSimilar(library: readonly LibraryWord[]): void {
  soundsOf(library)
}

/**
 * The words of the library that sound like what was looked up, in either language and read by the rules of either: `medıkeyır`
 * leads to Medicare, `kolestrol` to kolesterol. Only for what the search itself does not find. The nearest first, at most
 * SIMILAR_WORDS_MAX.
 */
export function findSimilar(options: {
  library: readonly LibraryWord[]
  q: string
  without: ReadonlySet<object>
}): LibraryWord[] {
  const { library, q, without } = options
  const nearest = new Map<LibraryWord, number>()
  for (const { soundings, read } of soundsOf(library)) {
    const wanted = read(q)
    if (wanted.length < FEWEST_SIGNS) continue
    const most = wanted.length * MOST_DIFFERENCE
    for (const { signs, penalty, words } of soundings.get(beginning(wanted)) ?? []) {
      const distance = soundDistance(wanted, signs, most - penalty) + penalty
      if (distance === Infinity) continue
      for (const word of words)
        if (distance < (nearest.get(word) ?? Infinity) && !without.has(word)) nearest.set(word, distance)
    }
  }
  return [...nearest]
    .sort(([, one], [, other]) => one - other)
    .slice(0, SIMILAR_WORDS_MAX)
    .map(([word]) => word)
}
