// Reports a changed tense: "they have paid" for "they will pay". Major (`tense-changed`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { predicatesOf } from '#app/models/scoring/embedded/reading/predicates/predicates-of.ts'
import {
  sharesMeaning,
  predicatePairs,
  type PredicatePair,
} from '#app/models/scoring/embedded/matching/predicate-pairs.ts'
import type { Predicate, Tense } from '#app/models/scoring/embedded/reading/predicates/predicate.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Changes that change the message. A present may become a near future, a plan a wish, and so on. */
const CHANGES: ReadonlySet<string> = new Set([
  'past>ahead',
  'ahead>past',
  'due>past',
  'past>going',
  'missed>ahead',
] satisfies `${Tense}>${Tense}`[])
/** "A carer comes" for "if a carer came". */
const FACTS: ReadonlySet<Tense> = new Set(['past', 'now', 'going'])
const CONDITIONAL = {
  en: /\b(?:if|unless|whether|once(?! (?:a|an|every|in)\b)|when|whenever|provided|assuming|suppos\w+|as long as|in case|wish|hope|should|had (?:i|we|you|he|she|they|the))\b/u,
  tr: /(?:^| )(?:eger|\S+s[ae](?:m|n|k|n[iu]z|l[ae]r)?|\S+s[ae]yd\S+|takdirde\S*|halinde|\S+[iu]nc[ae])(?= |$)/u,
} as const
/** "As if somebody had erased it" is no condition. */
const AS_IF = /\bas if\b/u

const isSameAction = (one: Predicate, other: Predicate) => one.base === other.base || sharesMeaning(one, other)

/** Changes that count even with another word for the same action: "cut" for "reduce". */
const countsWithOtherVerb = (was: Predicate, is: Predicate) =>
  `${was.tense}>${is.tense}` === 'ahead>past' || was.isCondition

const NEAR_COPY = 0.85

const isPresentOrFuture = ({ tense: when }: Predicate) => when === 'now' || when === 'ahead'

/** "İzin verdi … vermedi" for "izin veriyor … vermiyor": one such change may be stylistic, two are another tense. */
function areAllPast(
  { source, reference, wordDiff }: Comparison,
  pairs: readonly PredicatePair[],
): PredicatePair | undefined {
  if (reference.language === 'en' || predicatesOf(source).some((verb) => verb.tense === 'past')) return undefined
  const past = pairs.filter(({ was, is }) => was.tense === 'now' && is.tense === 'past')
  return past.length > 1 || wordDiff.likeness >= NEAR_COPY ? past[0] : undefined
}

const REPORTING = /^(?:said|told|saying|explained|claimed|mentioned|complained|thought|knew|heard|noticed|found)$/u

/** Backshift: "they said they're waiting" for "they said they were waiting". */
function isReported({ tokens }: Utterance, { at }: Predicate): boolean {
  const start = tokens.findLastIndex(({ sentenceStart }, index) => sentenceStart && index <= at)
  return tokens.slice(Math.max(0, start), at).some(({ folded }) => REPORTING.test(folded))
}

/** "If I have to leave" for "if I had to leave". */
function isInCondition({ tokens, language }: Utterance, { at }: Predicate): boolean {
  const start = tokens.findLastIndex(({ sentenceStart }, index) => sentenceStart && index <= at)
  return (
    language === 'en' &&
    tokens.slice(Math.max(0, start), at).some(({ folded }) => /^(?:if|unless|suppos\w+)$/u.test(folded))
  )
}

