import { spokenLanguage, targetLanguage, type Language } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { finish, type Pieces } from '#app/pieces.ts'
import { once, remember } from '#app/remember.ts'
import type { Finding, Rendition } from '../evaluation.ts'
import { SEVERITIES } from '../severities.ts'
import { missedFinding } from '../finding.ts'
import { deciding } from './deciding-model.ts'
import { runRules } from './run-rules.ts'
import { align } from './matching/align.ts'
import type { Comparison } from './matching/comparison.ts'
import { similarityTo } from './matching/similarity.ts'
import { readSlots } from './matching/slots.ts'
import { guessFarReversals } from './matching/far-reversals.ts'
import { removeHesitations } from './reading/hesitation.ts'
import { readNames } from './reading/names.ts'
import { tokenise } from './reading/text.ts'
import { utteranceFromTokens, readUtterance, type Utterance } from './reading/utterance.ts'

export interface SegmentInput {
  segment: Pick<Segment, 'speaker' | 'text' | 'translation' | 'variants'>
  /** 1-based. */
  segmentId: number
  rendition: Rendition
}

/** Cache size: texts per language kept parsed, enough for a few dialogues with their models and renditions. */
const TEXTS = { most: 100 }
const readSourceIn = (language: Language) => remember((text) => readUtterance(text, language), TEXTS)
const SOURCE = { en: readSourceIn('en'), tr: readSourceIn('tr') }

/** The parsed source of a segment. */
export const readSource = (segment: Pick<Segment, 'speaker' | 'text'>): Utterance =>
  SOURCE[spokenLanguage(segment)](segment.text)

interface ParsedSegment {
  source: Utterance
  models: readonly string[]
  accepted: Utterance[]
  /** Words that a model repeats on purpose (satır satır). */
  doubled: ReadonlySet<string>
}

/**
 * Parses speech without its hesitations. Models are parsed the same way, so that their own "ah" or "yavaş yavaş" costs
 * nothing.
 */
const readSpeechIn = (language: Language) =>
  remember((text) => {
    const hesitations = removeHesitations(tokenise(text, language), language)
    return { hesitations, utterance: utteranceFromTokens(hesitations.tokens, language) }
  }, TEXTS)
const SPEECH = { en: readSpeechIn('en'), tr: readSpeechIn('tr') }

const readSpeech = (text: string, language: Language) => SPEECH[language](text)

/** A dialogue is scored many times; its own texts are parsed once per load. */
const readSegment = once((segment: SegmentInput['segment']): ParsedSegment => {
  const models = [segment.translation, ...segment.variants]
  const spoken = models.map((text) => readSpeech(text, targetLanguage(segment)))
  return {
    source: readSource(segment),
    models,
    accepted: spoken.map(({ utterance }) => utterance),
    doubled: new Set(spoken.flatMap(({ hesitations }) => hesitations.repeats.map(({ folded }) => folded))),
  }
})

/** Compares a rendition with every model interpretation of its segment. Empty for a missed segment. */
export function compare(input: SegmentInput): Comparison[] {
  return finish(comparing(input))
}

/** The same, a model a piece. */
function* comparing({ segment, segmentId, rendition }: SegmentInput): Pieces<Comparison[]> {
  if (rendition.status === 'missed') return []
  const language = targetLanguage(segment)
  const { source, models, accepted, doubled } = readSegment(segment)
  const { hesitations, utterance: spoken } = readSpeech(rendition.text, language)
  const comparisons: Comparison[] = []
  for (const [index, reference] of accepted.entries()) {
    yield
    comparisons.push({
      segmentId,
      source,
      reference,
      model: models[index] ?? '',
      rendition: spoken,
      accepted,
      alignment: align(reference, spoken),
      wordDiff: readSlots(reference, spoken),
      names: readNames(source, reference),
      hesitations: { ...hesitations, repeats: hesitations.repeats.filter(({ folded }) => !doubled.has(folded)) },
    })
  }
  return comparisons
}

/**
 * The embedded engine: the errors that the rules find in one rendition (docs/scoring.md). `deciding-model.ts` chooses
 * the model interpretation that counts. Deterministic; reads nothing but its input.
 */
export function findErrors(input: SegmentInput): Finding[] {
  return assess(input).findings
}

export interface Assessment {
  findings: Finding[]
  /** To the best-matching model interpretation, 0 to 1. Never a source of marks. */
  similarity: number
  /** Confidence in the findings, or in having found none, 0 to 1. */
  confidence: number
}

const CONFIDENCE: Record<Finding['confidence'], number> = { high: 0.95, medium: 0.75, low: 0.5 }

/**
 * Confidence when nothing was found: high for the model's own words, low far from every model. Chosen, not measured.
 */
const silenceConfidence = (similarity: number): number => 1 - (1 - similarity) ** 2

/** The findings of one rendition, its similarity to the models and the engine's confidence. */
export function assess(input: SegmentInput): Assessment {
  return finish(assessing(input))
}

/** The same in pieces of a few milliseconds: each comparison with a model, and the rules on each. */
export function* assessing(input: SegmentInput): Pieces<Assessment> {
  const { segmentId } = input
  const comparisons = yield* comparing(input)
  if (!comparisons.some(({ hesitations }) => hesitations.tokens.length > 0))
    return { findings: [missedFinding(segmentId)], similarity: 0, confidence: 1 }
  const best = yield* deciding(comparisons, runRules)
  yield
  const findings = guessFarReversals(comparisons, targetLanguage(input.segment), best)
  const worst = SEVERITIES.find((severity) => findings.some(({ type }) => type === severity)) ?? null
  const similarity = Math.max(...comparisons.map((comparison) => similarityTo(comparison, worst)))
  const confidence =
    findings.length === 0
      ? silenceConfidence(similarity)
      : Math.max(...findings.map((finding) => CONFIDENCE[finding.confidence]))
  return { findings, similarity, confidence }
}
