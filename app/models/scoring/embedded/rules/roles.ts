import type { Rule } from '../comparison.ts'
import { caseRoles } from './case-roles.ts'
import { comparisons } from './comparisons.ts'
import { exchange } from './exchange.ts'
import { whoToWhom } from './who-to-whom.ts'

const WAYS: readonly Rule[] = [exchange, caseRoles, whoToWhom, comparisons]

/** Who does what to whom, in whatever way it can be told; once, because one exchange may be seen in several. */
export const roles: Rule = (comparison) => {
  for (const way of WAYS) {
    const found = way(comparison)
    if (found.length > 0) return found
  }
  return []
}
