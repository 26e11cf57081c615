// Reports a question told as a statement ("the bus is free" for "is the bus free?"; critical, `question-lost`) or
// asking for something else ("where" for "when"; major, `term-replaced`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Alignment } from '#app/models/scoring/embedded/matching/align.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Question words anywhere in a sentence, including indirect questions. */
const ASKING: Record<Language, RegExp> = {
  en: /^(?:whether|wonder\w*|question)$/u,
  tr: /^(?:m[iu](?:y[iu]m|y[iu]z|s[iu]n[iu]z|s[iu]n|yd[iu]\S*|d[iu]r)?|ne(?:ler\S*|y[iue]|yle|yin|den|dir|yd[iu]|ym[iu]s)?|nicin|niye|nasil\S*|nere\S*|hangi\S*|kim(?:[iu]n(?:le)?|[ie]|le|den|de|ler\S*|dir|d[iu])?|kac\S*|sor\S*|merak|acaba|bilmek|ogren\S*|soyle\S*|bildir\S*|haber)$/u,
}
const GLUED = /(?:yor|[td][iu]|m[iu]s|[ae]c[ae]k|[iu]r|[ae]r|m[ae]z)m[iu](?:s[iu]n[iu]z|s[iu]n|y[iu]m|y[iu]z)?$/u
const AUXILIARY =
  /^(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|shall|should|may|might|must|any|anything|anyone)$/u
const SUBJECT =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|my|your|his|her|its|our|their|the|a|an|any|anyone|anything|somebody|someone|one|both|not)$/u
/** A request, which need not stay a question: "could you please", "gönderir misiniz". */
const REQUEST: Record<Language, RegExp> = {
  en: /\b(?:could|would|can|will) (?:you|i)\b|\bwould you mind\b|\bplease\b/u,
  tr: /(?:[iua]r|[ae]r|bil[iu]r) m[iu]s[iu]n[iu]z|lutfen/u,
}

const isRequest = ({ plain, language }: Utterance) => REQUEST[language].test(plain)
/** Other forms of a request: a wish, an order or an invitation. "You will run it" and "you can go" are none. */
const OTHER_REQUEST_FORMS: Record<Language, RegExp> = {
  en: /\b(?:please|would like|want|need|let me|let us|tell|send|give|show|help|wonder\w*|appreciat\w*|grateful|ask)\b/u,
  tr: /(?:^| )(?:lutfen|rica|iste\S*|bekl\S*|\S+y?[iu]n(?:[iu]z)?|\S+s[ae]n[iu]z|\S+m[ae]n[iu]z\S*|\S+(?:[iua]r|[ae]r) m[iu]s[iu]n\S*)(?= |$)/u,
}
const isStillRequest = ({ plain, language }: Utterance) => OTHER_REQUEST_FORMS[language].test(plain)

const MARKED = /^[\s"”’')]*\?/u

/** A text with full stops but no question mark can only ask indirectly. */
const isPunctuated = ({ tokens, language }: Utterance) =>
  language === 'en' && /[.!]/u.test(tokens[0]?.text ?? '') && !tokens[0]?.text.includes('?')

const asksWithin = ({ tokens }: Utterance) =>
  tokens.some(
    ({ folded }, at) =>
      ASKING.en.test(folded) ||
      (WH.test(folded) && LEADS.test(tokens[at - 1]?.folded ?? '')) ||
      /^(?:ask\w*|tell|know|check|confirm|question|curious|hoping|hope)$/u.test(folded),
  )

/** The token by which an utterance asks. */
function askingToken({ tokens, language }: Pick<Utterance, 'tokens' | 'language'>): Token | undefined {
  const marked = tokens.find(({ text, end }) => MARKED.test(text.slice(end, end + 2)))
  if (marked) return marked
  return tokens.find((token, at) => {
    if (language === 'tr') return ASKING.tr.test(token.folded) || GLUED.test(token.folded)
    if (WH.test(token.folded)) return asksWith(tokens, at)
    if (ASKING.en.test(token.folded)) return true
    return AUXILIARY.test(token.folded) && (isInverted(tokens, at) || isBareQuestion(tokens, at))
  })
}

const WH = /^(?:who|whom|whose|which|what|when|where|why|how|if|right|tell|know|ask\w*)$/u
const PRONOUN = /^(?:i|you|he|she|it|we|they|there|any|anyone|anything|anybody)$/u
const OPENING = /^(?:and|or|but|so|now|well|please|then|also|meanwhile|say|doctor|sorry|ok|okay|yes|no)$/u
/** After these, a question word opens an indirect question: "tell me when". */
const LEADS =
  /^(?:tell|know|ask|asking|wonder|wondering|say|explain|sure|me|us|find|out|see|check|understand|understanding)$/u

/** "When do you" and "tell me when" ask; "when he came" does not. */
function asksWith(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at]?.folded ?? '', tokens[at + 1]]
  if (word === 'right') return !next
  if (/^(?:tell|know|ask)/u.test(word))
    return /^(?:me|us|if|whether|how|what|when|where|who|why|you)$/u.test(next?.folded ?? '')
  if (LEADS.test(before?.folded ?? '')) return true
  if (word === 'if') return false
  if (/^\w+['’]?s$/iu.test(tokens[at]?.raw ?? '')) return true
  // "What'll happen" and "what happens" always ask.
  if (word === 'what' && tokens.slice(at + 1, at + 3).some(({ folded }) => /^happens?$/u.test(folded))) return true
  const within = tokens.slice(at + 1, at + 4).findIndex(({ folded }) => AUXILIARY.test(folded))
  return within >= 0 && (within > 0 || SUBJECT.test(tokens[at + 2]?.folded ?? '')) && isOpening(before, tokens[at])
}

const isOpening = (before: Token | undefined, token: Token | undefined) =>
  !before || token?.breakBefore === true || OPENING.test(before.folded)

/** Verb before subject: "can you", "is the bus". Without punctuation, only a pronoun shows it in mid-sentence. */
function isInverted(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]?.folded === 'not' ? tokens[at + 2] : tokens[at + 1]
  if (!next || next.breakBefore || !SUBJECT.test(next.folded)) return false
  if (isOpening(before, tokens[at])) return true
  if (tokens[at]?.folded === 'am' && before?.folded !== 'i') return next.folded === 'i'
  if (/^(?:must|will|would|can|could|should|might|shall|not)$/u.test(before?.folded ?? '')) return false
  return !isStatement(tokens, at) && (PRONOUN.test(next.folded) || !PUNCTUATION.test(next.text))
}