function isChange({ reference, rendition }: Comparison, { was, is, spoken }: PredicatePair): boolean {
  const step = `${was.tense}>${is.tense}`
  const isConditional = is.isCondition || CONDITIONAL[rendition.language].test(rendition.plain)
  // "They said they sent" for "they said they'd send".
  if (step === 'unreal>past' && !was.isCondition && !isConditional && spoken.some((verb) => verb.tense === 'ahead'))
    return true
  if (step === 'missed>past') return !isConditional && was.base === is.base
  if (is.tense === 'past' && isInCondition(rendition, is)) return false
  if (was.base !== is.base && !countsWithOtherVerb(was, is)) return false
  if (step === 'past>going' && isReported(reference, was)) return false
  if (CHANGES.has(step)) return !was.isCondition
  // "If he gets laid off" for "when he was laid off".
  if (was.tense === 'past' && !was.isCondition && is.isCondition) return isPresentOrFuture(is)
  const isFact = is.tense !== null && FACTS.has(is.tense) && !is.isCondition
  const isOpen = was.isCondition && was.tense === 'unreal' && !AS_IF.test(reference.plain)
  const isHypothetical = predicatesOf(rendition).some((verb) => verb.tense === 'unreal' || verb.tense === 'missed')
  return isOpen && isFact && !isHypothetical && !CONDITIONAL[rendition.language].test(rendition.plain)
}

/** Verbs that combine with anything, so that the word after them must match, too. */
const VAGUE = /^(?:tak|mak|get|giv|com|com|go|put|keep|turn|run|.* (?:et|ol|al|ver|gel|yap|cik|kal))$/u
const NEXT = 4

function isVague({ alignment, reference }: Comparison, { was, is }: PredicatePair): boolean {
  if (!VAGUE.test(was.base) || reference.language === 'tr') return false
  return !alignment.pairs.some(
    (pair) =>
      pair.reference.at > was.at &&
      pair.reference.at <= was.at + NEXT &&
      pair.rendition.at > is.at &&
      pair.rendition.at <= is.at + NEXT,
  )
}

/** The verb occurs more than once, and the other tense belongs to another occurrence. */
function hasOtherOccurrence(
  comparison: Comparison,
  pairs: readonly PredicatePair[],
  { was, is }: PredicatePair,
): boolean {
  const stray = (side: Utterance, of: Predicate, tense: Tense | null, taken: readonly Predicate[]) =>
    predicatesOf(side).some(
      (other) => other.at !== of.at && other.tense === tense && isSameAction(other, of) && !taken.includes(other),
    )
  const settled = pairs.filter((pair) => pair.was.tense === pair.is.tense)
  return (
    stray(
      comparison.reference,
      was,
      is.tense,
      settled.map((pair) => pair.was),
    ) ||
    stray(
      comparison.rendition,
      is,
      was.tense,
      settled.map((pair) => pair.is),
    )
  )
}

/** If the model has no verb for it ("is due for renewal"), compare with the source's verb of the same meaning. */
function changeBySource(
  { source, reference, rendition, accepted }: Comparison,
  pairs: readonly PredicatePair[],
): PredicatePair | undefined {
  for (const is of predicatesOf(rendition)) {
    if (VAGUE.test(is.base) || is.isCondition || is.senses.length === 0 || pairs.some((pair) => pair.is === is))
      continue
    const spoken = predicatesOf(source).filter((verb) => sharesMeaning(verb, is))
    const [verb] = spoken
    if (!verb || spoken.length > 1 || verb.isCondition) continue
    if (verb.tense !== 'ahead' || is.tense !== 'past') continue
    const isModels = accepted.some((side) => predicatesOf(side).some((other) => sharesMeaning(other, is)))
    const word = reference.content.find(({ senses }) => senses.some((sense) => is.senses.includes(sense)))
    const isTwice = predicatesOf(rendition).some((other) => other !== is && sharesMeaning(other, is))
    if (word && !isModels && !isTwice) return { was: { ...verb, at: word.at, doer: null }, is, spoken }
  }
  return undefined
}

