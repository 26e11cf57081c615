import type { Language } from '#app/models/dialogues/language.ts'
import type { Comparison } from './comparison.ts'
import { OPPOSITES_BY_INITIAL, type OppositeWord } from '../lexicon/opposites.ts'
import { sensesOf } from '../lexicon/senses.ts'
import { oppositeForm } from './opposite-forms.ts'
import { isIrregular, shareTurkishRoot } from '../reading/stem.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'
import { once } from '#app/remember.ts'

const MIN_ROOT = 4
const MIN_STEM = 3

/**
 * Whether a word is a form of a listed opposite. In English by stem, except for adverbs ("shortly" is not "short") and
 * irregular forms ("leave" is not the side "left").
 */
function isForm(word: ContentWord, { folded, stem }: OppositeWord, language: Language): boolean {
  if (word.token.folded === folded) return true
  if (language === 'tr')
    return folded.length >= MIN_ROOT && word.stem.startsWith(folded) && shareTurkishRoot(folded, word.stem)
  return stem.length >= MIN_STEM && word.stem === stem && !isIrregular(folded) && !word.token.folded.endsWith('ly')
}

interface OppositePlace {
  /** A line of the lexicon, or the base of an affix pair. */
  group: number | string
  /** Near opposites: everyday words that exclude each other only in the same slot. */
  near: boolean
  pole: number
  at: number
}

/** Not opposites: "fill in" and "fill out" mean the same, and "open until six" closes at six. */
function isIdiomatic(words: readonly ContentWord[], at: number): boolean {
  const [here, ...before] = [0, 1, 2].map((back) => words[at - back]?.token.folded ?? '')
  const next = words[at + 1]?.token.folded ?? ''
  if (/^(?:in|out)$/u.test(here ?? '')) return before.some((word) => /^fill(?:s|ed|ing)?$/u.test(word))
  return (
    (here === 'open' && /^(?:until|till)$/u.test(next)) || (here?.startsWith('acik') === true && before[0] === 'kadar')
  )
}

const PARTICLE = /^(?:up|down)$/u
/** The "up" of "hung up on" is no direction. */
const isInPhrase = (utterance: Utterance, at: number) =>
  sensesOf(utterance).some(({ from, to }) => from < at && at < to)

/** The words of an utterance that have an opposite. */
export const oppositesIn = once((utterance: Utterance): OppositePlace[] => {
  const { language, words } = utterance
  const byInitial = OPPOSITES_BY_INITIAL[language]
  const places = words.flatMap((word, at) => {
    if (
      language === 'en' &&
      /^[ap]m$/u.test(word.token.folded) &&
      !/\d|^\w+(?:teen|ty)$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u.test(
        words[at - 1]?.token.folded ?? '',
      )
    )
      return []
    // "Zarar etmeye başlar" has no opposite "ends".
    if (word.token.folded.startsWith('basl') && /m[ae]y[ae]$/u.test(words[at - 1]?.token.folded ?? '')) return []
    // "Direct debit" is not the opposite of "credit card".
    if (word.token.folded === 'debit' && words[at - 1]?.token.folded === 'direct') return []
    if (PARTICLE.test(word.token.folded) && isInPhrase(utterance, at)) return []
    if (
      isIdiomatic(words, at) ||
      // "Hanımınız" means "your wife".
      /^hanim(?:im|in)/u.test(word.token.folded) ||
      (/^buyers?$/u.test(word.token.folded) && /^f(?:i|ou)nd/u.test(words[at - 1]?.token.folded ?? ''))
    )
      return []
    const form = oppositeForm(word.token.folded, language)
    const reversed = form ? [{ group: form.base, pole: form.pole, near: false, at }] : []
    const initials = new Set([word.token.folded.slice(0, 2), word.stem.slice(0, 2)])
    const listed = [...initials]
      .flatMap((initial) => byInitial.get(initial) ?? [])
      .filter(({ wording }) => isForm(word, wording, language))
      .map(({ group, pole, near }) => ({ group, pole, near, at }))
    return [...reversed, ...listed]
  })
  return places
})

/** Words of the model whose opposite stands in the rendition, with both places. "Not open" may still mean "closed". */
export const reversedWords = once((comparison: Comparison): readonly ReversedWord[] => {
  const reversed = findReversed(comparison)
  return reversed
})

interface ReversedWord {
  at: number
  heardAt: number
}

function findReversed({ reference, rendition }: Comparison): ReversedWord[] {
  const heard = oppositesIn(rendition)
  const seen = new Set<number>()
  return oppositesIn(reference).flatMap((one) => {
    const isSaid = heard.some(({ group, pole }) => group === one.group && pole === one.pole)
    const other = heard.find(({ group, pole }) => group === one.group && pole !== one.pole)
    if (!other || isSaid || seen.has(one.at)) return []
    seen.add(one.at)
    return [{ at: one.at, heardAt: other.at }]
  })
}
