import { spokenLanguage, targetLanguage, type Language } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { type Finding, type Rendition, SEVERITIES } from '../evaluation.ts'
import { losesWholeSegment, missedFinding } from '../finding.ts'
import { align } from './align.ts'
import type { Comparison, Rule } from './comparison.ts'
import { decide } from './deciding-model.ts'
import { withoutDoubles, withoutEchoes } from './doubles.ts'
import { removeHesitations } from './hesitation.ts'
import { once, remember } from '#app/remember.ts'
import { readNames } from './names.ts'
import { insertion, omission, unrelated } from './rules/coverage.ts'
import { delivery } from './rules/delivery.ts'
import { echo, sourceWords } from './rules/language.ts'
import { calque } from './rules/calques.ts'
import { causes } from './rules/causes.ts'
import { certainty } from './rules/certainty.ts'
import { condition } from './rules/condition.ts'
import { displaced } from './rules/displaced.ts'
import { frequency } from './rules/frequency.ts'
import { alternatives } from './rules/alternatives.ts'
import { agents } from './rules/agents.ts'
import { bounds } from './rules/bounds.ts'
import { contrast } from './rules/contrast.ts'
import { countedThings } from './rules/counted-things.ts'
import { denials } from './rules/denials.ts'
import { doers } from './rules/doers.ts'
import { details } from './rules/details.ts'
import { joined } from './rules/joined.ts'
import { kinds } from './rules/kinds.ts'
import { kinship } from './rules/kinship.ts'
import { objects } from './rules/objects.ts'
import { obligation } from './rules/obligation.ts'
import { owners } from './rules/owners.ts'
import { pairs } from './rules/pairs.ts'
import { particles } from './rules/particles.ts'
import { persons } from './rules/persons.ts'
import { poles } from './rules/poles.ts'
import { quantity } from './rules/quantity.ts'
import { question } from './rules/question.ts'
import { relations } from './rules/relations.ts'
import { roles } from './rules/roles.ts'
import { scales } from './rules/scales.ts'
import { senses } from './rules/senses.ts'
import { sequence } from './rules/sequence.ts'
import { tense } from './rules/tense.ts'
import { stance } from './rules/stance.ts'
import { wordOrder } from './rules/word-order.ts'
import { similarityTo } from './similarity.ts'
import { asSureAs } from './sureness.ts'
import { readSlots } from './slots.ts'
import { lostLinks } from './rules/lost-links.ts'
import { modality } from './rules/modality.ts'
import { names } from './rules/names.ts'
import { nearMiss } from './rules/near-miss.ts'
import { currency } from './rules/currencies.ts'
import { numbers } from './rules/numbers.ts'
import { localOpposites, looseUnit, opposites } from './rules/opposites.ts'
import { courtesy, informalAddress, reportedSpeech } from './rules/register.ts'
import { terms } from './rules/terms.ts'
import { turnedLinks } from './rules/turned-links.ts'
import { unless } from './rules/unless.ts'
import { tokenise } from './text.ts'
import { fromTokens, readUtterance, type Utterance } from './utterance.ts'

/** When one of these fires, nothing of the segment arrived and there is nothing else to say about it. */
const WHOLE_SEGMENT_RULES: Rule[] = [echo, unrelated]

const RULES: Rule[] = [
  frequency,
  numbers,
  countedThings,
  currency,
  looseUnit,
  denials,
  kinship,
  roles,
  contrast,
  sequence,
  particles,
  localOpposites,
  opposites,
  poles,
  pairs,
  stance,
  bounds,
  obligation,
  modality,
  certainty,
  unless,
  persons,
  agents,
  objects,
  doers,
  tense,
  nearMiss,
  owners,
  quantity,
  scales,
  condition,
  relations,
  turnedLinks,
  causes,
  alternatives,
  question,
  names,
  omission,
  insertion,
  joined,
  terms,
  kinds,
  senses,
  displaced,
  details,
  lostLinks,
  sourceWords,
  wordOrder,
  calque,
  informalAddress,
  courtesy,
  reportedSpeech,
  delivery,
]

export interface SegmentInput {
  segment: Pick<Segment, 'speaker' | 'text' | 'translation' | 'variants'>
  /** 1-based. */
  segmentId: number
  rendition: Rendition
}

function judge(comparison: Comparison): Finding[] {
  const whole = WHOLE_SEGMENT_RULES.flatMap((rule) => rule(comparison))
  if (whole.some(losesWholeSegment)) return whole.slice(0, 1)
  return withoutEchoes(withoutDoubles([...whole, ...RULES.flatMap((rule) => rule(comparison))]))
}

