import type { Finding } from '../../evaluation.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { caseRoles } from './case-roles.ts'
import { comparisons } from './comparisons.ts'
import { exchange } from './exchange.ts'
import { whoToWhom } from './who-to-whom.ts'

const WAYS: readonly Rule[] = [exchange, caseRoles, whoToWhom, comparisons]

/** The rule of owners asks as well. */
const KNOWN = new WeakMap<Comparison, Finding[]>()

/** Who does what to whom, in whatever way it can be told; once, because one exchange may be seen in several. */
export const roles: Rule = (comparison) => {
  const known = KNOWN.get(comparison)
  if (known) return known
  let found: Finding[] = []
  for (const way of WAYS) if (found.length === 0) found = way(comparison)
  KNOWN.set(comparison, found)
  return found
}
