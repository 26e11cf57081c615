// Reports two participants that changed roles, by Turkish case endings or English word order: "polis komşumu aradı" for
// "komşum polisi aradı". Critical (`roles-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { FUNCTION_WORDS } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { once } from '#app/remember.ts'
import { predicatesOf } from '#app/models/scoring/embedded/reading/predicates/predicates-of.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

type Role = 'at' | 'to' | 'from' | 'object' | 'owner' | 'none'

/** Turkish case endings, with or without a possessive: "ev sahibine", "ev sahibinin". */
const CASES: [Role, RegExp][] = [
  ['from', /[dt][ae]n$/u],
  ['at', /[dt][ae]$/u],
  ['owner', /(?:n[iu]n|[^aeiou][iu]n)$/u],
  ['to', /(?:[iu]n[ae]|y[ae]|[^aeiou][ae])$/u],
  ['object', /(?:[iu]n[iu]|y[iu]|[^aeiou][iu])$/u],
]

/** The last word of a phrase, which carries its ending: "sahibini" in "ev sahibini". */
function endOf({ tokens, content }: Utterance, { at, concepts }: ContentWord): number {
  const next = tokens[at + 1]
  const isPhrase = concepts.length > 0 && next?.breakBefore === false && !content.some((word) => word.at === at + 1)
  return isPhrase && !FUNCTION_WORDS.tr.has(next.folded) ? at + 1 : at
}

function endingOf(side: Utterance, of: ContentWord): string {
  const last = side.tokens[endOf(side, of)] ?? of.token
  return last.suffix ? `x${last.suffix}` : last.folded
}

const caseIn = (word: string): Role => CASES.find(([, ending]) => ending.test(word))?.[0] ?? 'none'
const roleOf = (side: Utterance, of: ContentWord) => caseIn(endingOf(side, of))

/** The case of a Turkish word by its own ending. */
export const caseOf = ({ folded, suffix }: Token): Role => caseIn(suffix ? `x${suffix}` : folded)

const quotePhrase = (side: Utterance, of: ContentWord) =>
  quote(side.tokens.slice(of.at, (side.language === 'tr' ? endOf(side, of) : of.at) + 1))

/** People and institutions that can give and receive. */
const PERSON_NOUN =
  /^(?:polis|doktor|hekim|hemsire|surucu|sofor|kiraci|mudur|yonetici|arkadas|komsu|ogretmen|ogrenci|avukat|isveren|patron|calisan|memur|musteri|hasta(?!ne)|esi|anne|baba|kiz|oglu|ogul|cocu|kardes|abla|agabey|dede|amca|dayi|teyze|banka|sirket|okul|belediye|mahkeme|sigorta|sahib|tamirci|tesisatci|tanik|satici|alici|davaci|davali|hakim|dernek|kurum|hukumet|bakan|baskan|lider|muhalefet|takim|hastane|kiz|oglan)/u

const isPersonNoun = (token: Token, next: Token | undefined) =>
  PERSON_NOUN.test(token.folded) ||
  (token.capital && !token.sentenceStart) ||
  /^(?:hanim|bey|sahib)/u.test(next?.folded ?? '')

type Pair = Comparison['alignment']['pairs'][number] & { was: Role; is: Role }

/** How likely a word is a direct object: "polis" 0, "polisi" (also "his policeman") 1, "polisini" 2. */
const objectness = (side: Utterance, of: ContentWord): number => {
  const word = endingOf(side, of)
  if (/(?:[iu]n[iu]|[iu]m[iu]|y[iu])$/u.test(word)) return 2
  return /[^aeiou][iu]$/u.test(word) ? 1 : 0
}

const DOER_ROLES: readonly Role[] = ['none', 'object']

/** Subject and object swapped: "polis komşumu aradı" for "komşum polisi aradı". */
function isSubjectObjectSwap({ reference, rendition }: Comparison, one: Pair, other: Pair): boolean {
  if (![one.was, one.is, other.was, other.is].every((role) => DOER_ROLES.includes(role))) return false
  const gained = objectness(rendition, one.rendition) - objectness(reference, one.reference)
  const lost = objectness(reference, other.reference) - objectness(rendition, other.rendition)
  const isBetween = (side: Utterance, a: number, b: number) =>
    predicatesOf(side).some(({ at }) => at > Math.min(a, b) && at < Math.max(a, b))
  return (
    gained > 0 &&
    lost > 0 &&
    !isBetween(reference, one.reference.at, other.reference.at) &&
    !isBetween(rendition, one.rendition.at, other.rendition.at)
  )
}

