import { readFileSync } from 'node:fs'
import { MODEL } from './load.ts'

/** From which probability on the judge is believed. The shares were chosen on the rehearsals; training/export.py finds the limits for them on the validation set. */
export interface Limits {
  /** A major error or worse: 5 % of the right renditions are above it. */
  major: number
  /** A critical error: one in 200 of the right renditions is above it. */
  critical: number
  /** Of a word of the source, that it was lost; of a word of the rendition, that nothing supports it. */
  lost: number
  unsupported: number
}

const isProbability = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1

/** The limits of a model. Throws if the file is missing or has not all four. */
export function readLimits(folder: URL = MODEL): Limits {
  const { major, critical, lost, unsupported } = JSON.parse(readFileSync(new URL('limits.json', folder), 'utf8'))
  if (![major, critical, lost, unsupported].every(isProbability)) {
    throw new TypeError('limits.json must have four probabilities: major, critical, lost, unsupported.')
  }
  return { major, critical, lost, unsupported }
}
