import { readFileSync } from 'node:fs'
import { MODEL } from './load.ts'

/** From which probability on the judge is believed; training/export.py chose them on the renditions kept for choosing. */
export interface Limits {
  /** A major error or worse: 5 % of the right renditions are above it. */
  major: number
  /** A critical error: one in 200 of the right renditions is above it. */
  critical: number
  /** Of a word of the source, that it was lost; of a word of the rendition, that nothing supports it. */
  lost: number
  unsupported: number
}

/** The limits of a model. Throws if the file is missing. */
export function readLimits(folder: URL = MODEL): Limits {
  return JSON.parse(readFileSync(new URL('limits.json', folder), 'utf8'))
}