/** Two people who swapped cases: giver and receiver, owner and owned. */
function swappedCases(comparison: Comparison) {
  const { alignment, reference, rendition } = comparison
  if (reference.language !== 'tr') return null
  const people = alignment.pairs
    .filter(({ similarity }) => similarity >= 0.9)
    .map((pair): Pair => ({ ...pair, was: roleOf(reference, pair.reference), is: roleOf(rendition, pair.rendition) }))
    .filter(({ reference: { at, token } }) => isPersonNoun(token, reference.tokens[at + 1]))
  for (const one of people) {
    const other = people.find(
      (pair) =>
        pair !== one &&
        (isSubjectObjectSwap(comparison, one, pair) ||
          (pair.was === one.is &&
            pair.is === one.was &&
            one.was !== one.is &&
            (one.was === 'to' || one.is === 'to') &&
            pair.reference.token.clause === one.reference.token.clause &&
            pair.rendition.token.clause === one.rendition.token.clause)),
    )
    if (other) return { one, other }
  }
  return null
}

/** English nouns that changed sides around the same verb. */
function swappedAroundVerb({ alignment, reference, rendition, wordDiff }: Comparison) {
  if (reference.language !== 'en' || wordDiff.likeness < CLOSE) return null
  const passive = /^(?:by|been|being)$/u
  if (
    rendition.tokens.some(({ folded }) => passive.test(folded)) ||
    reference.tokens.some(({ folded }) => passive.test(folded))
  )
    return null
  const sorted = alignment.pairs
    .filter(({ similarity }) => similarity >= 0.9)
    .toSorted((a, b) => a.reference.at - b.reference.at)
  const alone = (at: number, other: number, { content }: typeof reference) =>
    content.filter((word) => word.at > at && word.at < other).length === 0
  for (const [index, verb] of sorted.entries()) {
    const [left, right] = [sorted[index - 1], sorted[index + 1]]
    if (!left || !right || reference.tokens[right.reference.at]?.breakBefore) continue
    if (!isVerb(reference, verb.reference) && !isVerb(rendition, verb.rendition)) continue
    const near =
      right.reference.at - left.reference.at <= TURN_REACH && left.rendition.at - right.rendition.at <= TURN_REACH
    const swapped = right.rendition.at < verb.rendition.at && verb.rendition.at < left.rendition.at
    const sameClause = reference.tokens[left.reference.at]?.clause === reference.tokens[right.reference.at]?.clause
    const isSame = rendition.tokens[left.rendition.at]?.clause === rendition.tokens[right.rendition.at]?.clause
    const people = [left, right].some(({ reference: { token } }) => token.capital || PEOPLE.test(token.folded))
    if (!people) continue
    const bare =
      alone(right.rendition.at, verb.rendition.at, rendition) && alone(verb.rendition.at, left.rendition.at, rendition)
    if (near && swapped && sameClause && isSame && bare) return { one: left, other: right }
  }
  return null
}

const PEOPLE =
  /^(?:wife|husband|son|daughter|mother|father|mum|dad|brother|sister|uncle|aunt|grand\w+|child|children|police|doctor|nurse|driver|landlord|owner|tenant|agent|manager|friend|colleague|neighbour|neighbor|teacher|student|lawyer|employer|employee|boss|worker|officer|customer|client|patient|bank|company|school|council|court|insurer|mechanic|plumber|witness|buyer|seller|judge)s?$/u
const isVerb = (side: Utterance, word: ContentWord) => predicatesOf(side).some(({ at }) => at === word.at)
const TURN_REACH = 6
const CLOSE = 0.5

export const caseRoles: Rule = once((comparison) => {
  const found = swappedCases(comparison) ?? swappedAroundVerb(comparison)
  if (!found) return []
  const { segmentId, reference, rendition } = comparison
  const expected = `${quotePhrase(reference, found.one.reference)} … ${quotePhrase(reference, found.other.reference)}`
  const places = [found.one.rendition, found.other.rendition].sort((a, b) => a.at - b.at)
  const heard = places.map((place) => quotePhrase(rendition, place)).join(' … ')
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected, heard },
      reference: quote(reference.tokens.slice(found.one.reference.at, found.one.reference.at + 1)),
      rendition: quote(rendition.tokens.slice(places[0]?.at ?? 0, (places[0]?.at ?? 0) + 1)),
    }),
  ]
})
