import { type Edit, isOfMeaning } from '../rules/rule.ts'

const SEVERITIES: readonly Edit['severity'][] = ['critical', 'major', 'minor']
const SIDES = ['lost', 'said'] as const

/** Whether both speak of a word. How something was said is another matter than what. */
function meets(one: Edit, other: Edit): boolean {
  if (isOfMeaning(one) !== isOfMeaning(other)) return false
  return SIDES.some((side) => one[side].some(({ from }) => other[side].some((word) => word.from === from)))
}

const sizeOf = ({ lost, said }: Edit): number => lost.length + said.length

/** The graver first, then the longer. */
const byWeight = (one: Edit, other: Edit): number =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || sizeOf(other) - sizeOf(one)

/**
 * Edits without those that speak of words of which a graver or longer one speaks: where most is missing, a missing number is a part of
 * that, and "weeks" for "days" is told once. In their order.
 */
export function withOneOwner<Owned extends { edit: Edit }>(all: readonly Owned[]): Owned[] {
  const kept: Owned[] = []
  for (const owned of all.toSorted((one, other) => byWeight(one.edit, other.edit))) {
    if (!kept.some(({ edit }) => meets(edit, owned.edit))) kept.push(owned)
  }
  return all.filter((owned) => kept.includes(owned))
}
