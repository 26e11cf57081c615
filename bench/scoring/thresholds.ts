import type { Judged } from './measure.ts'

/** What the judgements fall short of, as sentences. */
export function missed(_judged: readonly Judged[]): string[] {
  return []
}
