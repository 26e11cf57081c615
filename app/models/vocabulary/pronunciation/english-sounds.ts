import { normaliseForSpeech } from '../../speech/reading/spoken-text.ts'
import { correctWords } from './english-words.ts'

/** A sound of an English word, with the stress of its syllable if it is a stressed vowel. */
interface Phone {
  sound: string
  stress: string
}

type Syllable = Phone[]

const VOWEL = /[aeiouæɑɒɔəɛɜɪʊʌ]/u

/** eSpeak's signs on the left, those of a British dictionary on the right. Some are two sounds. */
const DICTIONARY: ReadonlyMap<string, readonly string[]> = new Map([
  ['ɛ', ['e']],
  ['ɐ', ['ə']],
  ['ɹ', ['r']],
  ['iə', ['ɪə']],
  ['əl', ['ə', 'l']],
  ['aɪə', ['aɪ', 'ə']],
  ['x', ['k']],
])

/** What may begin an English syllable, beside a single consonant. */
const ONSETS = new Set(
  (
    'pl bl kl ɡl fl sl pr br tr dr kr ɡr fr θr ʃr tw dw kw ɡw θw sw pj bj tj dj kj fj vj mj nj hj lj sp st sk sm sn ' +
    'spr spl str skr skw stj spj skj'
  ).split(' '),
)

/** How a Turkish reader sees each sound. Long vowels are doubled; w stays, because v is another sound. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['iː', 'ii'],
  ['ɪ', 'i'],
  ['æ', 'e'],
  ['ɑː', 'aa'],
  ['ə', 'ı'],
  ['ɜː', 'öö'],
  ['ʌ', 'a'],
  ['ɒ', 'o'],
  ['ɔː', 'oo'],
  ['uː', 'uu'],
  ['ʊ', 'u'],
  ['eɪ', 'ey'],
  ['aɪ', 'ay'],
  ['ɔɪ', 'oy'],
  ['əʊ', 'ou'],
  ['aʊ', 'au'],
  ['ɪə', 'iı'],
  ['eə', 'eı'],
  ['ʊə', 'uı'],
  ['θ', 't'],
  ['ð', 'd'],
  ['ŋ', 'ng'],
  ['ʒ', 'j'],
  ['dʒ', 'c'],
  ['tʃ', 'ç'],
  ['ʃ', 'ş'],
  ['j', 'y'],
  ['ɡ', 'g'],
])

/** The words of an entry as eSpeak has to see them: abbreviations spelt or said, no pause marks. */
export function englishToRead(text: string): string {
  return normaliseForSpeech(text, 'en')
    .replaceAll(/[.,;:!?…]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function readPhones(word: string): Phone[] {
  const phones = word.split('_').flatMap((written) => {
    const [, stress = '', sound = ''] = /^([ˈˌ]?)(.*)$/u.exec(written) ?? []
    const sounds = DICTIONARY.get(sound) ?? [sound]
    return sounds.map((one, index) => ({ sound: one, stress: index === 0 ? stress : '' }))
  })
  const said = phones.filter(({ sound }) => sound !== '')
  return said.map((phone, index) => {
    const [before = '', after = ''] = [said[index - 1]?.sound, said[index + 1]?.sound]
    // The last vowel of "company" is neither that of "bit" nor that of "bee".
    if (phone.sound === 'ɪ' && index === said.length - 1 && said.length > 2) return { ...phone, sound: 'i' }
    // "Security" and "jury" rhyme with "fury" here, not with "story".
    if (phone.sound === 'ɔː' && /^(?:j|tʃ|dʒ)$/u.test(before) && after === 'r') return { ...phone, sound: 'ʊə' }
    return phone
  })
}

const isVowel = ({ sound }: Phone) => VOWEL.test(sound.slice(0, 1)) && sound !== 'ɡ'

/** How many of the consonants between two vowels belong to the second syllable: as many as may begin one. */
function onsetLength(consonants: readonly Phone[]): number {
  for (let length = Math.min(3, consonants.length); length > 1; length -= 1) {
    if (
      ONSETS.has(
        consonants
          .slice(-length)
          .map(({ sound }) => sound)
          .join(''),
      )
    )
      return length
  }
  return consonants.length > 0 && consonants.at(-1)?.sound !== 'ŋ' ? 1 : 0
}

function syllablesOf(phones: readonly Phone[]): Syllable[] {
  const syllables: Syllable[] = []
  let waiting: Phone[] = []
  for (const phone of phones) {
    if (!isVowel(phone)) {
      waiting.push(phone)
      continue
    }
    const length = syllables.length === 0 ? waiting.length : onsetLength(waiting)
    const onset = waiting.slice(waiting.length - length)
    syllables.at(-1)?.push(...waiting.slice(0, waiting.length - length))
    syllables.push([...onset, phone])
    waiting = []
  }
  const last = syllables.at(-1)
  if (last) last.push(...waiting)
  else syllables.push(waiting)
  return syllables
}

const stressOf = (syllable: Syllable) => syllable.map(({ stress }) => stress).join('')

/**
 * Dictionaries mark a second stress only before the main one, and not right before it, unless a prefix with a long vowel has it:
 * "prerequisite". eSpeak marks every full vowel.
 */
function dropSecondStress(syllables: readonly Syllable[]): Syllable[] {
  const main = syllables.findIndex((syllable) => stressOf(syllable) === 'ˈ')
  if (main === -1) return [...syllables]
  return syllables.map((syllable, index) => {
    const isRightBefore = index === main - 1 && !syllable.some(({ sound }) => sound === 'iː')
    const isMarked = index === main || (index < main && !isRightBefore)
    return isMarked ? syllable : syllable.map((phone) => ({ ...phone, stress: '' }))
  })
}

function toDictionary(syllable: Syllable): string {
  return stressOf(syllable) + syllable.map(({ sound }) => sound).join('')
}

function toLetters(syllable: Syllable): string {
  return syllable.map(({ sound }) => LETTERS.get(sound) ?? sound).join('')
}

/** Turks say n before k and g as English does: "bank", "income". */
const softenN = (word: string) => word.replaceAll(/ng(?=-?[kg])/gu, 'n')

/**
 * How an English word is said: in the signs of a British dictionary, and in Turkish letters for a Turkish reader, with hyphens
 * between syllables.
 *
 * @param ipa eSpeak's, from its British voice
 * @param text what eSpeak has read: englishToRead
 */
export function englishSounds(ipa: string, text: string): { ipa: string; said: string } {
  const words = correctWords(ipa.trim().split(/\s+/u), text).map((word) =>
    dropSecondStress(syllablesOf(readPhones(word))),
  )
  return {
    ipa: words.map((syllables) => syllables.map(toDictionary).join('')).join(' '),
    said: words.map((syllables) => softenN(syllables.map(toLetters).join('-'))).join(' '),
  }
}
