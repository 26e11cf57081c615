import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { DEED_MENTIONS, OPPOSITE_POLES } from '../lexicon/meanings.ts'
import type { Mention } from '../lexicon/bilingual.ts'
import { isBesideShared } from '../shared-context.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** Words that an English "not" reaches; a Turkish one is part of its verb or stands right behind. */
const AHEAD = 6
/** "Başlaması mümkün değil" denies the deed before it. */
const OF_A_DEED = /^(?:mumkun|konusu|imkan|olanak|hakk|izn|izin|zorunlu|dogru)/u
/** What a new subject begins: there a "not" before it ends. */
const NEW_CLAUSE = /^(?:and|but|so|because|if|when|although|though|i|we|he|she|they|you|which|who|that)$/u

/** "Unless you send": as "if you do not". */
const isUnless = (tokens: Utterance['tokens'], from: number) =>
  [from - 2, from - 3].some((at) => tokens[at]?.folded === 'unless') && !tokens[from]?.breakBefore

function isDenied({ tokens, polarity, language }: Utterance, { from, to }: Mention<number>): boolean {
  if (language === 'en' && isUnless(tokens, from)) return true
  return polarity.negations.some(({ at, headAt }) => {
    if ((headAt >= from && headAt < to) || (at >= from && at < to)) return true
    if (language === 'tr') return at <= to + 1 && headAt === to && OF_A_DEED.test(tokens[to]?.folded ?? '')
    if (at === to && !tokens[to]?.breakBefore) return tokens[to]?.folded !== 'not'
    if (at >= from || from - at > AHEAD) return false
    return !tokens.slice(at + 1, from).some(({ folded, breakBefore }) => breakBefore || NEW_CLAUSE.test(folded))
  })
}

/** Words such as "only" or "until" can stand for a "not", wherever they stand. */
const softCount = ({ polarity }: Utterance) => polarity.soft.length + polarity.weakCount

interface Reading {
  denied: Mention<number>[]
  affirmed: Mention<number>[]
}

function read(utterance: Utterance, deed: number): Reading {
  const all = DEED_MENTIONS.in(utterance).filter(({ meaning }) => meaning === deed)
  return {
    denied: all.filter((mention) => isDenied(utterance, mention)),
    affirmed: all.filter((mention) => !isDenied(utterance, mention)),
  }
}

const EMPTY = 0

/**
 * A deed that source and model deny and the rendition affirms, or the other way round, each in its own words: the lexicon
 * knows that paying and settling are one. A word that can stand for a "not" on either side excuses it.
 */
export const deniedDeeds: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const turned = OPPOSITE_POLES.in(rendition).some(({ meaning }) =>
    OPPOSITE_POLES.in(reference).some(
      (other) => other.meaning.pair === meaning.pair && other.meaning.side !== meaning.side,
    ),
  )
  if (turned) return []
  for (const deed of new Set(DEED_MENTIONS.in(reference).map(({ meaning }) => meaning))) {
    const [spoken, expected, heard] = [read(source, deed), read(reference, deed), read(rendition, deed)]
    const models = accepted.map((side) => read(side, deed))
    for (const rule of ['negation-lost', 'negation-added'] as const) {
      const [had, has] =
        rule === 'negation-lost' ? (['denied', 'affirmed'] as const) : (['affirmed', 'denied'] as const)
      const [was, is] = [expected[had][0], heard[has][0]]
      if (!was || !is || spoken[had].length === EMPTY || heard[had].length > EMPTY) continue
      if ([spoken, ...models].some((model) => model[has].length > EMPTY)) continue
      const more = rendition.polarity.negations.length - reference.polarity.negations.length
      const isExcused =
        rule === 'negation-lost'
          ? more >= 0 || softCount(rendition) > softCount(reference)
          : more <= 0 || softCount(reference) !== softCount(rendition) || softCount(source) > softCount(rendition)
      if (isExcused || !isBesideShared(comparison, was.from, is.from)) continue
      const words = (side: Utterance, { from, to }: Mention<number>) =>
        quote(side.tokens.slice(Math.max(0, from - 2), Math.min(side.tokens.length, to + 2)))
      const facts = { expected: words(reference, was), heard: words(rendition, is) }
      return [makeFinding({ segmentId, rule, facts, reference: facts.expected, rendition: facts.heard })]
    }
  }
  return []
}
