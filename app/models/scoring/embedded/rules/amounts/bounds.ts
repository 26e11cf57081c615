// Reports a reversed bound on a number: "over six" for "under six". Critical (`opposite-word`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import { quote, foldedText, countWords } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** A lower bound (from the number on) or an upper bound (up to it). */
const BOUNDS = ['over', 'under'] as const
type Bound = (typeof BOUNDS)[number]

interface BoundMatch {
  bound: Bound
  from: number
  to: number
  /** A "not" reversed it. */
  isDenied: boolean
}

const BEFORE: Record<Language, Record<Bound, RegExp>> = {
  en: {
    over: /(?:more than|over|above|older than|(?:bigg|larg|great|long|high)er than|exceed\w*|at least|a minimum of|beyond)(?: the| age| age of| of)*$/u,
    under:
      /(?:less than|fewer than|under|below|younger than|(?:small|short|low)er than|at most|a maximum of|up to)(?: the| age| age of| of)*$/u,
  },
  tr: { over: /(?:en az|asgari|en azindan)$/u, under: /(?:en fazla|en cok|azami|en gec)$/u },
}
const AFTER: Record<Language, Record<Bound, RegExp>> = {
  en: {
    over: /^(?:\S+ ){0,2}?(?:(?:or|and) (?:more|older|over|above|up|longer)|at (?:the )?least|minimum)/u,
    under:
      /^(?:\S+ ){0,3}?(?:(?:or|and) (?:less|fewer|younger|under|below|shorter)|at (?:the )?most|maximum|(?:\S+ )?at (?:the )?most)/u,
  },
  tr: {
    over: /^(?:\S+ ){0,2}?(?:\S*[dt][ae]n (?:daha )?(?:fazla|cok|uzun|buyu|eski|yukari)|ustu|ustun|uzeri|\S+[iu] (?:as(?:an|mis|iyor|ti|kin|ar)|gec(?:en|mis|ti|kin|iyor)))/u,
    under:
      /^(?:\S+ ){0,2}?(?:\S*[dt][ae]n (?:daha )?(?:az|kisa|kucu|yeni|asagi)(?! degil)|alti(?: |$)|altin|\S+[iu] (?:asma|gecme)|(?!(?:hafta|dakika|saniye|sene|tane|kere|defa|parca|\S*metre|litre) )\S*[ae] (?:kadar|dek)(?= |$))/u,
  },
}
const REACH = 5
const DENIED_BEFORE = 2
const DENIED_FAR = 5
const OTHER = { over: 'under', under: 'over' } as const

/** The bound on a number. "Nothing over ten kilos" is an upper bound, like "no more than ten". */
function boundOf({ tokens, language, polarity, entities }: Utterance, { from, to }: Entity): BoundMatch | null {
  const start = Math.max(0, from - REACH)
  const next = entities.find((other) => other.from >= to && !other.isAmbiguous)?.from ?? tokens.length
  const end = Math.min(tokens.length, to + REACH, next)
  // A case ending belongs to the number itself: "ondan fazla".
  const own = tokens[to - 1]
  const ending = language === 'tr' && own && /[dt][ae]n$/u.test(own.folded + own.suffix) ? 'xdan ' : ''
  // A bound before the number takes precedence: "en fazla 1.000 dolar, üstüne otel".
  const ahead = (bound: Bound) => BEFORE[language][bound].exec(foldedText(tokens.slice(start, from)))
  const hasAhead = BOUNDS.some((bound) => ahead(bound))
  for (const bound of BOUNDS) {
    const before = ahead(bound)
    const after = hasAhead ? null : AFTER[language][bound].exec(ending + foldedText(tokens.slice(to, end)))
    if (!before && !after) continue
    const stretch = before ? { from: start, to } : { from, to: end }
    const isDenied =
      language === 'en'
        ? isDeniedBefore({ tokens, polarity }, before, from)
        : isDeniedAfter(
            { tokens, polarity },
            to + countWords((ending ? after?.[0].slice(ending.length) : after?.[0]) ?? ''),
          )
    const isTurned = isDenied && !isUnaffectedByNot(before)
    return { bound: isTurned ? OTHER[bound] : bound, isDenied: isTurned, ...stretch }
  }
  return null
}

