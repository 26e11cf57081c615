// Reports a changed owner: "my own licence" for "his licence". Critical (`person-swapped`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseComparison } from '#app/models/scoring/embedded/matching/converse.ts'
import { readKin } from '#app/models/scoring/embedded/lexicon/kinship.ts'
import { senseIdsOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { possessionsIn, type Possession } from '#app/models/scoring/embedded/reading/owners.ts'
import { ENGLISH_OWNERS, turkishPerson, type Person } from '#app/models/scoring/embedded/reading/person.ts'
import { isPersonInSource } from '#app/models/scoring/embedded/matching/person-evidence.ts'
import { PEOPLE } from '#app/models/scoring/embedded/reading/predicates/english.ts'
import { predicatesOf } from '#app/models/scoring/embedded/reading/predicates/predicates-of.ts'
import { isInReportedSpeech } from '#app/models/scoring/embedded/matching/reported-speech.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import {
  utteranceFromTokens,
  type ContentWord,
  type Utterance,
} from '#app/models/scoring/embedded/reading/utterance.ts'
import { doers } from './doers.ts'
import { persons } from './persons.ts'
import { reportedSpeech } from '../language/register.ts'
import { roles } from './roles.ts'

interface OwnerChange {
  expected: Possession
  heard: Possession
}

const SAME = 0.9
const ALIKE = 0.85

const ownedAt = (owned: readonly Possession[], at: number) => owned.find((one) => one.at === at)
const isVerb = (utterance: Utterance, place: number) =>
  predicatesOf(utterance).some(({ at, base }) => at === place && !base.startsWith('have '))

/** Whether a thing has this owner anywhere but at `except`. */
function isOwnedBy(side: Utterance, thing: ContentWord, person: Person | null, except: number): boolean {
  const isSame = (word: ContentWord) =>
    word.stem === thing.stem || word.senses.some((sense) => thing.senses.includes(sense))
  return possessionsIn(side).some(
    (owned) =>
      owned.at !== except &&
      owned.person === person &&
      side.content.some((word) => word.at === owned.at && isSame(word)),
  )
}

const ALONE = new WeakMap<Token, Utterance>()

/** A token parsed on its own, without its context. */
function parsedAlone(token: Token, language: Language): Utterance {
  const known = ALONE.get(token)
  if (known) return known
  const utterance = utteranceFromTokens([token], language)
  ALONE.set(token, utterance)
  return utterance
}

const sensesAlone = (token: Token, language: Language) => senseIdsOf(parsedAlone(token, language))

/**
 * Whether two words share a meaning when taken alone. In "hesabımdan para çekilmiş" the account is part of a longer
 * wording.
 */
function shareMeaning(one: Token, language: Language, other: Token, otherLanguage: Language): boolean {
  const senses = sensesAlone(other, otherLanguage)
  return [...sensesAlone(one, language)].some((sense) => senses.has(sense))
}

/** "My bangles" for "my mother's bangles", with no mother mentioned. */
function isOwnerLost(
  { reference, rendition, alignment }: Comparison,
  expected: Possession,
  heard: Possession,
): boolean {
  const owner = reference.tokens[expected.ownerAt]
  if (expected.person !== null || heard.person !== 1 || !owner || !PEOPLE.test(owner.folded)) return false
  if (readKin(rendition).length > 0 && readKin(reference).length > 0) return false
  return alignment.missing.some(({ at }) => at === expected.ownerAt)
}

/** "My husband's account" for "my account", where the Turkish ending marks the owner. */
function isOwnerNew(
  { source, rendition }: Comparison,
  thing: ContentWord,
  expected: Possession,
  heard: Possession,
): boolean {
  const owner = rendition.tokens[heard.ownerAt]?.folded ?? ''
  if (expected.person !== 1 || heard.person !== null || !PEOPLE.test(owner) || /^drivers?$/u.test(owner)) return false
  return source.content.some(
    ({ token }) => turkishPerson(token, false) === 1 && shareMeaning(token, 'tr', thing.token, 'en'),
  )
}

/** English: the same thing with another owner, "my own licence" for "his licence". */
function inEnglish(comparison: Comparison): OwnerChange | undefined {
  const { reference, rendition, accepted, alignment } = comparison
  const [was, is] = [possessionsIn(reference), possessionsIn(rendition)]
  for (const pair of alignment.pairs) {
    const [expected, heard] = [ownedAt(was, pair.reference.at), ownedAt(is, pair.rendition.at)]
    if (!expected || !heard || expected.person === heard.person || pair.similarity < ALIKE) continue
    if (isVerb(reference, expected.at) || isVerb(rendition, heard.at)) continue
    if (isInReportedSpeech(reference, expected.at) || isInReportedSpeech(rendition, heard.at)) continue
    const isPronoun = expected.person !== null && heard.person !== null && pair.similarity >= SAME
    const isNamed = expected.person !== null && isPersonInSource(comparison, expected.person)
    const isOther = isOwnerNew(comparison, pair.reference, expected, heard)
    if (!(isPronoun && isNamed) && !isOther && !isOwnerLost(comparison, expected, heard)) continue
    if (isOwnedBy(rendition, pair.rendition, expected.person, heard.at)) continue
    if (accepted.some((side) => isOwnedBy(side, pair.reference, heard.person, side === reference ? expected.at : -1)))
      continue
    return { expected, heard }
  }
  return undefined
}

