import type { ReadSegment } from '../../reading/segment.ts'
import type { Language, Word } from '../../reading/word.ts'
import type { Claim, Person, Relation } from './claim.ts'
import { englishClaims } from './english-claims.ts'
import { isReported } from './speech.ts'
import { turkishClaims } from './turkish-claims.ts'

const CLAIMS: Record<Language, (words: readonly Word[]) => Claim[]> = { en: englishClaims, tr: turkishClaims }

/**
 * Stems that stand with either side of one event ("give", "get", "ask"), in fillers ("you know") or in idioms ("adınıza", for you).
 * Of 27 renditions that the English ones would add where several references agree, 4 were right.
 */
const SHIFTING: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'ask cal call com fel find get giv go hav keep know leav let mak mean mind perhap put say se sorry tak talk tel tell ' +
      'thank think thousand wait want'
    ).split(' '),
  ),
  tr: new Set(
    (
      'al at bak ben bil bir can de dedik di dil dur düşün el eli et gel git hab ist kal kar karş ol olabil ön ' +
      'öner öz söyl söyley ver yan yap yapabil'
    ).split(' '),
  ),
}

/** A segment and what is claimed in it. */
export interface Claims {
  segment: ReadSegment
  language: Language
  source: readonly Claim[]
  said: readonly Claim[]
  models: readonly (readonly Claim[])[]
}

export function claimsOf(segment: ReadSegment): Claims {
  const { sourceLanguage, language, source, references, rendition } = segment
  const isTelling = ({ stem }: Claim): boolean => !SHIFTING[language].has(stem)
  return {
    segment,
    language,
    source: CLAIMS[sourceLanguage](source),
    said: CLAIMS[language](rendition).filter(isTelling),
    models: references.map((words) => CLAIMS[language](words).filter(isTelling)),
  }
}

/** In how many places a person stands in a relation. */
function countOf(claims: readonly Claim[], relation: Relation, person: Person): number {
  const places = claims.filter((claim) => claim.relation === relation && claim.person === person)
  return new Set(places.map(({ words }) => words[0])).size
}

/** Whether a person stands in this relation less often in the rendition than in every reference. */
export const isFewer = ({ said, models }: Claims, relation: Relation, person: Person): boolean =>
  models.every((claims) => countOf(said, relation, person) < countOf(claims, relation, person))
/** Or more often. */
export const isMore = ({ said, models }: Claims, relation: Relation, person: Person): boolean =>
  models.every((claims) => countOf(said, relation, person) > countOf(claims, relation, person))

/** How many words before it may make a claim reported: with 4 for both, 12 of 162 were right. */
const REACH = { one: 15, several: 8 }

/** Whether one of the claims may be reported speech. */
export function isAnyReported(claims: readonly Claim[], { segment, language }: Claims, isSeveral: boolean): boolean {
  const texts = [segment.rendition, ...segment.references]
  const reach = isSeveral ? REACH.several : REACH.one
  return claims.some((claim) => {
    const words = texts.find((text) => claim.words.every((word) => text.includes(word)))
    return words !== undefined && isReported(claim, words, { language, reach })
  })
}

/** Places are shares of a text, from 0 to 1, so a claim of the same relation is always the nearer one. */
const NO_RELATION = 1

/** The words of the source about a person whose place is nearest to the claim's in the rendition. */
export function sourceWords(
  { words }: Claim,
  { relation, person }: Pick<Claim, 'relation' | 'person'>,
  claims: Claims,
) {
  const { segment, source } = claims
  const placeOf = (text: readonly Word[], [first]: readonly Word[]) =>
    text.findIndex((word) => word === first) / text.length
  const place = placeOf(segment.rendition, words)
  const distanceOf = (claim: Claim) =>
    Math.abs(placeOf(segment.source, claim.words) - place) + (claim.relation === relation ? 0 : NO_RELATION)
  const [nearest] = source
    .filter((claim) => claim.person === person)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
  return nearest?.words ?? []
}
