import type { Comparison } from './comparison.ts'
import {
  ENGLISH_OBJECTS,
  ENGLISH_OWNERS,
  ENGLISH_SUBJECTS,
  TURKISH_PRONOUNS,
  turkishPerson,
  type Person,
} from '../reading/person.ts'
import { hasSharedContext, tokenSpan } from './shared-context.ts'
import type { Utterance } from '../reading/utterance.ts'

const REPORTING_VERB =
  /^(?:said|says?|ask(?:ed|s)?|told|tells?|de(?:di|mis|diler|diniz|r|di(?:gi|ginizi)?|rseniz|rse|rsem|mek|mekse)|diye)$/u

/** Reported speech changes persons: "he said they'd look", "he said, we'll look". */
export const mayBeReportedSpeech = ({ reference, rendition }: Comparison, was: Person, is: Person): boolean =>
  was !== 2 &&
  is !== 2 &&
  [reference, rendition].some(({ tokens }) => tokens.some(({ folded }) => REPORTING_VERB.test(folded)))

const ENGLISH_WORDS = [ENGLISH_OWNERS, ENGLISH_SUBJECTS, ENGLISH_OBJECTS]
const PERSON_ENDINGS: Record<1 | 2, RegExp> = {
  1: /(?:[dt][iu][mk]|yoru[mz]|[ae]c[ae]g[iu][mz]|m[iu]s[iu][mz]|[iua]r[iu][mz]|[dt][iu]g[iu]m(?:[iu]z)?(?:[iuae]|[dt][ae]n?)?|s[ae][mk]|[ae]y[iu]m|[ae]l[iu]m|m[ae]m|m[ae]y[iu]z)$/u,
  2: /n[iu]z(?:[iuae]|[dt][ae]n?)?$|y[iu]n$|s[iu]n$/u,
}

const SAID_FORM = /^(?:sa(?:ys?|id)|dedi\S*)$/u
const REPORTING_WORDS =
  /^(?:sa(?:ys?|id|ying)|t(?:ells?|old)|object\w*|explain\w*|repl(?:y|ied)|answer\w*|reason\w*|de(?:di|yip|rek)\S*|diye|soyle\S*|sebep|gerekce\S*)$/u
/** Above this likeness, "said" in the rendition is the same "said" as in the model. */
const SAME_REPORTING_VERB = 0.75

/** "I offered to come" for "I said I'd come", where the model has another verb of saying. */
export const isOneOfReportingVerbs = ({ reference: { tokens }, wordDiff }: Comparison, at: number): boolean =>
  wordDiff.likeness < SAME_REPORTING_VERB &&
  SAID_FORM.test(tokens[at]?.folded ?? '') &&
  tokens.filter(({ folded }) => REPORTING_WORDS.test(folded)).length > 1

/** Whether the source refers to a person. The "you" of an English model may be anybody. */
export function isPersonInSource({ source }: Comparison, person: Person): boolean {
  if (person === 3) return true
  if (source.language === 'en')
    return source.tokens.some(({ folded }) => ENGLISH_WORDS.some((words) => words[folded] === person))
  return source.tokens.some(
    (token) =>
      TURKISH_PRONOUNS[token.folded] === person ||
      turkishPerson(token, false) === person ||
      PERSON_ENDINGS[person].test(token.folded),
  )
}

/**
 * "Görülmüşsünüz" for "çıktığınız görülmüş" where the source says "you were seen": in the passive, either may be the
 * subject.
 */
export const isPassiveSubject = ({ source, reference }: Comparison, base: string, was: Person, is: Person): boolean =>
  reference.language === 'tr' &&
  was === 3 &&
  is === 2 &&
  /[iu]l$/u.test(base) &&
  /\byou (?:were|are|have been|had been|got) \w+/u.test(source.plain)

/** A predicate noun, not a possession: "Ben … fizyoterapistim". */
export function isPredicateNoun({ tokens }: Utterance, at: number): boolean {
  const closes = !tokens[at + 1] || tokens[at + 1]?.breakBefore === true
  return closes && tokens.slice(Math.max(0, at - PREDICATE_REACH), at).some(({ folded }) => folded === 'ben')
}

const PREDICATE_REACH = 8

/** Words that combine with anything, and forms that may be read as a noun or a verb. */
const VAGUE_WORDS = /^(?:see$|seen$|ol|et|ed|yap|al|ver|gel|kal|de|var|m[iu]yd|m[iu]s|never|later|then|now)/u
const FINITE = /(?:yor|[dt][iu]g|[ae]c[ae][kg]|m[iu]s|[ae]bil|[iua]rs[iu])/u

/**
 * Whether a swapped person is certain away from a near copy: the source names the person, nobody is quoted, and the
 * words beside it agree.
 */
