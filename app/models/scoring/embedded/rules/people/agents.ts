// Reports another subject of the same verb: "I called them" for "they called them". Critical (`person-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { once } from '#app/remember.ts'
import {
  ENGLISH_OBJECTS,
  ENGLISH_OWNERS,
  ENGLISH_SUBJECTS,
  TURKISH_PRONOUNS,
  type Person,
} from '#app/models/scoring/embedded/reading/person.ts'
import {
  isGenericYou,
  isPersonInSource,
  isPassiveSubject,
  mayBeReportedSpeech,
  marksPersonBefore,
} from '#app/models/scoring/embedded/matching/person-evidence.ts'
import { NO_VERB } from '#app/models/scoring/embedded/reading/predicates/turkish.ts'
import { isInReportedSpeech } from '#app/models/scoring/embedded/matching/reported-speech.ts'
import { hasSharedContext, tokenSpan } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { reportedSpeech } from '../language/register.ts'

interface Subject {
  person: Person
  /** "We" and "they" may be the same: an office refers to itself either way. */
  isPlural: boolean
  /** What two forms of the verb must share, so that active and passive do not match. */
  base: string
  from: number
  to: number
}

const REACH = 6
/** Words that may stand between an English subject and its verb. */
const BETWEEN =
  /^(?:do|does|did|not|will|would|can|could|shall|should|may|might|must|have|has|had|to|just|also|already|still|only|really|now|never|ever|always|usually|going|need|needs|want|wants|wanted|never|even|actually|simply|both|all|so|then|recently|immediately)$/u
const BE = /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/u
/** People and institutions that can act. */
const PEOPLE =
  /^(?:wife|husband|son|daughter|mother|father|mum|dad|brother|sister|uncle|aunt|nephew|niece|police|doctor|nurse|driver|landlord|owner|tenant|agent|manager|friend|colleague|neighbour|neighbor|teacher|lawyer|employer|boss|officer|customer|client|bank|company|school|council|court|insurer|mechanic|plumber|witness|buyer|seller|shop|store|partner|spouse|supervisor|supplier|owner|airline|office)s?$/u

function englishAgent({ tokens, words }: Utterance, at: number): Subject | null {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index]
    if (!token || tokens[index + 1]?.breakBefore || BE.test(token.folded)) return null
    const person = ENGLISH_SUBJECTS[token.folded] ?? (PEOPLE.test(token.folded) ? 3 : null)
    if (person && token.raw.toLowerCase().endsWith("'s") && tokens[index + 1] !== undefined) return null
    const before = tokens[index - 1]?.folded ?? ''
    if (person)
      return /^(?:let|by|of|with|for|from)$/u.test(before) || before in ENGLISH_OBJECTS
        ? null
        : {
            person,
            isPlural: /^(?:we|they)$/u.test(token.folded),
            base: words[at]?.stem ?? '',
            from: index,
            to: at + 1,
          }
    if (!BETWEEN.test(token.folded)) return null
  }
  return null
}

const TURKISH_TENSES: [Person, boolean, RegExp][] = [
  [
    2,
    false,
    /(?:(?:(?<=[cfhkpst])t[iu]|(?<![cfhkpst])d[iu])|yor(?:su)?|[ae]c[ae]k(?:s[iu])?|m[iu]s(?:s[iu])?|[iuae]r(?:s[iu])?)n[iu]z$/u,
  ],
  [1, true, /(?:(?:(?<=[cfhkpst])t[iu]|(?<![cfhkpst])d[iu])k|yoruz|[ae]c[ae]g[iu]z|m[iu]s[iu]z)$/u],
  [1, false, /(?:(?:(?<=[cfhkpst])t[iu]|(?<![cfhkpst])d[iu])m|yorum|[ae]c[ae]g[iu]m|m[iu]s[iu]m)$/u],
  [3, false, /(?:(?:(?<=[cfhkpst])t[iu]|(?<![cfhkpst])d[iu])|yor|[ae]c[ae]k|m[iu]s)$/u],
]
/** Also the aorist, whose endings are too ambiguous on other verbs. */
const AUXILIARY_TENSES: typeof TURKISH_TENSES = [
  ...TURKISH_TENSES,
  [1, true, /[iua]r[iu]z$/u],
  [1, false, /[iua]r[iu]m$/u],
  [3, false, /[iua]r$/u],
]
const PARTICIPLES: [Person, boolean, RegExp][] = [
  [2, false, /[dt][iu]g[iu]n[iu]z(?:[iuae]|[dt][ae]n?)?$/u],
  [1, true, /[dt][iu]g[iu]m[iu]z(?:[iuae]|[dt][ae]n?)?$/u],
  [1, false, /[dt][iu]g[iu]m(?:[iuae]|[dt][ae]n?)?$/u],
  [3, false, /[dt][iu]g[iu](?:n[iuae]|n[dt][ae]n?)?$/u],
]
const MIN_BASE = 3

