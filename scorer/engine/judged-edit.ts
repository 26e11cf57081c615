import type { JudgedWord, Judgement } from '../judge/judge.ts'
import type { Limits } from '../judge/limits.ts'
import type { Edit } from '../rules/rule.ts'
import { doubtfulSpan } from './spans.ts'

/** The stretches of words between those that a rule has spoken of. */
function stretchesBetween(words: readonly JudgedWord[], owned: ReadonlySet<number>): JudgedWord[][] {
  const stretches: JudgedWord[][] = [[]]
  for (const word of words) {
    if (owned.has(word.from)) stretches.push([])
    else stretches.at(-1)?.push(word)
  }
  return stretches
}

/** What the judge finds in the words that are left to it; null below its limits. */
export function judgedEdit(judgement: Judgement, limits: Limits, certain: readonly Edit[]): Edit | null {
  const { major, critical } = judgement
  if (major < limits.major && critical < limits.critical) return null
  const owned = (side: 'lost' | 'said') => new Set(certain.flatMap((edit) => edit[side]).map(({ from }) => from))
  const source = stretchesBetween(judgement.source, owned('lost'))
  const rendition = stretchesBetween(judgement.rendition, owned('said'))
  if (source.flat().length === 0) return null
  const isLost = source.flat().some(({ doubt }) => doubt >= limits.lost)
  const isUnsupported = rendition.flat().some(({ doubt }) => doubt >= limits.unsupported)
  // What the rules found explains the doubt.
  if (certain.length > 0 && !isLost && !isUnsupported) return null
  const severity = critical >= limits.critical ? 'critical' : 'major'
  const lost = doubtfulSpan(source, limits.lost)
  const said = doubtfulSpan(rendition, limits.unsupported)
  if (isUnsupported && !isLost) return { severity, category: 'insertion', lost: [], said }
  if (isLost && !isUnsupported) return { severity, category: 'omission', lost, said: [] }
  return { severity, category: 'distortion', lost, said }
}
