import { type Edit, isOfMeaning } from '../rules/rule.ts'

/** Whether an edit speaks of all words of the source of the other, and of more. How something was said is another matter. */
function covers(one: Edit, other: Edit): boolean {
  if (!isOfMeaning(one) || !isOfMeaning(other)) return false
  const isPart = other.lost.every(({ from }) => one.lost.some((word) => word.from === from))
  return isPart && one.lost.length > other.lost.length
}

/** Without the edits that another one covers: where most is missing, a missing number is a part of that. */
export function withoutCovered<Owned extends { edit: Edit }>(all: readonly Owned[]): Owned[] {
  return all.filter(({ edit }) => !all.some((other) => covers(other.edit, edit)))
}