const NO_QUESTION = /^(?:i|you|he|she|it|we|they|this|that|so|what|who|which)$/u

/** "If we leave it to her does tax come up", without punctuation. */
function isBareQuestion(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1]?.folded ?? '', tokens[at], tokens[at + 1]]
  if (!token || !next || next.folded === 'not' || PUNCTUATION.test(token.text)) return false
  return /^(?:do|does|did)$/u.test(token.folded) && !NO_QUESTION.test(before)
}

/** Text without any comes from a recogniser, and sentence starts are unknown. */
const PUNCTUATION = /[.?!,;]/u

/**
 * Whether the rendition has the model's asking words as they are ("are insecticides allowed"). English only: Turkish
 * has a question particle.
 */
function repeatsQuestion(reference: Utterance, asked: Token, rendition: Utterance): boolean {
  if (reference.language === 'tr') return false
  const { tokens } = reference
  const place = tokens.indexOf(asked)
  const start = tokens.findLastIndex(({ sentenceStart }, at) => sentenceStart && at <= place)
  const isAsking = ({ folded }: Token, at: number) =>
    at >= start && at <= place && (isInverted(tokens, at) || /^(?:wh\w+|how)$/u.test(folded))
  const last = tokens.findLastIndex(isAsking)
  const asking = last >= 0 ? last : tokens.findIndex(({ folded }, at) => at >= start && AUXILIARY.test(folded))
  // A question without a verb shows only its mark.
  if (asking < 0 || asking > place) return true
  const words = tokens.slice(asking, asking + 2).map(({ folded }) => folded)
  return words.length === 2 && ` ${rendition.plain} `.includes(` ${words.join(' ')} `)
}

/** Subject before verb: "I am", "he can't". */
function isStatement(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && !tokens[at]?.breakBefore && SUBJECT.test(before.folded)
}

/** Whether the content of the question was said at all. If not, it is an omission. */
function isContentSaid(asked: Token, reference: Utterance, { missing }: Alignment): boolean {
  const from = reference.tokens.indexOf(asked)
  const end = reference.tokens.findIndex(
    ({ text, end: at }, index) => index >= from && /^\s*[.?!]/u.test(text.slice(at, at + 2)),
  )
  const start = reference.tokens.findLastIndex(({ sentenceStart }, index) => sentenceStart && index <= from)
  const words = reference.content.filter(({ at }) => at >= start && at <= end)
  return words.filter((word) => !missing.includes(word)).length > words.length * SAID
}

const ENOUGH_COVERAGE = 0.4
const NEAR_COPY = 0.8
const SAID = 0.4
/** "Dönmez olur mu" means "of course she will". */
const RHETORICAL = /m[ae]z olur m[iu]/u
/** "Let's say seven" or "how about seven" for "what if we said seven?". */
const PROPOSAL = /\b(?:let us|how about|what if|shall we)\b/u

/** "And what about the placement?" raises a topic. */
const TOPIC = /(?:^| )(?:what|how) about /u

