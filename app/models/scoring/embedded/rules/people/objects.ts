// Reports the same action done to somebody else, in Turkish: "sizi ararız" for "bizi arayın". Critical
// (`roles-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { once } from '#app/remember.ts'
import { mayBeReportedSpeech } from '#app/models/scoring/embedded/matching/person-evidence.ts'
import type { Person } from '#app/models/scoring/embedded/reading/person.ts'
import { hasSharedContext, tokenSpan } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Unambiguous object pronouns. */
const OBJECTS: Record<string, Person> = {
  beni: 1,
  bana: 1,
  bizi: 1,
  bize: 1,
  sizi: 2,
  size: 2,
  seni: 2,
  sana: 2,
  onu: 3,
  ona: 3,
  onlari: 3,
  onlara: 3,
}
const BEHIND = 3

interface VerbObject {
  verb: ContentWord
  at: number
  person: Person
}

/** Object pronouns with their verb: the next one in the same clause. */
function objectsOf({ tokens, content }: Utterance): VerbObject[] {
  return tokens.flatMap(({ folded, clause }, at): VerbObject[] => {
    const person = OBJECTS[folded]
    if (!person) return []
    const verb = content.find((word) => word.at > at && word.at <= at + BEHIND && VERB.test(word.token.folded))
    return verb && verb.token.clause === clause ? [{ verb, at, person }] : []
  })
}

const VERB =
  /(?:[dt][iu](?:[kmn]|n[iu]z|l[ae]r)?|yor(?:u[mz]|s[iu]n(?:[iu]z)?|l[ae]r)?|[ae]c[ae][kg]\S*|m[iu]s\S*|[iuae]r(?:[iu][mz]|s[iu]n(?:[iu]z)?|l[ae]r)?|[dt][iu]g\S*|m[ae](?:n[iu]z|m[iu]z|s[iu]|l[ae]r[iu]|m)\S*|m[ae]k\S*|[iu]n(?:[iu]z)?|s[ae](?:n[iu]z|m|k)?|m[ae]z(?:s\S*|l\S*)?|m[ae]l[iu]\S*|[iu]p)$/u

const SAME = 0.85
/** First letters by which two forms of a verb are matched: "arayın", "ararız". */
const ROOT = 3
const isSameVerb = (one: VerbObject, other: VerbObject) =>
  one.verb.token.folded.slice(0, ROOT) === other.verb.token.folded.slice(0, ROOT)

const quoteObject = ({ tokens }: Utterance, { at, verb }: VerbObject) => quote(tokens.slice(at, verb.at + 1))

/**
 * Turkish only: an English object may hide in a passive or after "to". Both sides must have a pronoun, because Turkish
 * drops it once it is clear.
 */
export const objects: Rule = once((comparison) => {
  const { segmentId, reference, rendition, accepted } = comparison
  if (reference.language === 'en') return []
  const alike = (one: VerbObject, other: VerbObject) => wordSimilarity(one.verb, other.verb, 'tr') >= SAME
  const heard = objectsOf(rendition)
  for (const was of objectsOf(reference)) {
    const is = heard.find((one) => alike(one, was))
    if (!is || heard.some((one) => alike(one, was) && one.person === was.person)) continue
    const isModels = accepted.some((side) => objectsOf(side).some((one) => alike(one, is) && one.person === is.person))
    if (isModels || mayBeReportedSpeech(comparison, was.person, is.person)) continue
    // Verbs matched by meaning alone must be about the same thing.
    if (!isSameVerb(was, is) && !hasSharedContext(comparison, tokenSpan(was.at), tokenSpan(is.at))) continue
    const facts = { expected: quoteObject(reference, was), heard: quoteObject(rendition, is) }
    return [makeFinding({ segmentId, rule: 'roles-swapped', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
})
