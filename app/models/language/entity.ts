/** A number, time, day or month with all its possible readings: "ten thirty" is a time, but also 1030. */
export interface Entity {
  kind: 'number' | 'day' | 'month'
  readings: Set<string>
  /** Minutes since midnight; null if morning and afternoon cannot be told apart. */
  dayMinutes: number | null
  from: number
  to: number
  text: string
  /** Too ambiguous to count as evidence ("bir" as an article, "may" as a verb). */
  isAmbiguous: boolean
  /** The unit of time that follows, e.g. `week`. */
  unit: string | null
}

const HALF_DAY_MINUTES = 720

/** The key of a clock time, the same for morning and afternoon. */
export function timeReading(dayMinutes: number): string {
  return `time:${dayMinutes % HALF_DAY_MINUTES}`
}

/** Whether two entities share a reading. */
export function sharesReading(a: Entity, b: Entity): boolean {
  if (a.kind !== b.kind) return false
  if (a.dayMinutes !== null && b.dayMinutes !== null && a.dayMinutes !== b.dayMinutes) return false
  for (const reading of a.readings) if (b.readings.has(reading)) return true
  return false
}