function lostQuestion(comparison: Comparison): string | null {
  const { source, reference, rendition, alignment } = comparison
  const asked = askingToken(reference)
  const isAsked = /\?/u.test(source.tokens[0]?.text ?? '') && /\?/u.test(reference.tokens[0]?.text ?? '')
  if (!asked || !isAsked || alignment.coverage < ENOUGH_COVERAGE) return null
  if (RHETORICAL.test(source.plain) || PROPOSAL.test(rendition.plain) || TOPIC.test(reference.plain)) return null
  if (isPunctuated(rendition) ? asksWithin(rendition) : askingToken(rendition)) return null
  if (!isContentSaid(asked, reference, alignment)) return null
  if (isRequest(source) && isRequest(reference) && isStillRequest(rendition)) return null
  if (repeatsQuestion(reference, asked, rendition)) return null
  const at = reference.tokens.indexOf(asked)
  return quote(reference.tokens.slice(Math.max(0, at - 2), at + 1))
}

type AskedThing = 'when' | 'where' | 'who' | 'why' | 'how many'

/**
 * What a question word asks for, matched with the next word. "Which", "what" and "how" can ask for anything and are
 * left out.
 */
const ASKS_FOR: Record<Language, Record<AskedThing, RegExp>> = {
  en: {
    when: /^(?:when|what (?:time|date|day)|which day)\b/u,
    where: /^where\b/u,
    who: /^who(?:m|se)?\b/u,
    why: /^why\b/u,
    'how many': /^how (?:many|much)\b/u,
  },
  tr: {
    when: /^(?:ne zaman|saat kacta|hangi (?:gun|tarih|saat))/u,
    where: /^nere(?:de|ye|den)\b/u,
    who: /^kim(?:e|i|le|den|in)?\b/u,
    why: /^(?:neden|niye|nicin)\b/u,
    'how many': /^(?:kac|ne kadar)\b/u,
  },
}

/** What an utterance asks for, each with its question word. */
function questionsIn({ tokens, language }: Utterance): Map<AskedThing, Token> {
  const found = new Map<AskedThing, Token>()
  tokens.forEach((token, at) => {
    if (language === 'en' && !asksWith(tokens, at)) return
    // "When she was admitted" is no question.
    const tells = token.folded === 'when' && !LEADS.test(tokens[at - 1]?.folded ?? '')
    if (tells && !AUXILIARY.test(tokens[at + 1]?.folded ?? '')) return
    const words = `${token.folded} ${tokens[at + 1]?.folded ?? ''}`
    for (const [asked, word] of Object.entries(ASKS_FOR[language]) as [AskedThing, RegExp][])
      if (word.test(words)) found.set(asked, token)
  })
  return found
}

/** "Where did you see it?" for "When did you see it?". */
function changedQuestion({
  source,
  reference,
  rendition,
  accepted,
}: Comparison): { was: Token; is: Token } | undefined {
  const [spoken, expected, heard] = [source, reference, rendition].map(questionsIn)
  if (!spoken || !expected || !heard) return undefined
  const known = new Set([source, ...accepted].flatMap((side) => [...questionsIn(side).keys()]))
  const lost = [...expected].find(([asked]) => spoken.has(asked) && !heard.has(asked))
  const added = [...heard].find(([asked]) => !known.has(asked))
  return lost && added && { was: lost[1], is: added[1] }
}

const MI = /^m[iu](?:y[iu]m|y[iu]z|s[iu]n[iu]z|s[iu]n|yd[iu]\S*)?$/u

/** "Bildirdi" for "bildirdi mi", with nothing else changed in the slot. */
function lostInPlace({ source, reference, rendition, wordDiff }: Comparison): string | null {
  if (!/\?/u.test(source.tokens[0]?.text ?? '') || /\?/u.test(rendition.tokens[0]?.text ?? '')) return null
  const isAsking = ({ folded, sentenceStart }: Token) =>
    reference.language === 'tr' ? MI.test(folded) : sentenceStart && AUXILIARY.test(folded)
  if (rendition.tokens.some(isAsking) || wordDiff.likeness < NEAR_COPY) return null
  const lost = wordDiff.slots.find(
    (slot) =>
      slot.rendition.from === slot.rendition.to &&
      slot.reference.to - slot.reference.from === 1 &&
      reference.tokens.slice(slot.reference.from, slot.reference.to).every(isAsking),
  )
  if (!lost) return null
  const { from, to } = lost.reference
  return quote(reference.tokens.slice(reference.language === 'tr' ? Math.max(0, from - 2) : from, to + 2))
}

export const question: Rule = (comparison) => {
  const { segmentId } = comparison
  const expected = lostQuestion(comparison) ?? lostInPlace(comparison)
  if (expected !== null)
    return [makeFinding({ segmentId, rule: 'question-lost', facts: { expected }, reference: expected })]
  const other = changedQuestion(comparison)
  if (!other) return []
  const facts = { expected: quote([other.was]), heard: quote([other.is]) }
  return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
}