/** "Dönmüş olursunuz", "gidiyor olacağız": the auxiliary marks the person. */
function auxiliaryOf(tokens: Utterance['tokens'], at: number): string | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || next.breakBefore || !/(?:m[iu]s|yor|[ae]c[ae]k)$/u.test(token.folded)) return null
  return /^(?:ol(?!may)|bulun)/u.test(next.folded) ? next.folded : null
}

function personIn(auxiliary: string): Pick<Subject, 'person' | 'isPlural'> | null {
  const [person, isPlural] = AUXILIARY_TENSES.find(([, , ending]) => ending.test(auxiliary)) ?? []
  return person && isPlural !== undefined ? { person, isPlural } : null
}

function turkishAgent({ tokens }: Utterance, at: number): Subject | null {
  const { folded = '' } = tokens[at] ?? {}
  if (NO_VERB.test(folded)) return null
  if (/^m[iu](?:s|y|$)/u.test(tokens[at + 1]?.folded ?? '') || folded in TURKISH_PRONOUNS) return null
  const auxiliary = auxiliaryOf(tokens, at)
  for (const [person, isPlural, ending] of [...PARTICIPLES, ...TURKISH_TENSES]) {
    const found = ending.exec(folded)
    if (!found) continue
    const base = folded.slice(0, found.index)
    const marked = auxiliary && personIn(auxiliary)
    if (auxiliary) return marked && base.length >= MIN_BASE ? { ...marked, base, from: at, to: at + 2 } : null
    return base.length >= MIN_BASE ? { person, isPlural, base, from: Math.max(0, at - 1), to: at + 1 } : null
  }
  return null
}

const READERS = { en: englishAgent, tr: turkishAgent }

const ENGLISH_WORDS = [ENGLISH_OWNERS, ENGLISH_SUBJECTS, ENGLISH_OBJECTS]
const countPerson = ({ tokens, language }: Utterance, person: Person) =>
  tokens.filter(({ folded }) =>
    language === 'tr' ? TURKISH_PRONOUNS[folded] === person : ENGLISH_WORDS.some((words) => words[folded] === person),
  ).length

/** "You" may be generic, so the counts of both persons must change, too. */
function isSwap({ reference, rendition }: Comparison, was: Subject, is: Subject): boolean {
  if (was.person === is.person || was.base !== is.base) return false
  if (was.isPlural !== is.isPlural && was.person !== 2 && is.person !== 2) return false
  if (reference.language === 'tr' || (was.person !== 2 && is.person !== 2)) return true
  return (
    countPerson(rendition, was.person) < countPerson(reference, was.person) &&
    countPerson(rendition, is.person) > countPerson(reference, is.person)
  )
}

/**
 * Works in any wording: the same active verb on both sides with another subject, read from the words before an English
 * verb or from a Turkish ending.
 */
export const agents: Rule = once((comparison) => {
  const { segmentId, reference, rendition, alignment, accepted } = comparison
  // A segment told as reported speech is left to that rule.
  if (reportedSpeech(comparison).length > 0) return []
  const read = READERS[reference.language]
  const all = (side: Utterance, base: string) =>
    side.tokens.flatMap((_, at) => read(side, at) ?? []).filter((agent) => agent.base === base)
  for (const pair of alignment.pairs.filter(({ similarity }) => similarity >= SAME)) {
    const [was, is] = [read(reference, pair.reference.at), read(rendition, pair.rendition.at)]
    if (!was || !is || !isSwap(comparison, was, is) || !isPersonInSource(comparison, was.person)) continue
    if (!hasSharedContext(comparison, tokenSpan(pair.reference.at), tokenSpan(pair.rendition.at))) continue
    if (marksPersonBefore(rendition, pair.rendition.at, was.person, is.person)) continue
    if (was.person === 1 && is.person === 2 && isInReportedSpeech(rendition, pair.rendition.at)) continue
    if ([was, is].some(({ base }) => VAGUE_VERB.test(base)) || mayBeReportedSpeech(comparison, was.person, is.person))
      continue
    if (accepted.some((side) => all(side, is.base).some(({ person }) => person === is.person))) continue
    if (all(rendition, was.base).some(({ person }) => person === was.person)) continue
    if (isPassiveSubject(comparison, was.base, was.person, is.person) || isGenericYou(comparison, was.person, is))
      continue
    const expected = quote(reference.tokens.slice(was.from, was.to))
    const heard = quote(rendition.tokens.slice(is.from, is.to))
    return [
      makeFinding({
        segmentId,
        rule: 'person-swapped',
        facts: { expected, heard },
        reference: expected,
        rendition: heard,
      }),
    ]
  }
  return []
})

const SAME = 0.9
/** Verbs that combine with anything, and words that are no verbs. */
const VAGUE_VERB =
  /^(?:(?:tak|mak|get|go|com|see)$|ol.{0,3}|(?:kal|gel|et|yap|al|ver|cik|de)(?:m[aeiu])?|never|later|then|now|clean|work|.{4,}is)$/u
