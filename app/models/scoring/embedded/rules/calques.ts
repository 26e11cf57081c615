import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { CALQUES_FROM_ENGLISH } from '../lexicon/calques-from-english.ts'
import { COLLOCATION_CALQUES } from '../lexicon/calques-from-english-collocations.ts'
import { MORE_CALQUES_FROM_ENGLISH } from '../lexicon/calques-from-english-more.ts'
import { PHRASAL_VERB_CALQUES } from '../lexicon/calques-from-english-phrasal-verbs.ts'
import { LAST_PHRASAL_VERB_CALQUES } from '../lexicon/calques-from-english-phrasal-verbs-last.ts'
import { MORE_PHRASAL_VERB_CALQUES } from '../lexicon/calques-from-english-phrasal-verbs-more.ts'
import { SAYING_CALQUES } from '../lexicon/calques-from-english-sayings.ts'
import { SERVICE_CALQUES } from '../lexicon/calques-from-english-services.ts'
import { CALQUES_FROM_TURKISH } from '../lexicon/calques-from-turkish.ts'
import { CALQUES_FROM_TURKISH_ACTS } from '../lexicon/calques-from-turkish-acts.ts'
import { CALQUES_FROM_TURKISH_BODY } from '../lexicon/calques-from-turkish-body.ts'
import { CALQUES_FROM_TURKISH_LIFE } from '../lexicon/calques-from-turkish-life.ts'
import { CALQUES_FROM_TURKISH_LIGHT_VERBS } from '../lexicon/calques-from-turkish-light-verbs.ts'
import { CALQUES_FROM_TURKISH_MOTION } from '../lexicon/calques-from-turkish-motion.ts'
import { CALQUES_FROM_TURKISH_SAYINGS } from '../lexicon/calques-from-turkish-sayings.ts'
import { MORE_CALQUES_FROM_TURKISH } from '../lexicon/calques-from-turkish-more.ts'
import { fold, quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** One word of a wording: its alternatives. */
type Alternatives = readonly { folded: string; exact: boolean }[]

interface Calque {
  idiom: readonly Alternatives[]
  literal: readonly Alternatives[]
}

const readWording = (wording: string, language: Language): Alternatives[] =>
  wording
    .trim()
    .split(' ')
    .map((word) =>
      word.split('/').map((one) => ({
        folded: fold(one.replace(/\.$/u, ''), language),
        exact: language === 'en' || one.endsWith('.'),
      })),
    )

function readCalques(lists: readonly string[], from: Language, to: Language): Calque[] {
  return lists
    .flatMap((list) => list.trim().split('\n'))
    .map((line) => {
      const [idiom = '', literal = ''] = line.split('|')
      return { idiom: readWording(idiom, from), literal: readWording(literal, to) }
    })
}

let calques: Record<Language, Calque[]> | null = null

/** Tokens that may stand between the words of a wording. */
const SPARE = 3

/** Where all the words of a wording stand close together, each by another token; null where they do not. */
function placeOf({ tokens }: Utterance, wording: readonly Alternatives[]): { from: number; to: number } | null {
  const places = wording.map((alternatives) =>
    tokens.flatMap(({ folded }, at) =>
      alternatives.some((word) => (word.exact ? folded === word.folded : folded.startsWith(word.folded))) ? [at] : [],
    ),
  )
  const [first = [], ...others] = places
  for (const start of first) {
    const used = [start]
    for (const other of others) {
      const near = other.find((at) => !used.includes(at) && Math.abs(at - start) < wording.length + SPARE)
      if (near !== undefined) used.push(near)
    }
    if (used.length === wording.length) return { from: Math.min(...used), to: Math.max(...used) + 1 }
  }
  return null
}

/**
 * An idiom of the speaker said word for word, as "hang an ear" for "kulak asmak" (design/scoring.md, section 4): the words
 * are right and say nothing. No model may word it so.
 */
export const calque: Rule = ({ segmentId, source, rendition, accepted }) => {
  calques ??= {
    en: readCalques(
      [
        CALQUES_FROM_ENGLISH,
        MORE_CALQUES_FROM_ENGLISH,
        PHRASAL_VERB_CALQUES,
        MORE_PHRASAL_VERB_CALQUES,
        LAST_PHRASAL_VERB_CALQUES,
        COLLOCATION_CALQUES,
        SERVICE_CALQUES,
        SAYING_CALQUES,
      ],
      'en',
      'tr',
    ),
    tr: readCalques(
      [
        CALQUES_FROM_TURKISH,
        MORE_CALQUES_FROM_TURKISH,
        CALQUES_FROM_TURKISH_LIGHT_VERBS,
        CALQUES_FROM_TURKISH_MOTION,
        CALQUES_FROM_TURKISH_ACTS,
        CALQUES_FROM_TURKISH_BODY,
        CALQUES_FROM_TURKISH_LIFE,
        CALQUES_FROM_TURKISH_SAYINGS,
      ],
      'tr',
      'en',
    ),
  }
  for (const { idiom, literal } of calques[source.language]) {
    const place = placeOf(source, idiom) && placeOf(rendition, literal)
    if (!place || accepted.some((side) => placeOf(side, literal) !== null)) continue
    const heard = quote(rendition.tokens.slice(place.from, place.to))
    return [makeFinding({ segmentId, rule: 'calque', facts: { heard }, rendition: heard })]
  }
  return []
}
