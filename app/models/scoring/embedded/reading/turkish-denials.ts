import type { Token } from './text.ts'

/** Forms of "değil" and "yok". "Yokuş", "yoklama" and "yoksul" are other words. */
export const DENIAL_WORD = /^(?:degil|yok(?!sa$|us|la(?!r)|sul|sun\w))/u

const EMPTY_REACH = 4
const FILLER_WORDS = /(?:^| )(?:(?:diye|gibi) (?:bir sey|bir|sey)|soz konusu(?: bile)?|f[ai]lan|bile|hic)$/u

/**
 * The place of the word that a Turkish negation denies, skipping filler: "ücret diye bir şey yok", "söz konusu değil",
 * "ücret falan yok".
 */
export function deniedWordBefore(tokens: readonly Token[], at: number): number {
  const text = tokens
    .slice(Math.max(0, at - EMPTY_REACH), at)
    .map(({ folded }) => folded)
    .join(' ')
  const empty = FILLER_WORDS.exec(text)?.[0].trim().split(' ').length ?? 0
  return at - empty > 0 && empty > 0 ? at - empty - 1 : at - 1
}

/** "Zannetmem", "geri vermem diyor": at the end of a clause, -mem is a negated verb, not a noun. */
export const deniedFirstPerson = ({ folded }: Token, next: Token | undefined) =>
  !next || next.breakBefore || /^(?:diyor|diye$|dedi|demis)/u.test(next.folded)
    ? /^(.{2,}?)m[ae]m$/u.exec(folded)?.[1]
    : undefined

/**
 * Endings of negated finite verbs, from the root on, folded. Denials inside a statement ("gelmediği", "ödenmezse") are
 * excluded, because they are often reworded.
 */
export const FINITE_DENIAL =
  /(?:m[iu]yor(?!s[ae])\S*|m[ae]d[iu](?:m|k|n|n[iu]z|l[ae]r)?|m[ae]m[iu]s\S*|m[ae]y[ae]c[ae][kg]\S*|m[ae]z(?!s[ae])\S*|m[ae]m|m[ae]y[iu]z|m[ae]y[iu]n(?!c[ae])\S*|m[ae]s[iu]n\S*|m[ae]m[ae]l[iu]\S*|m[ae]y[ae]l[iu]m)$/u

/** -mem may be a verbal noun; beside "gönderirim", "göndermem" is the negated verb. */
const FIRST_PERSON_AORIST = /^[aeiu]?r[iu]m$/u

/** The affirmative of each form of "yok". */
const VAR = new Map([
  ['yok', 'var'],
  ['yoktu', 'vardi'],
  ['yoktur', 'vardir'],
  ['yokmus', 'varmis'],
])

/**
 * Whether one folded word is the negation of another: "yapılmaz" of "yapılır", "veremeyiz" of "verebiliriz", "yoktu" of
 * "vardı".
 */
export function isNegationOf(denying: string, affirming: string): boolean {
  if (VAR.has(denying)) return affirming === VAR.get(denying)
  let root = 0
  while (root < affirming.length && denying[root] === affirming[root]) root += 1
  const [denied, affirmed] = [denying.slice(root), affirming.slice(root)]
  if (root < SHORTEST_ROOT || affirmed === '' || FINITE_DENIAL.test(affirmed)) return false
  // The linking vowels of -iyor and -ama belong to neither.
  const tail = /^[aeiu]?(m\S+)$/u.exec(denied)?.[1] ?? ''
  if (!FINITE_DENIAL.test(tail) || FINITE_DENIAL.exec(tail)?.index !== 0) return false
  return !/^[aeiu]?m[aeiu](?!s)/u.test(affirmed) && (!/^m[ae]m$/u.test(tail) || FIRST_PERSON_AORIST.test(affirmed))
}

const SHORTEST_ROOT = 2
