/** A number, time, day or month, with every way to read it: "ten thirty" is a time, and it may be 1030. */
export interface Entity {
  kind: 'number' | 'day' | 'month'
  readings: Set<string>
  /** Minutes of the day, where morning and afternoon are told apart. */
  dayMinutes: number | null
  from: number
  to: number
  text: string
  /** Proves nothing by itself ("bir" as an article, "may" as a verb). */
  soft: boolean
  /** The unit of time that follows, e.g. `week`. */
  unit: string | null
  /** The unit of time that an amount is for: `week` in "$520 a week". */
  per: string | null
}

const HALF_DAY_MINUTES = 720

/** The key of a clock time, the same in the morning and in the afternoon. */
export function timeReading(dayMinutes: number): string {
  return `time:${dayMinutes % HALF_DAY_MINUTES}`
}

/** Whether two entities can mean the same. */
export function agree(a: Entity, b: Entity): boolean {
  if (a.kind !== b.kind) return false
  if (a.dayMinutes !== null && b.dayMinutes !== null && a.dayMinutes !== b.dayMinutes) return false
  for (const reading of a.readings) if (b.readings.has(reading)) return true
  return false
}
