/** Whether two different texts are one edit apart: a letter inserted, deleted or replaced, or two neighbours exchanged. */
export function isOneEdit(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (at === long.length) return false
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  if (rest(short, at + 1) === rest(long, at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && rest(short, at + 2) === rest(long, at + 2)
}