const kinOf = (token: Token | undefined, language: Language) =>
  token ? readKin(parsedAlone(token, language)).flatMap(({ relations }) => relations) : []

/** Whether two words name the same thing or relative across languages. */
function isSameThing(thing: ContentWord, spoken: ContentWord | undefined): boolean {
  if (!spoken) return false
  return (
    shareMeaning(spoken.token, 'en', thing.token, 'tr') ||
    kinOf(spoken.token, 'en').some((relation) => kinOf(thing.token, 'tr').includes(relation))
  )
}

/** Turkish endings leave the third person open, so the English source decides. */
function inTurkish({ source, reference, rendition, accepted }: Comparison): OwnerChange | undefined {
  const spoken = possessionsIn(source)
  const at = (side: Utterance, place: number) => side.content.find((word) => word.at === place)
  for (const heard of possessionsIn(rendition)) {
    const thing = at(rendition, heard.at)
    if (!thing || isVerb(rendition, heard.at) || isInReportedSpeech(rendition, heard.at)) continue
    const isNamed = heard.ownerAt !== heard.at
    const isOurs = source.tokens.some(({ folded }) => /^(?:yours|mine|ours)$/u.test(folded))
    const expected = spoken.find(
      (one) =>
        (one.person !== null || (isNamed && !isOurs && PEOPLE.test(source.tokens[one.ownerAt]?.folded ?? ''))) &&
        isSameThing(thing, at(source, one.at)),
    )
    if (!expected || expected.person === heard.person || (expected.person === null && heard.person === 3)) continue
    if (expected.person === 2 && heard.person === 1) continue
    if (expected.person === 1 && heard.person !== 2) continue
    if (isInReportedSpeech(source, expected.at) || isVerb(source, expected.at)) continue
    if (isOwnedBy(source, thing, heard.person, -1) || accepted.some((side) => isOwnedBy(side, thing, heard.person, -1)))
      continue
    const word = reference.content.find(
      (other) =>
        other.senses.some((sense) => thing.senses.includes(sense)) ||
        kinOf(other.token, 'tr').some((relation) => kinOf(thing.token, 'tr').includes(relation)),
    )
    if (word) return { expected: { ...expected, at: word.at, ownerAt: Math.max(0, word.at - 1) }, heard }
  }
  return undefined
}

const NEAR_COPY = 0.75
const THIRD_PERSON_POSSESSIVE = /(?:s[iu]|l[ae]r[iu]|[^aeiou][iu])(?:n[iuae]n?|n[dt][ae]n?|yl[ae])?$/u

/** "Annesinin evine" for "annenizin evine" in one slot, where the source says "your mother". */
function relativeOfAnother({ source, reference, rendition, wordDiff }: Comparison): OwnerChange | undefined {
  if (reference.language === 'en' || wordDiff.likeness < NEAR_COPY) return undefined
  for (const slot of wordDiff.slots) {
    const [at, heardAt] = [slot.reference.to - 1, slot.rendition.to - 1]
    const [was, is] = [reference.tokens[at], rendition.tokens[heardAt]]
    if (!was || !is || at < slot.reference.from || heardAt < slot.rendition.from) continue
    const [person, kin] = [turkishPerson(was, false), kinOf(was, 'tr')]
    const isOther = turkishPerson(is, false) === null && THIRD_PERSON_POSSESSIVE.test(is.folded)
    if (person === null || person === 3 || !isOther || !kinOf(is, 'tr').some((one) => kin.includes(one))) continue
    const isSpoken = source.tokens.some(
      (token, place) =>
        ENGLISH_OWNERS[source.tokens[place - 1]?.folded ?? ''] === person &&
        kinOf(token, 'en').some((one) => kin.includes(one)),
    )
    if (isSpoken)
      return { expected: { at, ownerAt: at, person }, heard: { at: heardAt, ownerAt: slot.rendition.from, person: 3 } }
  }
  return undefined
}

export const owners: Rule = (comparison) => {
  const { segmentId, reference, rendition } = comparison
  if ([reportedSpeech, persons, roles, doers].some((rule) => rule(comparison).length > 0)) return []
  // "Yours is bigger than mine" for "mine is smaller than yours".
  if (isConverseComparison(comparison)) return []
  const change =
    reference.language === 'en' ? inEnglish(comparison) : (inTurkish(comparison) ?? relativeOfAnother(comparison))
  if (!change) return []
  const words = ({ tokens }: Utterance, { ownerAt, at }: Possession) => quote(tokens.slice(ownerAt, at + 1))
  const facts = { expected: words(reference, change.expected), heard: words(rendition, change.heard) }
  return [makeFinding({ segmentId, rule: 'person-swapped', facts, reference: facts.expected, rendition: facts.heard })]
}