/** "No more than", "must not lift over": a "not" before the bound, with at most one word between. */
function isDeniedBefore(
  { tokens, polarity }: Pick<Utterance, 'tokens' | 'polarity'>,
  before: RegExpExecArray | null,
  from: number,
): boolean {
  if (!before) return false
  // The negation reader does not count the "no" of "no more than".
  if (/(?:^| )(?:no|not|nothing) $/u.test(before.input.slice(0, before.index))) return true
  const start = from - countWords(before[0])
  // In a comparison the "not" may stand further away: "none of the machines is more than three", "can't cope with more
  // than".
  const reach = /than|over|above/u.test(before[0]) ? DENIED_FAR : DENIED_BEFORE
  return polarity.negations.some(
    ({ at }) => at < start && start - at <= reach && tokens[at]?.clause === tokens[start]?.clause,
  )
}

/** "Ondan fazla kaldırmayın", "ikiden küçük olmasın". In "on yaşından küçükler giremez" the bound is not denied. */
function isDeniedAfter({ tokens, polarity }: Pick<Utterance, 'tokens' | 'polarity'>, end: number): boolean {
  const isAmount = /^(?:fazla|cok|az|uzun|kisa|ustun\S*|uzerin\S*)$/u.test(tokens[end - 1]?.folded ?? '')
  // "Fazla sürmedikçe" denies the bound, though elsewhere the form means "unless".
  const denied = [
    ...polarity.negations.map(({ at }) => at),
    ...polarity.implied.filter((at) => UNLESS.test(tokens[at]?.folded ?? '')),
  ]
  return denied.some(
    (at) =>
      (at === end && (isAmount || tokens[at]?.folded.startsWith('olm') === true)) ||
      (isAmount && at === end + 1 && tokens[at]?.clause === tokens[end - 1]?.clause),
  )
}

const UNLESS = /m[ae]d[iu]kc[ae]$|^yasak/u

/** A "not" does not reverse "at least" or "en az". */
const isUnaffectedByNot = (before: RegExpExecArray | null) => before !== null && /^(?:at |en )/u.test(before[0])

/** The number of negations before a number. */
const denialsBefore = ({ polarity, language }: Utterance, { from }: Entity) =>
  language === 'en' ? polarity.negations.filter(({ at }) => at < from && from - at <= DENIED_FAR + 1).length : 0

/** Whether a bound has a "not" on one side only: "not smaller than two", "two or more". */
export function isBoundReworded({ reference, rendition }: Pick<Comparison, 'reference' | 'rendition'>): boolean {
  return reference.entities.some((entity) => {
    const was = entity.kind === 'number' ? boundOf(reference, entity) : null
    return (
      was !== null &&
      rendition.entities.some((other) => {
        const is = sharesReading(other, entity) ? boundOf(rendition, other) : null
        if (is === null || is.bound !== was.bound) return false
        // "Don't add more than" and "add no more than" both deny, the first at the verb.
        const isElsewhere = is.isDenied && denialsBefore(reference, entity) !== denialsBefore(rendition, other)
        return is.isDenied !== was.isDenied || isElsewhere
      })
    )
  })
}

/** "Unless it goes above" for "if it doesn't go above". */
const isUnlessReworded = (reference: Utterance, rendition: Utterance): boolean => {
  const [one, other] = [reference, rendition].map((side) => /\bunless\b|m[ae]d[iu]kc[ae]/u.test(side.plain))
  return one !== other && reference.polarity.negations.length !== rendition.polarity.negations.length
}

export const bounds: Rule = ({ segmentId, source, reference, rendition, accepted }) => {
  for (const entity of reference.entities) {
    const expected = entity.kind === 'number' ? boundOf(reference, entity) : null
    if (!expected) continue
    const same = (side: Utterance) => side.entities.filter((other) => sharesReading(other, entity))
    const heard = same(rendition).flatMap((other) => boundOf(rendition, other) ?? [])
    const known = [source, ...accepted].flatMap((side) => same(side).flatMap((other) => boundOf(side, other) ?? []))
    const [is] = heard
    if (isUnlessReworded(reference, rendition)) continue
    if (!is || heard.some(({ bound }) => bound === expected.bound)) continue
    if (known.some(({ bound }) => bound === is.bound)) continue
    const facts = {
      expected: quote(reference.tokens.slice(expected.from, expected.to)),
      heard: quote(rendition.tokens.slice(is.from, is.to)),
    }
    return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
