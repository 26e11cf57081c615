import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import type { Alignment } from '../align.ts'
import type { Rule } from '../comparison.ts'
import { quote, type Token } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** What asks, wherever it stands; an indirect question asks as well. */
const ASKING: Record<Language, RegExp> = {
  en: /^(?:who|whom|whose|which|what|when|where|why|how|whether|wonder\w*|ask\w*|question|right|tell|know|find|if)$/u,
  tr: /^(?:m[iu](?:y[iu]m|y[iu]z|s[iu]n[iu]z|s[iu]n|yd[iu]\S*|d[iu]r)?|ne(?:ler\S*|y[iue]|yle|yin|den|dir|yd[iu]|ym[iu]s)?|nicin|niye|nasil\S*|nere\S*|hangi\S*|kim(?:[iu]n(?:le)?|[ie]|le|den|de|ler\S*|dir|d[iu])?|kac\S*|sor\S*|merak|acaba|bilmek|ogren\S*|soyle\S*|bildir\S*|haber)$/u,
}
const GLUED = /(?:yor|[td][iu]|m[iu]s|[ae]c[ae]k|[iu]r|[ae]r|m[ae]z)m[iu](?:s[iu]n[iu]z|s[iu]n|y[iu]m|y[iu]z)?$/u
const AUXILIARY =
  /^(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|shall|should|may|might|must|any|anything|anyone)$/u
const SUBJECT =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|my|your|his|her|its|our|their|the|a|an|any|anyone|anything|somebody|someone|one|both|not)$/u
/** "Could you please", "gönderir misiniz": a request, which may be put as one. */
const REQUEST: Record<Language, RegExp> = {
  en: /\b(?:could|would|can|will) (?:you|i)\b|\bwould you mind\b|\bplease\b/u,
  tr: /(?:[iua]r|[ae]r|bil[iu]r) m[iu]s[iu]n[iu]z|lutfen/u,
}

/** Without any, a recogniser wrote it, and where a sentence begins cannot be seen. */
const PUNCTUATION = /[.?!,;]/u

/** The words by which an utterance asks. */
function asks({ tokens, language }: Utterance): Token | undefined {
  const marked = tokens.find(({ text, end }) => /^\s*\?/u.test(text.slice(end, end + 2)))
  if (marked) return marked
  return tokens.find((token, at) => {
    if (ASKING[language].test(token.folded)) return true
    if (language === 'tr') return GLUED.test(token.folded)
    if (!PUNCTUATION.test(token.text))
      return AUXILIARY.test(token.folded) && !SUBJECT.test(tokens[at - 1]?.folded ?? '')
    return AUXILIARY.test(token.folded) && SUBJECT.test(tokens[at + 1]?.folded ?? '') && !isStatement(tokens, at)
  })
}

/** "I am", "he can't": the subject stands before its verb. */
function isStatement(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && !tokens[at]?.breakBefore && SUBJECT.test(before.folded)
}

/** Whether what was asked was said at all: a question left out is an omission. */
function isSaid(asked: Token, reference: Utterance, { missing }: Alignment): boolean {
  const from = reference.tokens.indexOf(asked)
  const end = reference.tokens.findIndex(
    ({ text, end: at }, index) => index >= from && /^\s*[.?!]/u.test(text.slice(at, at + 2)),
  )
  const start = reference.tokens.findLastIndex(({ sentenceStart }, index) => sentenceStart && index <= from)
  const words = reference.content.filter(({ at }) => at >= start && at <= end)
  return words.filter((word) => !missing.includes(word)).length * 2 > words.length
}

const ENOUGH_COVERAGE = 0.4

/** What was asked and is now claimed. A request may lose its question. */
export const question: Rule = ({ segmentId, source, reference, rendition, alignment }) => {
  const asked = asks(reference)
  const isAsked = /\?/u.test(source.tokens[0]?.text ?? '') && /\?/u.test(reference.tokens[0]?.text ?? '')
  if (!asked || !isAsked || asks(rendition) || alignment.coverage < ENOUGH_COVERAGE) return []
  if (!isSaid(asked, reference, alignment)) return []
  if (REQUEST[source.language].test(source.plain) && REQUEST[reference.language].test(reference.plain)) return []
  const at = reference.tokens.indexOf(asked)
  const expected = quote(reference.tokens.slice(Math.max(0, at - 2), at + 1))
  return [makeFinding({ segmentId, rule: 'question-lost', facts: { expected }, reference: expected })]
}
