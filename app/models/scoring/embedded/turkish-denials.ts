import type { Token } from './text.ts'

/** Forms of değil and yok; yokuş, yoklama and yoksul are other words. */
export const DENIES = /^(?:degil|yok(?!sa$|us|la(?!r)|sul|sun\w))/u

const EMPTY_REACH = 4
const EMPTY_WORDS = /(?:^| )(?:(?:diye|gibi) (?:bir sey|bir|sey)|soz konusu(?: bile)?|f[ai]lan|bile|hic)$/u

/** "Ücret diye bir şey yok", "söz konusu değil", "ücret falan yok": words between a thing and its "not" that say nothing. */
export function headBefore(tokens: readonly Token[], at: number): number {
  const text = tokens
    .slice(Math.max(0, at - EMPTY_REACH), at)
    .map(({ folded }) => folded)
    .join(' ')
  const empty = EMPTY_WORDS.exec(text)?.[0].trim().split(' ').length ?? 0
  return at - empty > 0 && empty > 0 ? at - empty - 1 : at - 1
}

/** "Zannetmem", "bilmem": at the end of a clause no noun in -mem can stand. */
export const deniedBySpeaker = ({ folded }: Token, next: Token | undefined) =>
  !next || next.breakBefore ? /^(.{2,}?)m[ae]m$/u.exec(folded)?.[1] : undefined
