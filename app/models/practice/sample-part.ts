import { SAMPLE_PART, SAMPLE_PART_SEGMENTS } from '#app/config/practice.ts'

/** Whether an address asks for the beginning of the sample: `?part=first`. */
export function asksForPart(query: URLSearchParams): boolean {
  return query.get(SAMPLE_PART.name) === SAMPLE_PART.value
}

/**
 * The first segments of a dialogue as a dialogue of its own, and how many the whole has; null if it is no longer than
 * that.
 */
export function beginningOf<Dialogue extends { segments: readonly unknown[] }>(
  dialogue: Dialogue,
): { dialogue: Dialogue; partOf: number } | null {
  const { length } = dialogue.segments
  if (length <= SAMPLE_PART_SEGMENTS) return null
  return { dialogue: { ...dialogue, segments: dialogue.segments.slice(0, SAMPLE_PART_SEGMENTS) }, partOf: length }
}
