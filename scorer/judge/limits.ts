import { readFileSync } from 'node:fs'

/** From which probability on a segment is said to be at fault. */
export interface Limits {
  /** 4 % of the right renditions kept for choosing are above it. */
  major: number
  /** 1 % of them are above it. */
  critical: number
}

/** The limits that training/export.py chose on the renditions kept for choosing. */
export function readLimits(): Limits {
  return JSON.parse(readFileSync(new URL('../model/limits.json', import.meta.url), 'utf8'))
}
