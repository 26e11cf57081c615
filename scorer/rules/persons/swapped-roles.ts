import type { ReadSegment } from '../../reading/segment.ts'
import type { Edit } from '../rule.ts'
import type { Claim, Relation } from './claim.ts'
import { type Claims, claimsOf, isAnyReported, isMore, sourceWords } from './compare.ts'

/**
 * The English "you" may be anybody, and so may a third person. Without these conditions 14 of 126 renditions found were right, with them
 * none of 63.
 */
function isCertain(claim: Claim, times: number, claims: Claims): boolean {
  const { relation, person } = claim
  if (claims.language === 'en' && person === 'second') return false
  if (times > 1) return true
  return person !== 'third' && (claims.language === 'tr' || relation === 'subject') && isMore(claims, relation, person)
}

/** Who does something in the rendition that is done to them in the references, or the other way round: "I called" for "called me". */
export function swappedRoles(segment: ReadSegment): Edit[] {
  const claims = claimsOf(segment)
  const { said, models } = claims
  return said.flatMap((claim): Edit[] => {
    if (claim.relation === 'owner') return []
    const other = claim.relation === 'subject' ? 'object' : 'subject'
    const isIn = (relation: Relation) => (one: Claim) =>
      one.relation === relation && one.person === claim.person && one.stem === claim.stem
    const swapped = models.map((model) => model.filter(isIn(other)))
    const times = swapped.filter((model) => model.length > 0).length
    if (times === 0 || models.flat().some(isIn(claim.relation)) || said.some(isIn(other))) return []
    // "The pain wakes me" and "I wake": nobody else has the role.
    if ([claim, ...swapped.flat()].some(({ isIntransitive }) => isIntransitive)) return []
    if (!isCertain(claim, times, claims)) return []
    if (isAnyReported([claim, ...swapped.flat()], claims, times > 1)) return []
    const lost = sourceWords(claim, { relation: other, person: claim.person }, claims)
    return lost.length > 0 ? [{ severity: 'major', category: 'distortion', lost, said: claim.words }] : []
  })
}