export function isCertainPersonSwap(
  comparison: Comparison,
  { reference: { token: was, at }, rendition: { token: is, at: heardAt } }: Comparison['alignment']['pairs'][number],
  expected: Person,
  heard: Person,
): boolean {
  const isNoVerb = FINITE.test(was.folded) !== FINITE.test(is.folded) && comparison.reference.language === 'tr'
  return (
    !VAGUE_WORDS.test(was.folded) &&
    !isNoVerb &&
    !isPredicateNoun(comparison.reference, at) &&
    !followsSubjectBen(comparison.reference, at) &&
    isPersonInSource(comparison, expected) &&
    !mayBeReportedSpeech(comparison, expected, heard) &&
    !marksPersonNearby(comparison.rendition, heardAt, expected) &&
    !REPORTING_VERB.test(comparison.rendition.tokens[heardAt + 1]?.folded ?? '') &&
    hasSharedContext(comparison, tokenSpan(at), tokenSpan(heardAt))
  )
}

const followsSubjectBen = ({ tokens }: Utterance, at: number) => tokens[at - 1]?.folded === 'ben'

const SAID_BEFORE = 4

/** In reported speech the speaker is somebody else: "they say we'll give you a voucher". */
export function isShiftedByQuote({ tokens }: Utterance, from: number, was: Person, is: Person): boolean {
  const said = tokens.slice(Math.max(0, from - SAID_BEFORE), from + 1)
  return (
    was === 3 &&
    is === 1 &&
    said.some(({ folded }) => REPORTING_VERB.test(folded) || /^(?:say|saying|tell)$/u.test(folded))
  )
}

const countPronouns = ({ tokens }: Utterance, person: Person) =>
  tokens.filter(({ folded }) => ENGLISH_WORDS.some((words) => words[folded] === person)).length

/** Generic "you": "do you have to", "can you", "you can see". */
const GENERIC_YOU =
  /\b(?:(?:do|does|can|could|should|can't) you|you (?:even |also |still )?(?:can|could|have to|need to|get to))\b/u
const AROUND = 2

/**
 * "Is a suit compulsory", "do I have to", "do you have to": another model has no first person here, so the "you" may be
 * generic.
 */
export function isGenericYou(
  { reference, rendition, accepted }: Comparison,
  was: Person,
  is: { person: Person; from: number; to: number },
): boolean {
  if (reference.language !== 'en' || was !== 1 || is.person !== 2) return false
  const around = rendition.tokens.slice(Math.max(0, is.from - AROUND), is.to + AROUND).map(({ folded }) => folded)
  return (
    GENERIC_YOU.test(around.join(' ')) &&
    accepted.some((model) => model !== reference && countPronouns(model, 1) < countPronouns(reference, 1))
  )
}

const QUOTE_MARKS = /["“”„«»]/gu
const isInQuotes = ({ text, start }: Utterance['tokens'][number]) =>
  (text.slice(0, start).match(QUOTE_MARKS)?.length ?? 0) % 2 === 1

/** Direct speech in the model, reported speech in the rendition: "she says, “I want …”", "she says she'd like …". */
export function isRetoldQuote(
  { reference, rendition }: Comparison,
  expected: { person: Person; from: number; to: number },
  heard: { person: Person },
): boolean {
  const quoted = reference.tokens[expected.to - 1]
  return (
    expected.person === 1 &&
    heard.person === 3 &&
    quoted !== undefined &&
    isInQuotes(quoted) &&
    rendition.tokens.some(({ folded }) => REPORTING_VERB.test(folded))
  )
}

const BEFORE = 3
const AFTER = 3

/** "Kusur sizde olmadığı için", "izniniz var mıydı": a word beside the verb marks the person. */
function marksPersonNearby({ tokens, language }: Utterance, at: number, person: Person): boolean {
  if (language === 'en') return false
  return tokens
    .slice(Math.max(0, at - BEFORE), at + AFTER)
    .some((token, index) => Math.max(0, at - BEFORE) + index !== at && turkishPerson(token, false) === person)
}

const GENITIVES: Record<Person, RegExp> = {
  1: /(?:^(?:ben(?:im|de)|biz(?:im|de))$|m[iu]z[iu]n$)/u,
  2: /(?:^siz(?:in|de)$|n[iu]z[iu]n$)/u,
  3: /^$/u,
}
const GENITIVE_REACH = 6

/**
 * "İkinizin birlikte yaşadığını", "dernek olarak istiyorsunuz": the person stands before the verb, not in its ending.
 */
export function marksPersonBefore({ tokens }: Utterance, at: number, was: Person, is: Person): boolean {
  const before = tokens.slice(Math.max(0, at - GENITIVE_REACH), at)
  if (is === 3) return before.some(({ folded }) => GENITIVES[was].test(folded))
  const clause = tokens[at]?.clause
  const ahead = tokens.filter((token, index) => index < at && token.clause === clause)
  if (ahead.some(({ folded }) => TURKISH_PRONOUNS[folded] === is)) return false
  return was === 3 && ahead.some(({ folded }) => folded === 'olarak')
}
