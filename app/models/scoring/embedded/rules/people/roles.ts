// Reports who does what to whom, swapped. Runs the detectors in `WAYS` until one fires. Critical (`roles-swapped`).
import type { Finding } from '#app/models/scoring/evaluation.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseAction } from '#app/models/scoring/embedded/matching/converse-actions.ts'
import { once } from '#app/remember.ts'
import { caseRoles } from './case-roles.ts'
import { collisions } from './collisions.ts'
import { comparisons } from '../amounts/comparisons.ts'
import { exchange } from './exchange.ts'
import { whoToWhom } from './who-to-whom.ts'

const DETECTORS: readonly Rule[] = [exchange, caseRoles, whoToWhom, collisions, comparisons]

/** One swap may be seen by several detectors, so only the first finding counts. */
export const roles: Rule = once((comparison) => {
  let found: Finding[] = []
  if (isConverseAction(comparison)) return found
  for (const detect of DETECTORS) if (found.length === 0) found = detect(comparison)
  return found
})
