import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { isHeard, soundOf, soundsOf } from './names/heard.ts'
import { lostNames, newNames } from './names/meant-names.ts'
import { bare, type SaidName } from './names/names.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

/** What was lost; of a name that is in no list the kind is not known. */
interface Lost {
  kind: SaidName['kind'] | null
  words: readonly Word[]
}

/** Shorter words of both languages are often alike by chance. Chosen by hand: "Ayla" is looked at, "can" is a word of both. */
const SHORTEST = 4
/** "ABN" is spelled out and explained rather than said. */
const HAS_VOWEL = /[aeıioöuü]/

/** Words of the source that sound the same in every reference, as names do, and are not heard in the rendition. */
function lostSounds({ sourceLanguage, language, source, references, rendition }: ReadSegment): Lost[] {
  const models = references.map((words) => soundsOf(words, language))
  const said = soundsOf(rendition, language)
  const isLost = (word: Word) => {
    const sound = soundOf(word, sourceLanguage)
    return models.every((model) => isHeard(sound, model)) && !isHeard(sound, said)
  }
  return source
    .filter((word) => bare(word).length >= SHORTEST && HAS_VOWEL.test(word.text) && isLost(word))
    .map((word) => ({ kind: null, words: [word] }))
}

/**
 * These letters at the end make two names rhyme: Trescott and Prescott may have been misheard by a recogniser. Chosen by hand:
 * with three Jackson and Nelson would rhyme too.
 */
const RHYME = 4
const isRhyme = (one: Lost, other: Lost): boolean =>
  one.words.some((word) => other.words.some((said) => bare(word).slice(-RHYME) === bare(said).slice(-RHYME)))

/** "Mrs Tezcan" is "Ayla Hanım" in Turkish, so that only a given name stands for a given name. */
const isOfItsKind = (one: Lost, other: SaidName): boolean =>
  one.kind === null ? other.kind === 'place' || other.kind === 'organisation' : other.kind === one.kind

function find(segment: ReadSegment): Edit[] {
  const said = newNames(segment)
  if (said.length === 0) return []
  const names = lostNames(segment)
  const isNamed = ({ words }: Lost) => names.some((name) => name.words.some((word) => words.includes(word)))
  const lost: Lost[] = [...names, ...lostSounds(segment).filter((one) => !isNamed(one))]
  return lost.flatMap((one) => {
    const isInstead = (other: SaidName) => isOfItsKind(one, other) && !isRhyme(one, other)
    const place = said.findIndex(isInstead)
    const [instead] = place < 0 ? [] : said.splice(place, 1)
    return instead ? [{ severity: 'major', category: 'distortion', lost: one.words, said: instead.words } as const] : []
  })
}

export const rule: Rule = {
  id: 'name-said',
  topic: 'names',
  finds: 'A name of the source in whose place another name of the lists (names/*.txt) was said.',
  find,
  message: heardInstead,
  examples: [
    fromEnglish(
      ['My sister lives in Perth.', "Kız kardeşim Perth'te yaşıyor.", 'ablam sidneyde oturuyor'],
      ['perth', 'sidneyde'],
    ),
    fromEnglish(['Ask Harriet about it.', "Bunu Harriet'e sorun.", 'onu hannaha sorun'], ['harriet', 'hannaha']),
    fromTurkish(
      ["Cengiz Bey, Bursa'dan geldim.", 'Cengiz, I came from Bursa.', 'cengiz i came from ankara'],
      ['bursadan', 'ankara'],
    ),
    fromTurkish(
      ["Centrelink'e bildirdim.", 'I notified Centrelink.', 'I told Medicare about it.'],
      ['centrelinke', 'medicare'],
    ),
    fromTurkish(
      ["Mildenhall'a taşındık.", 'We moved to Mildenhall.', 'we moved to south australia'],
      ['mildenhalla', 'south australia'],
    ),
    fromEnglish(['My sister lives in Perth.', "Kız kardeşim Perth'te yaşıyor.", 'kardeşim pörtte oturuyor']),
    fromEnglish(['Ask Harriet about it.', "Bunu Harriet'e sorun.", 'onu haryıta sorun']),
    fromEnglish(['Mrs Özdemir called.', 'Özdemir Hanım aradı.', 'gülşen hanım aradı']),
    fromEnglish(['Ms Trescott called.', 'Trescott Hanım aradı.', 'bayan prescott aradı']),
    fromTurkish(["Türkiye'den geldim.", 'I came from Turkey.', 'I came here from Türkiye.']),
    fromTurkish(['Cengiz Bey, ablam geldi.', 'Cengiz, my sister came.', 'my sister zerrin came cengiz']),
    fromEnglish(['Have you got an ABN?', "ABN'niz var mı?", 'avustralya işletme numaranız var mı']),
  ],
}