/** Texts of one language that are kept read: a few dialogues with their models and what was said for them. */
const TEXTS = { most: 100 }
const readSourceIn = (language: Language) => remember((text) => readUtterance(text, language), TEXTS)
const SOURCE = { en: readSourceIn('en'), tr: readSourceIn('tr') }

/** What a speaker says in a segment, read once for all who ask. */
export const readSource = (segment: Pick<Segment, 'speaker' | 'text'>): Utterance =>
  SOURCE[spokenLanguage(segment)](segment.text)

interface Reading {
  source: Utterance
  accepted: Utterance[]
  /** Words that a model says twice on purpose (satır satır). */
  doubled: ReadonlySet<string>
}

/** What somebody finally said. A model is read like a rendition, so that its own "ah" and "yavaş yavaş" cost nobody anything. */
const readSpeechIn = (language: Language) =>
  remember((text) => {
    const hesitations = removeHesitations(tokenise(text, language), language)
    return { hesitations, utterance: fromTokens(hesitations.tokens, language) }
  }, TEXTS)
const SPEECH = { en: readSpeechIn('en'), tr: readSpeechIn('tr') }

const readSpeech = (text: string, language: Language) => SPEECH[language](text)

/** A dialogue is scored again and again; its own texts are read once for each time it is loaded. */
const readSegment = once((segment: SegmentInput['segment']): Reading => {
  const models = [segment.translation, ...segment.variants]
  const spoken = models.map((text) => readSpeech(text, targetLanguage(segment)))
  return {
    source: readSource(segment),
    accepted: spoken.map(({ utterance }) => utterance),
    doubled: new Set(spoken.flatMap(({ hesitations }) => hesitations.repeats.map(({ folded }) => folded))),
  }
})

/** Holds a rendition against every model interpretation of its segment. */
export function compare({ segment, segmentId, rendition }: SegmentInput): Comparison[] {
  if (rendition.status === 'missed') return []
  const language = targetLanguage(segment)
  const { source, accepted, doubled } = readSegment(segment)
  const { hesitations, utterance: spoken } = readSpeech(rendition.text, language)
  return accepted.map((reference: Utterance): Comparison => ({
    segmentId,
    source,
    reference,
    rendition: spoken,
    accepted,
    alignment: align(reference, spoken),
    local: readSlots(reference, spoken),
    names: readNames(source, reference),
    hesitations: { ...hesitations, repeats: hesitations.repeats.filter(({ folded }) => !doubled.has(folded)) },
  }))
}

/**
 * The embedded engine: the errors of one rendition, found by rules (design/scoring.md, section 4). The model
 * interpretation that fits best decides, that is, the one by which the fewest marks are lost; where half of them agree on
 * a critical error, the best of these. Deterministic; reads nothing but its input.
 */
export function findErrors(input: SegmentInput): Finding[] {
  return assess(input).findings
}

export interface Assessment {
  findings: Finding[]
  /** How far the best fitting model interpretation is said, 0 to 1. No source of marks. */
  similarity: number
  /** How sure the engine is of its findings, or of having found none, 0 to 1. */
  confidence: number
}

const SURE: Record<Finding['confidence'], number> = { high: 0.95, medium: 0.75, low: 0.5 }

/** How sure silence is: of the model's own words quite, of a wording far from every model hardly. A choice, not a measurement. */
const sureOfSilence = (similarity: number): number => 1 - (1 - similarity) ** 2

/** The findings of one rendition with the similarity to the model and how sure the engine is of them. */
export function assess(input: SegmentInput): Assessment {
  const { rendition, segmentId } = input
  const comparisons = rendition.status === 'missed' ? [] : compare(input)
  if (!comparisons.some(({ hesitations }) => hesitations.tokens.length > 0))
    return { findings: [missedFinding(segmentId)], similarity: 0, confidence: 1 }
  const best = decide(comparisons, judge)
  const findings = asSureAs(comparisons, targetLanguage(input.segment), best)
  const worst = SEVERITIES.find((severity) => findings.some(({ type }) => type === severity)) ?? null
  const similarity = Math.max(...comparisons.map((comparison) => similarityTo(comparison, worst)))
  const confidence =
    findings.length === 0 ? sureOfSilence(similarity) : Math.max(...findings.map((finding) => SURE[finding.confidence]))
  return { findings, similarity, confidence }
}
