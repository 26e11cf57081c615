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
