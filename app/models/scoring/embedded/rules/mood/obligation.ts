// Reports a changed obligation on one verb: "you must not pay" for "you need not pay" is critical
// (`obligation-reversed`); "you may pay" for "you must pay" is major (`modality-changed`, `possibility-lost`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { once } from '#app/remember.ts'
import { foldedText, quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { FORCES, type Force } from './modal-words.ts'

const BEFORE = { en: 5, tr: 0 }
const AFTER = { en: 0, tr: 4 }
/** Words that may stand between an English modal and its verb. */
const BETWEEN =
  /^(?:not|no|longer|there|to|also|just|only|be|have|i|you|he|she|it|we|they|do|does|did|has|had|need|needs|got|must|may|might|could|can|will|would|should|shall|going|required|supposed|allowed|free|able|my|your|his|her|our|their|the|a|ever|still|even|first|then|please|perhaps|maybe|possibly|is|are|was|were)$/u

interface Modal {
  force: Force
  words: string
}

/** "All you need" for "nothing else is needed". */
const NOTHING_ELSE = {
  en: /\bnothing (?:else|more)\b/u,
  tr: /(?:^| )(?:baska|fazla)\S* (?:bir )?(?:sey|yer|is|kimse)/u,
}
/** The force itself is denied: "that doesn't mean you have to", "it isn't something you need to". */
const DENIED_BEFORE =
  /\bnot (?:mean|say|saying|think|believe|something|anything|as if|like|that)(?: that)?$|\bnothing(?: that)?$/u
/** "How was I supposed to call?" is rhetorical. */
const RHETORICAL = /\b(?:am|is|are|was|were) (?:i|we|you|he|she|they|\w+) supposed to\b/u
const textBefore = (tokens: Utterance['tokens'], at: number) => foldedText(tokens.slice(Math.max(0, at - 4), at + 1))

const FORCES_AT = once<Utterance, Map<number, Modal | null>>(() => new Map())

/** The force on the verb at a place; null if none. */
function forceAt(utterance: Utterance, at: number): Modal | null {
  const known = FORCES_AT(utterance)
  const found = known.get(at)
  if (found !== undefined) return found
  const force = readForce(utterance, at)
  known.set(at, force)
  return force
}

function readForce({ tokens, language }: Utterance, at: number): Modal | null {
  let [from, to] = [at, at + 1]
  while (
    from > 0 &&
    at - from < BEFORE[language] &&
    !tokens[from]?.breakBefore &&
    BETWEEN.test(tokens[from - 1]?.folded ?? '')
  )
    from -= 1
  while (to < tokens.length && to - at <= AFTER[language] && !tokens[to]?.breakBefore) to += 1
  const text = foldedText(tokens.slice(from, to))
  for (const [force, pattern] of FORCES[language]) {
    const found = pattern.exec(text)
    if (!found || (language === 'tr' && found.index > 0)) continue
    const before = textBefore(tokens, at)
    if (NOTHING_ELSE[language].test(before) || RHETORICAL.test(before)) return null
    if (language === 'en' && DENIED_BEFORE.test(textBefore(tokens, from - 1))) return null
    return { force, words: quote(tokens.slice(from, Math.min(to, at + 1 + found[0].trim().split(' ').length))) }
  }
  return null
}
const REVERSED = new Set([
  'must>needNot',
  'needNot>must',
  'mustNot>needNot',
  'needNot>mustNot',
  'mustNot>must',
  'must>mustNot',
])
const PROHIBITION = /\b(?:allowed|forbidden|prohibited)\b|yasak/iu
const CHANGED = new Set(['must>may', 'may>must'])

const forcesOf = once((side: Utterance) => new Set(side.tokens.flatMap((_, at) => forceAt(side, at)?.force ?? [])))

/** Clear possibility. "Can" and -ebil alone may express ability. */
const POSSIBLY: Record<Language, RegExp> = {
  en: /\b(?:may|might|could|maybe|perhaps|possibl[ey]|possibility|chance)\b/u,
  tr: /(?:^| )(?:belki|olabil\S*|muhtemel\S*|ihtimal\S*|olasi\S*|galiba|\S+[ae]bilir(?:iz|siniz|im|ler)?(?= |$))/u,
}

interface Change {
  rule: 'obligation-reversed' | 'modality-changed' | 'possibility-lost'
  expected: Modal
  heard: Modal
}

/** "Free to" for "not allowed", with no "only", "without" or "unless" on either side. */
const isSingleProhibition = ({ reference, rendition }: Comparison) =>
  reference.polarity.negations.length === 1 &&
  [...reference.polarity.implied, ...rendition.polarity.implied, ...rendition.polarity.negations].length === 0

/** Light verbs, which combine with anything: "olması gerekiyor", "yerinizi verebilsin". */
const LIGHT_VERB = /^(?:ol|ver|et|ed|al|yap|gel)(?:[aiumny]|du|di|ar|er|ur|ebil|abil)/u

/**
 * Away from a near copy, the force on a light verb may belong to another verb. "Can only start then" may be "has to
 * wait".
 */
function isUncertainVerb({ reference, wordDiff }: Comparison, at: number, step: string): boolean {
  if (wordDiff.likeness >= CLOSE) return false
  if (/^(?:need|have|get)/u.test(reference.tokens[at]?.folded ?? '')) return true
  if (reference.language === 'tr' && LIGHT_VERB.test(reference.tokens[at]?.folded ?? '')) return true
  return step === 'may>must' && /\b(?:ancak|only)\b/u.test(reference.plain)
}

const CLOSE = 0.6
const NEAR_COPY = 0.75
const SAME_VERB = 0.9

/**
 * The rendition has the force on another verb that the model does not have: "tell them … you can also report" for
 * "report it … you can also declare".
 */
function isForceElsewhere({ rendition, alignment, wordDiff }: Comparison, force: Force): boolean {
  if (wordDiff.likeness >= NEAR_COPY) return false
  return rendition.content.some(
    (word) =>
      forceAt(rendition, word.at)?.force === force &&
      !alignment.pairs.some((pair) => pair.rendition === word && pair.similarity >= SAME_VERB),
  )
}

/**
 * Both sides have the force equally often, on another verb: "do I have to wait, or can I call" for "do I wait, or can I
 * call".
 */
function isForceKept({ reference, rendition }: Comparison, force: Force): boolean {
  const count = (side: Utterance) =>
    new Set(
      side.tokens.flatMap((_, at) => (forceAt(side, at)?.force === force ? forceAt(side, at)?.words : undefined) ?? []),
    ).size
  return reference.language === 'en' && count(rendition) >= count(reference)
}

function changeAt(comparison: Comparison, at: number, heardAt: number): Change[] {
  const { reference, rendition, source, accepted } = comparison
  const [expected, heard] = [forceAt(reference, at), forceAt(rendition, heardAt)]
  if (!expected || !heard || expected.force === heard.force) return []
  const step = `${expected.force}>${heard.force}`
  const isOthers = (side: Utterance) => forcesOf(side).has(heard.force) && !forcesOf(side).has(expected.force)
  if (accepted.some((side) => side !== reference && isOthers(side))) return []
  if (isUncertainVerb(comparison, at, step) || isForceElsewhere(comparison, expected.force)) return []
  if (REVERSED.has(step) && !isForceKept(comparison, expected.force))
    return [{ rule: 'obligation-reversed', expected, heard }]
  if (
    PROHIBITION.test(expected.words) &&
    expected.force === 'mustNot' &&
    heard.force === 'may' &&
    isSingleProhibition(comparison)
  )
    return [{ rule: 'obligation-reversed', expected, heard }]
  if (CHANGED.has(step) && !isForceKept(comparison, expected.force))
    return [{ rule: 'modality-changed', expected, heard }]
  const isOpen =
    step === 'may>will' &&
    POSSIBLY[source.language].test(source.plain) &&
    !POSSIBLY[rendition.language].test(rendition.plain) &&
    !forcesOf(source).has('will')
  return isOpen ? [{ rule: 'possibility-lost', expected, heard }] : []
}

const BINDING: ReadonlySet<Force> = new Set(['must', 'needNot', 'mustNot'])
/** A segment this short has one obligation, whatever its verb. */
const SHORT = 16

/** The only obligation of a short segment, reversed: "you need not go to one" for "you ought to see a solicitor". */
function changeInShortSegment({ source, reference, rendition, accepted }: Comparison): Change[] {
  if (Math.max(reference.tokens.length, rendition.tokens.length) > SHORT) return []
  // A requirement may be worded with "unless" or "without".
  if (/\b(?:unless|without)\b|m[ae]d[iu]kc[ae]/u.test(rendition.plain)) return []
  const modalOf = (side: Utterance) =>
    side.tokens.flatMap((_, at) => forceAt(side, at) ?? []).filter(({ force }) => BINDING.has(force))
  const [expected, heard] = [modalOf(reference), modalOf(rendition)]
  const [was, is] = [expected[0], heard[0]]
  if (!was || !is || !REVERSED.has(`${was.force}>${is.force}`)) return []
  const isAlone = (modals: readonly Modal[], { force }: Modal) => modals.every((one) => one.force === force)
  const isOthers = [source, ...accepted].some((side) => forcesOf(side).has(is.force))
  if (!isAlone(expected, was) || !isAlone(heard, is) || isOthers || !forcesOf(source).has(was.force)) return []
  return [{ rule: 'obligation-reversed', expected: was, heard: is }]
}

export const obligation: Rule = once((comparison) => {
  const { segmentId, reference, rendition, alignment } = comparison
  const verbs = [
    ...alignment.pairs
      .filter(({ similarity }) => similarity >= SAME_VERB)
      .map((pair) => [pair.reference.at, pair.rendition.at] as const),
    ...slotVerbs(comparison),
  ]
  const ofVerb = verbs.flatMap(([at, heardAt]) => changeAt(comparison, at, heardAt))
  const [change] = ofVerb.length > 0 ? ofVerb : changeInShortSegment(comparison)
  if (!change || reference.language !== rendition.language) return []
  const facts = { expected: change.expected.words, heard: change.heard.words }
  return [makeFinding({ segmentId, rule: change.rule, facts, reference: facts.expected, rendition: facts.heard })]
})

/** Verbs without content ("be", "olmak") are compared by their slot. */
function slotVerbs({ wordDiff, ...sides }: Comparison): (readonly [number, number])[] {
  const wordAt = (side: 'reference' | 'rendition', at: number) => sides[side].tokens[at]?.folded ?? ''
  // "Aynı kalması gerekir" for "değişmemesi gerekir": different verbs cannot be compared.
  const isSame = (at: number, heardAt: number) => {
    const [was, is] = [wordAt('reference', at), wordAt('rendition', heardAt)]
    return sides.reference.language === 'en' || was.slice(0, 2) === is.slice(0, 2) || LIGHT_VERB.test(was)
  }
  return wordDiff.slots
    .flatMap(({ reference, rendition }) =>
      [0, 1, 2].flatMap((offset) =>
        [0, 1, 2].map((other) => [reference.from + offset, rendition.from + other] as const),
      ),
    )
    .filter(([at, heardAt]) => at >= 0 && heardAt >= 0 && isSame(at, heardAt))
}