/** Turkish past copula on nouns and adjectives: "kapsamındaydı", "vardı", "değildi". */
const PAST_COPULA = /^(?:y?d[iu]|t[iu])(?:m|n|k|n[iu]z|l[ae]r)?$/u
const NO_VERB = /(?:^(?:var|yok|degil|lazim|sart|zorunda)$|(?:[dt][ae]|nd[ae])$)/u
const SPOKEN_PAST: Record<Language, RegExp> = {
  en: /\b(?:was|were|had|did|used|would|been)\b/u,
  tr: /(?:yd[iu]|m[iu]s|(?:var|yok|degil|yor|[aeiu]r|m[ae]z|z[iu]m)[dt][iu]|[dt][iu]g[iu])(?:m|n|k|n[iu]z|m[iu]z|l[ae]r|nd[ae]n?)?(?= |$)/u,
}
const MIN_LIKENESS: Record<Language, number> = { en: 0.8, tr: 0.6 }

/** Past forms of "to be" and "to have". */
const PAST_FORMS: Readonly<Record<string, string>> = { is: 'was', am: 'was', are: 'were', has: 'had', have: 'had' }
const isPastForm = (was: string, is: string, language: Language) =>
  language === 'en'
    ? PAST_FORMS[was] === is
    : NO_VERB.test(was) && is.startsWith(was) && PAST_COPULA.test(is.slice(was.length))
/** English shifts tenses in reported speech and conditions. */
const SHIFTS_TENSE = /\b(?:said|told|asked|thought|knew|if|when|whether|wish|would|could)\b/u

/** "Hakkınız vardı" for "hakkınız var" in one slot, where the source has no past. */
function addedPastCopula({
  source,
  reference,
  rendition,
  wordDiff,
  accepted,
}: Comparison): { was: string; is: string } | null {
  const { language } = reference
  const hasPast =
    SPOKEN_PAST[source.language].test(source.plain) || (language === 'en' && SHIFTS_TENSE.test(rendition.plain))
  if (wordDiff.likeness < MIN_LIKENESS[language] || hasPast) return null
  if (predicatesOf(source).some((verb) => verb.tense === 'past')) return null
  for (const slot of wordDiff.slots) {
    const [was, is] = [reference.tokens[slot.reference.to - 1], rendition.tokens[slot.rendition.to - 1]]
    if (!was || !is || slot.reference.from === slot.reference.to || slot.rendition.from === slot.rendition.to) continue
    if (isPastForm(was.folded, is.folded, language) && !accepted.some(({ folded }) => folded.has(is.folded)))
      return { was: quote([was]), is: quote([is]) }
  }
  return null
}

const quoteVerb = ({ tokens }: Utterance, { at, doer }: Predicate) =>
  quote(tokens.slice(Math.max(0, doer ? Math.min(doer.from, at) : at - 1), at + 1))

export const tense: Rule = (comparison) => {
  const { segmentId, reference, rendition, accepted } = comparison
  const pairs = predicatePairs(comparison)
  const single = pairs.find(
    (one) =>
      isChange(comparison, one) &&
      !one.spoken.some((verb) => verb.tense === one.is.tense) &&
      !isVague(comparison, one) &&
      !hasOtherOccurrence(comparison, pairs, one) &&
      !accepted.some((side) =>
        predicatesOf(side).some(
          (verb) => side !== reference && isSameAction(verb, one.is) && verb.tense === one.is.tense,
        ),
      ),
  )
  const pair = single ?? areAllPast(comparison, pairs) ?? changeBySource(comparison, pairs)
  const pastCopula = pair ? null : addedPastCopula(comparison)
  if (pastCopula) {
    const facts = { expected: pastCopula.was, heard: pastCopula.is }
    return [
      makeFinding({
        segmentId,
        rule: 'tense-changed',
        facts: facts,
        reference: pastCopula.was,
        rendition: pastCopula.is,
      }),
    ]
  }
  if (!pair) return []
  const facts = { expected: quoteVerb(reference, pair.was), heard: quoteVerb(rendition, pair.is) }
  if (facts.expected === facts.heard) return []
  return [makeFinding({ segmentId, rule: 'tense-changed', facts, reference: facts.expected, rendition: facts.heard })]
}
