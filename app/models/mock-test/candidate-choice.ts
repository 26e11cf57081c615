import { LEVELS } from '#app/config/dialogues.ts'
import type { Candidate } from './template-values.ts'

/** Which dialogues the form of a mock test offers. */
export interface CandidateFilter {
  topic: string | null
  level: Candidate['level'] | null
}

/** Reads `topic` and `level` from a URL; unknown values are ignored. */
export function readCandidateFilter(params: URLSearchParams, candidates: readonly Candidate[]): CandidateFilter {
  return {
    topic: candidates.find(({ topic }) => topic === params.get('topic'))?.topic ?? null,
    level: LEVELS.find((level) => level === params.get('level')) ?? null,
  }
}

/** Counts for each dialogue the mock tests that use it, leaving out the one being edited. */
export function withUses<Found extends { id: number }>(
  dialogues: readonly Found[],
  templates: readonly { id: number; dialogueIds: readonly number[] }[],
  edited: number | undefined,
): (Found & { uses: number })[] {
  const others = templates.filter(({ id }) => id !== edited)
  return dialogues.map((dialogue) => ({
    ...dialogue,
    uses: others.filter(({ dialogueIds }) => dialogueIds.includes(dialogue.id)).length,
  }))
}

/**
 * The dialogues that pass the filter, those in no other mock test apart. A chosen dialogue is always offered, because a
 * select would otherwise lose it. `found`: how many pass.
 */
export function offerCandidates(options: {
  candidates: readonly Candidate[]
  filter: CandidateFilter
  /** Values of the form. */
  chosen: readonly unknown[]
}): { unused: Candidate[]; used: Candidate[]; found: number } {
  const { candidates, filter, chosen } = options
  const passes = ({ topic, level }: Candidate) =>
    (filter.topic === null || topic === filter.topic) && (filter.level === null || level === filter.level)
  const offered = candidates.filter((candidate) => passes(candidate) || chosen.includes(String(candidate.id)))
  return {
    unused: offered.filter(({ uses }) => uses === 0),
    used: offered.filter(({ uses }) => uses > 0),
    found: candidates.filter(passes).length,
  }
}
