// Reports a changed person on an owner, subject, object or verb ending: "your rent" for "my rent". Critical
// (`person-swapped`).
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { readKin } from '#app/models/scoring/embedded/lexicon/kinship.ts'
import { once } from '#app/remember.ts'
import {
  ENGLISH_OBJECTS,
  ENGLISH_OWNERS,
  ENGLISH_SUBJECTS,
  TURKISH_PRONOUNS,
  turkishPerson,
  type Person,
} from '#app/models/scoring/embedded/reading/person.ts'
import {
  isGenericYou,
  isOneOfReportingVerbs,
  isPredicateNoun,
  isShiftedByQuote,
  isRetoldQuote,
  isCertainPersonSwap,
} from '#app/models/scoring/embedded/matching/person-evidence.ts'
import { isInReportedSpeech as isFramed } from '#app/models/scoring/embedded/matching/reported-speech.ts'
import { isConverseAction } from '#app/models/scoring/embedded/matching/converse-actions.ts'
import { slotTokens } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { reportedSpeech } from '../language/register.ts'
import { isVerbalNounOf, verbEnding, type PersonChange, type PersonMark } from './verb-endings.ts'

const OWNER_REACH = 3
const SUBJECT_REACH = 4
const MIN_SIMILARITY = 0.9

