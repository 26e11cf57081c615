import { conveyedShare, type JudgedWord, type Judgement } from '../judge/judge.ts'
import type { Limits } from '../judge/limits.ts'
import { type Edit, isOfMeaning, type MeaningEdit } from '../rules/rule.ts'
import { doubtfulSpan } from './spans.ts'
import { type Spoken, tidySpan } from './tidy-span.ts'

/**
 * Beside a rule's edit the judge speaks only if it doubts the words that are left by so much on average: of 90 findings beside a rule, in
 * renditions of the validation set, 44 showed another error and 46 doubted the same one; of those above this, 39 and 11.
 */
const DOUBT_BESIDE_RULES = 0.4
/** Beside a rule's edit the judge needs so many words that are left. Of "yarın gelemem", where a rule found "gelemem", one word is too few to doubt. */
const FEWEST_BESIDE_RULES = 2

/**
 * Of another message the judge doubts nearly every word, but calls only half of them critical. Of the rehearsals' segments in which
 * the judge finds a major error, less than this share came across in 208 of 336 renditions of another segment, in 10 of 35 that the marker called
 * critical, in 8 of 90 major ones, and in none of 211 others.
 */
const HARDLY_CONVEYED = 0.4

const meanDoubt = (words: readonly JudgedWord[]): number =>
  words.reduce((sum, { doubt }) => sum + doubt, 0) / words.length

const SENTENCE_END = /[.!?…]/

/** The stretches of words between those that a rule has spoken of, and between sentences: no quote goes over the end of one. */
function stretchesBetween(words: readonly JudgedWord[], owned: ReadonlySet<number>, text: string): JudgedWord[][] {
  const stretches: JudgedWord[][] = [[]]
  words.forEach((word, index) => {
    const before = words[index - 1]
    if (owned.has(word.from) || (before && SENTENCE_END.test(text.slice(before.to, word.from)))) stretches.push([])
    if (!owned.has(word.from)) stretches.at(-1)?.push(word)
  })
  return stretches
}

interface Texts {
  source: Spoken
  rendition: Spoken
}

/** What the judge finds in the words that are left to it; null below its limits. */
export function judgedEdit(
  judgement: Judgement,
  { limits, found, texts }: { limits: Limits; found: readonly Edit[]; texts: Texts },
): MeaningEdit | null {
  const { major, critical } = judgement
  if (major < limits.major && critical < limits.critical) return null
  // How something was said leaves its meaning to the judge.
  const certain = found.filter(isOfMeaning)
  const owned = (side: 'lost' | 'said') => new Set(certain.flatMap((edit) => edit[side]).map(({ from }) => from))
  const source = stretchesBetween(judgement.source, owned('lost'), texts.source.text)
  const rendition = stretchesBetween(judgement.rendition, owned('said'), texts.rendition.text)
  if (source.flat().length === 0) return null
  const isLeft = source.flat().length >= FEWEST_BESIDE_RULES && meanDoubt(source.flat()) >= DOUBT_BESIDE_RULES
  if (certain.length > 0 && !isLeft) return null
  const isLost = source.flat().some(({ doubt }) => doubt >= limits.lost)
  const isUnsupported = rendition.flat().some(({ doubt }) => doubt >= limits.unsupported)
  // The probability of a critical error is that of the whole segment, of which a rule has found one already.
  const isFound = certain.some(({ severity }) => severity === 'critical')
  const isCritical = !isFound && (critical >= limits.critical || conveyedShare(judgement) < HARDLY_CONVEYED)
  const severity = isCritical ? 'critical' : 'major'
  const lost = tidySpan(doubtfulSpan(source, limits.lost), texts.source)
  const said = tidySpan(doubtfulSpan(rendition, limits.unsupported), texts.rendition)
  if (isUnsupported && !isLost) return { severity, category: 'insertion', lost: [], said }
  if (isLost && !isUnsupported) return { severity, category: 'omission', lost, said: [] }
  return { severity, category: 'distortion', lost, said }
}
