// Reports a near miss told as a fact, or the other way round: "it fell" for "it nearly fell". Major (`tense-changed`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { IRREGULAR_PAST } from '#app/models/scoring/embedded/reading/predicates/english.ts'
import { verbBeside } from '#app/models/scoring/embedded/matching/predicate-pairs.ts'
import type { Predicate } from '#app/models/scoring/embedded/reading/predicates/predicate.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { findTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

type Patterns = Record<Language, RegExp>

const PAST = IRREGULAR_PAST.source.replace(/^\^|\$$/gu, '')
/** Clear wordings for "almost happened". */
const NEARLY: Patterns = {
  en: new RegExp(`\\b(?:nearly|almost|narrowly|all but|came close to|within an inch of) (?:\\w+ed|${PAST})\\b`, 'u'),
  tr: /(?:^| )(?:az kalsin\S*|kil pay\S*|ramak kal\S*|(?:neredeyse|az daha)(?: \S+){0,4} \S+(?:yordu|[ae]c[ae]kti)\S*|\S{2,}[iuae]yaz[dm]\S*)(?= |$)/u,
}
/** Anything that may express it. */
const NEAR: Patterns = {
  en: /\b(?:near(?:ly)?|almost|narrow\w*|close|all but|about to|going to|just|verge|brink|within|could|would|might|miss\w*|practically|virtually|half)\b/u,
  tr: /(?:^| )(?:az|neredeyse|nerdeyse|ramak|kil|hemen|ucun\S*|kaldi|uzere\S*|son|\S+[ae]c[ae]kti\S*|\S+yaz[dm]\S*|\S+[iua]rd[iu]\S*|\S+yordu\S*|adeta|bile)(?= |$)/u,
}

/** Wordings in the source or a model that make it a near miss. */
const MISSED: Patterns = {
  en: /\b(?:near(?:ly)?|almost|narrow\w*|close|all but|about to|going to|verge|brink|within|(?:could|would) have|miss\w*)\b/u,
  tr: /(?:^| )(?:az (?:kal|daha)\S*|neredeyse|nerdeyse|ramak|kil pay\S*|ucun\S*|uzere\S*|\S+[ae]c[ae]kti\S*|\S{2,}yaz[dm]\S*)(?= |$)/u,
}

const matches = (words: Patterns, { language, plain }: Utterance) => words[language].test(plain)

const matchedTokens = (side: Utterance, words: Patterns) => findTokens(side, words[side.language])

/** The changed verb in the model and in the rendition. */
function changedVerb({ source, reference, rendition, accepted }: Comparison): [Predicate, Predicate] | undefined {
  if (matches(NEARLY, source) && matches(NEAR, reference) && !matches(NEAR, rendition)) {
    const verb = verbBeside(reference, matchedTokens(reference, NEAR), rendition)
    return verb && [verb.here, verb.there]
  }
  if (!matches(NEARLY, rendition) || [source, ...accepted].some((side) => matches(MISSED, side))) return undefined
  const verb = verbBeside(rendition, matchedTokens(rendition, NEARLY), reference)
  return verb && [verb.there, verb.here]
}

const BEFORE = 3
const quoteVerb = ({ tokens }: Utterance, at: number) => quote(tokens.slice(Math.max(0, at - BEFORE), at + 1))

export const nearMiss: Rule = (comparison) => {
  const [was, is] = changedVerb(comparison) ?? []
  if (!was || !is) return []
  const { segmentId, reference, rendition } = comparison
  const facts = { expected: quoteVerb(reference, was.at), heard: quoteVerb(rendition, is.at) }
  return [makeFinding({ segmentId, rule: 'tense-changed', facts, reference: facts.expected, rendition: facts.heard })]
}