/** The possessive before a word: "my" in "my old shift". */
function owner({ tokens }: Utterance, at: number): PersonMark | null {
  for (let index = at - 1; index >= Math.max(0, at - OWNER_REACH); index -= 1) {
    const token = tokens[index]
    if (!token || tokens[index + 1]?.breakBefore || /^(?:the|a|an|of|and|to|in|on|for|with|that)$/u.test(token.folded))
      return null
    const person = ENGLISH_OWNERS[token.folded]
    if (/['’]s?$/u.test(token.raw) || isPluralPossessive(token)) return null
    if (person && !ENGLISH_SUBJECTS[token.folded]) {
      const between = tokens.slice(index + 1, at).map(({ folded }) => folded)
      return { person, from: index, to: at + 1, between: between.join(' ') }
    }
  }
  return null
}

/** A plural possessive, with the apostrophe after the word: "my parents' visas". */
const isPluralPossessive = ({ text, end }: Utterance['tokens'][number]) => /['’]/u.test(text[end] ?? '')

const AUXILIARY =
  /^(?:do|does|did|not|will|would|can|could|shall|should|may|might|must|have|has|had|am|are|is|was|were|be|been|to|just|also|already|still|only|really|currently|now|never|ever|always|usually|going|need|needs)$/u

/** The subject pronoun of a verb: "we" in "we will pay". */
function subject({ tokens }: Utterance, at: number): PersonMark | null {
  for (let index = at - 1; index >= Math.max(0, at - SUBJECT_REACH); index -= 1) {
    const token = tokens[index]
    if (!token || tokens[index + 1]?.breakBefore) return null
    const person = ENGLISH_SUBJECTS[token.folded]
    const passive =
      tokens.slice(index, at).some(({ folded }) => BE.test(folded)) &&
      /(?:ed|en|wn|de|ne|id|old|aught|ought|sent|left|kept|put|cut|hit|hurt|found)$/u.test(
        tokens[tokens[at]?.folded === 'never' ? at + 1 : at]?.folded ?? '',
      )
    if (person && passive) return null
    if (person)
      return /^(?:let|let's|thank|thanks)$/u.test(tokens[index - 1]?.folded ?? '')
        ? null
        : { person, from: index, to: at + 1 }
    if (!AUXILIARY.test(token.folded)) return null
  }
  return null
}

const BE = /^(?:am|is|are|was|were|be|been|being)$/u

function object({ tokens }: Utterance, at: number): PersonMark | null {
  const next = tokens[at + 1]
  const person = next && !next.breakBefore ? ENGLISH_OBJECTS[next.folded] : undefined
  const owns = next?.folded === 'her' && tokens[at + 2] !== undefined && !tokens[at + 2]?.breakBefore
  return person && !owns ? { person, from: at, to: at + 2 } : null
}

/** The person marked by a Turkish ending, on nouns and verbs alike. */
function ending(utterance: Utterance, at: number): PersonMark | null {
  const [token, next] = [utterance.tokens[at], utterance.tokens[at + 1]]
  const closes = !next || next.breakBefore
  const person = token ? turkishPerson(token, closes) : null
  return person ? { person, from: Math.max(0, at - 1), to: at + 1 } : null
}

const READERS = { en: [owner, subject, object], tr: [ending] }

/** Whether the person changed. A Turkish ending counts only between first and second person. */
function isSwap(a: Person, b: Person, isEnding: boolean): boolean {
  return a !== b && (!isEnding || (a !== 3 && b !== 3))
}

/** Above this likeness a pronoun corresponds to the one in the model. */
const CLOSE = 0.6

/** Whether one person is mentioned less often than in the model and the other more often. */
function isShifted({ reference, rendition }: Comparison, expected: Person, heard: Person): boolean {
  const count = ({ tokens }: Utterance, person: Person) =>
    tokens.filter(({ folded }) =>
      [ENGLISH_OWNERS, ENGLISH_SUBJECTS, ENGLISH_OBJECTS].some((words) => words[folded] === person),
    ).length
  return count(rendition, expected) < count(reference, expected) && count(rendition, heard) > count(reference, heard)
}

function personChanges(comparison: Comparison): PersonChange[] {
  const { reference, rendition, accepted, alignment, wordDiff } = comparison
  const language = reference.language
  const anyModel = (word: ContentWord, read: (typeof READERS)['en'][number], person: Person) =>
    accepted.some((side) =>
      side.content.some((other) => other.stem === word.stem && (read(side, other.at)?.person ?? null) === person),
    )
  return alignment.pairs
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .flatMap((pair) =>
      READERS[language].flatMap((read): PersonChange[] => {
        const [expected, heard] = [read(reference, pair.reference.at), read(rendition, pair.rendition.at)]
        if (
          !expected ||
          !heard ||
          expected.between !== heard.between ||
          !isSwap(expected.person, heard.person, language === 'tr')
        )
          return []
        if (isOneOfReportingVerbs(comparison, pair.reference.at)) return []
        const [a, b] = [pair.reference.token.folded, pair.rendition.token.folded]
        if (
          language === 'tr' &&
          (a.startsWith(b) || b.startsWith(a) || isVerbalNounOf(a, b) || isPredicateNoun(rendition, pair.rendition.at))
        )
          return []
        if (wordDiff.likeness < CLOSE && !isCertainPersonSwap(comparison, pair, expected.person, heard.person))
          return []
        if (language === 'en' && wordDiff.likeness < CLOSE && !isShifted(comparison, expected.person, heard.person))
          return []
        return anyModel(pair.rendition, read, heard.person) ? [] : [{ expected, heard }]
      }),
    )
}

/** Two owners, two subjects or two objects. "He" may stand for "my husband". */
function isOneCase(reference: Utterance, expected: PersonMark, rendition: Utterance, heard: PersonMark): boolean {
  const words = (side: Utterance, { from, to }: PersonMark) => side.tokens.slice(from, to).map(({ folded }) => folded)
  return [ENGLISH_OWNERS, ENGLISH_SUBJECTS, ENGLISH_OBJECTS].some(
    (list) =>
      words(reference, expected).some((word) => word in list) && words(rendition, heard).some((word) => word in list),
  )
}

/** "I appreciate it" for "thank you". */
const NO_SWAP = /^(?:am|is|are|was|were|be|been|being|appreciate|grateful|thank|thanks)$/u
const ENGLISH_PRONOUNS = { ...ENGLISH_OWNERS, ...ENGLISH_SUBJECTS, ...ENGLISH_OBJECTS }

/** A family relation named in a token range. */
const kinIn = (side: Utterance, part: { from: number; to: number }) =>
  slotTokens(side, part).find(({ raw }) => readKin(side).some(({ text }) => text === raw))?.folded

const hasNoun = (side: Utterance, { from, to }: { from: number; to: number }) =>
  side.content.some(({ at }) => at >= from && at < to)

/** One pronoun replaced by another in a slot: "send it to you" for "send it to me". */
function pronounInPlace({ reference, rendition, wordDiff }: Comparison): PersonChange | undefined {
  const words = reference.language === 'tr' ? TURKISH_PRONOUNS : ENGLISH_PRONOUNS
  const read = (side: Utterance, { from, to }: { from: number; to: number }) =>
    side.tokens.slice(from, to).flatMap(({ folded }, index): PersonMark[] => {
      const person = words[folded]
      return person ? [{ person, from: Math.max(0, from + index - 1), to: from + index + 2 }] : []
    })
  for (const slot of wordDiff.slots) {
    const [was, is] = [read(reference, slot.reference), read(rendition, slot.rendition)]
    const [expected, heard] = [was[0], is[0]]
    // A changed relation ("his brother" for "my uncle") is left to the kinship rule.
    const [kin, other] = [kinIn(reference, slot.reference), kinIn(rendition, slot.rendition)]
    if (kin !== undefined && other !== undefined && kin !== other) continue
    if (was.length !== 1 || is.length !== 1 || !expected || !heard || expected.person === heard.person) continue
    if (reference.language === 'en' && slotTokens(rendition, slot.rendition).some(({ folded }) => NO_SWAP.test(folded)))
      continue
    if (reference.language === 'en' && !isOneCase(reference, expected, rendition, heard)) continue
    // "Her" for "my mum", mentioned before.
    if (heard.person === 3 && slotTokens(rendition, slot.rendition).length === 1 && hasNoun(reference, slot.reference))
      continue
    // Away from a near copy, a longer slot is a rewording with its own pronouns.
    if (wordDiff.likeness < CLOSE && slot.rendition.to - slot.rendition.from > 2) continue
    if (slot.reference.to - slot.reference.from <= 2) return { expected, heard }
  }
  return undefined
}

export const persons: Rule = once((comparison): Finding[] => {
  const { segmentId, reference, rendition, source } = comparison
  const change = personChanges(comparison)[0] ?? pronounInPlace(comparison) ?? verbEnding(comparison)
  if (!change || isConverseAction(comparison) || isReported(rendition, source) || reportedSpeech(comparison).length > 0)
    return []
  if (isFramed(rendition, change.heard.to) && comparison.wordDiff.likeness < CLOSE) return []
  if (isShiftedByQuote(rendition, change.heard.from, change.expected.person, change.heard.person)) return []
  if (isRetoldQuote(comparison, change.expected, change.heard)) return []
  if (isGenericYou(comparison, change.expected.person, change.heard)) return []
  const [expected, heard] = [
    quote(reference.tokens.slice(change.expected.from, change.expected.to)),
    quote(rendition.tokens.slice(change.heard.from, change.heard.to)),
  ]
  return [
    makeFinding({
      segmentId,
      rule: 'person-swapped',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
})

/** A segment told in the third person throughout is a register error with its own rule. */
function isReported(rendition: Utterance, source: Utterance): boolean {
  const starts = rendition.tokens.slice(0, 4).map(({ folded }) => folded)
  const report = /^(?:says?|said|asks?|asked|tells?|told|diyor|soyluyor|soruyor)$/u
  return starts.some((word) => report.test(word)) && !source.tokens.some(({ folded }) => report.test(folded))
}
