// Reports a changed family relation: "my uncle" for "my brother". Critical (`relative-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { readKin, type KinTerm } from '#app/models/scoring/embedded/lexicon/kinship.ts'
import { sidesOfFamily, type Relative } from '#app/models/scoring/embedded/lexicon/sides-of-family.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Above this likeness the source need not confirm it: it may say "she". */
const CLOSE = 0.75

/** "My mother's brother" is "dayı", not "amca". A plain "uncle" can be either. */
function wrongSideOfFamily({
  source,
  reference,
  rendition,
  accepted,
}: Comparison): { was: Relative; is: Relative } | null {
  const [spoken, heard] = [sidesOfFamily(source), sidesOfFamily(rendition)]
  const isAmong = ({ side }: Relative, others: readonly Relative[]) => others.some((other) => other.side === side)
  const lost = spoken.find((relative) => !isAmong(relative, heard))
  const is = heard.find((relative) => !isAmong(relative, [...spoken, ...accepted.flatMap(sidesOfFamily)]))
  if (!lost || !is) return null
  // Quote the model, which may only say "uncle".
  const was = sidesOfFamily(reference).find(({ side }) => side === lost.side)
  const [uncle] = readKin(reference)
  return was || uncle ? { was: was ?? { side: lost.side, text: uncle?.text ?? '' }, is } : null
}

const shareRelation = (a: KinTerm, b: KinTerm) => a.relations.some((relation) => b.relations.includes(relation))

/**
 * Each term stands for every relation that it can mean, so that less specific English words (uncle for "amca" and
 * "dayı", child, sibling) are no error.
 */
export const kinship: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted, wordDiff } = comparison
  const [expected, heard] = [readKin(reference), readKin(rendition)]
  const spoken = readKin(source)
  const known = [...spoken, ...accepted.flatMap(readKin)]
  const lost = expected.filter(
    (term) =>
      (wordDiff.likeness >= CLOSE || spoken.some((other) => shareRelation(term, other))) &&
      !heard.some((other) => shareRelation(term, other)),
  )
  const foreign = heard.filter((term) => !known.some((other) => shareRelation(term, other)))
  const report = (was: string, is: string) =>
    makeFinding({
      segmentId,
      rule: 'relative-replaced',
      facts: { expected: was, heard: is },
      reference: was,
      rendition: is,
    })
  const other = lost.length === 0 || foreign.length === 0 ? wrongSideOfFamily(comparison) : null
  if (other) return [report(other.was.text, other.is.text)]
  return lost.slice(0, foreign.length).flatMap((term, index) => {
    const one = foreign[index]
    return one && !foreign.some((kin) => isSeenFromElsewhere(rendition, term, kin)) ? [report(term.text, one.text)] : []
  })
}

/** A relative named through another one: "my father's brother", "his sister's girl". */
const BY_ANOTHER =
  /\b(?:his|her|their|(?:mother|mum|father|dad|brother|sister|son|daughter|husband|wife)s?) (?:\w+ )?(?:mother|mum|father|dad|brother|sister|son|daughter|boy|girl|child|kid)s?\b|(?:anne|baba|abi|abla|kardes|agabey|ogl|kiz|koca|kari|es)\S*n[iu]n (?:\S+ )?(?:anne|baba|abi|abla|kardes|agabey|ogl|kiz|cocu)/u
const FURTHER = [
  'uncle',
  'aunt',
  'nephew',
  'niece',
  'cousin',
  'grandmother',
  'grandfather',
  'grandson',
  'granddaughter',
]
const SPOUSES = ['husband', 'wife']
const PARENTS = ['mother', 'father']
const isOneOf = ({ relations }: KinTerm, names: readonly string[]) =>
  relations.some((relation) => names.includes(relation))

/**
 * The same person seen from somebody else: a daughter-in-law is a son's wife, a husband the children's father, a
 * child's parents "you and your husband".
 */
function isSeenFromElsewhere({ plain }: Utterance, was: KinTerm, is: KinTerm): boolean {
  if (isOneOf(was, FURTHER) && !isOneOf(is, FURTHER) && BY_ANOTHER.test(plain)) return true
  const isInLaw = was.relations.some((relation) => relation.endsWith('-in-law')) && isOneOf(is, SPOUSES)
  if (isInLaw)
    return /\b(?:his|her|sons?|daughters?) (?:wife|husband)\b|(?:ogl|kiz)\S* (?:esi|karisi|kocasi)/u.test(plain)
  if (isOneOf(was, SPOUSES) && isOneOf(is, PARENTS))
    return /\b(?:children|kids?|child)s? (?:father|mother|dad|mum)\b|cocu\S*[iu]n (?:anne|baba)/u.test(plain)
  return isOneOf(was, PARENTS) && isOneOf(is, SPOUSES) && /\b(?:you and your|siz(?:in\S*)? ve es)/u.test(plain)
}
