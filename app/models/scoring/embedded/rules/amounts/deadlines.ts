// Reports a reversed deadline: "after two weeks" for "within two weeks". Critical (`relation-changed`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import { findTimeUnit } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import { quote, foldedText } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

type Side = 'within' | 'after'

/** "In two weeks" can mean either, so it is not listed. */
const BEFORE: Readonly<Record<Side, RegExp>> = {
  within: /\b(?:within|inside|in under|no later than)(?: (?:the|next|first|of|a))*$/u,
  after: /\bafter(?: (?:the|first|another|a|about))*$/u,
}
const BEHIND: Readonly<Record<Language, Readonly<Record<Side, RegExp>>>> = {
  en: { within: /^(?:or less|at (?:the )?(?:most|latest))\b/u, after: /^(?:later|from now)\b/u },
  tr: {
    within: /^(?:icinde|icerisinde|zarfinda|gecmeden|dolmadan)(?= |$)/u,
    after: /^(?:sonra|gectikten|dolduktan|gecince|dolunca)(?= |$)/u,
  },
}
const REACH = 4

interface Deadline {
  side: Side
  words: string
}

/** Whether a duration is a deadline or has to pass first; null if neither is said. */
function deadlineOf({ tokens, language }: Utterance, { from, to }: Entity): Deadline | null {
  const unit = tokens[to]
  if (!unit || findTimeUnit(unit.folded, language) === null) return null
  const ahead = foldedText(tokens.slice(Math.max(0, from - REACH), from))
  const behind = foldedText(tokens.slice(to + 1, to + REACH))
  for (const side of ['within', 'after'] as const) {
    const isAhead = language === 'en' && BEFORE[side].test(ahead)
    if (!isAhead && !BEHIND[language][side].test(behind)) continue
    return { side, words: quote(tokens.slice(isAhead ? Math.max(0, from - 1) : from, to + (isAhead ? 1 : 2))) }
  }
  return null
}

export const deadlines: Rule = ({ segmentId, source, reference, rendition, accepted }) => {
  for (const entity of reference.entities) {
    const expected = entity.kind === 'number' ? deadlineOf(reference, entity) : null
    if (!expected) continue
    const deadlinesIn = (side: Utterance) =>
      side.entities.filter((other) => sharesReading(other, entity)).flatMap((other) => deadlineOf(side, other) ?? [])
    const [is, ...more] = deadlinesIn(rendition)
    const known = [source, ...accepted].flatMap(deadlinesIn)
    if (!is || more.length > 0 || known.some(({ side }) => side !== expected.side)) continue
    if (is.side === expected.side || !deadlinesIn(source).some(({ side }) => side === expected.side)) continue
    const facts = { expected: expected.words, heard: is.words }
    return [
      makeFinding({ segmentId, rule: 'relation-changed', facts, reference: facts.expected, rendition: facts.heard }),
    ]
  }
  return []
}
