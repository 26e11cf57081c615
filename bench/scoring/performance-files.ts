import { readdirSync, readFileSync } from 'node:fs'
import { type Segment, SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Finding, Severity } from '#app/models/scoring/evaluation.ts'

// Whole dialogues that somebody interpreted and markers marked (scorer/data/README.md).

export interface Marked {
  severity: Severity
  category: Finding['category'] | 'language'
  /** Words of the source and of the rendition; empty where there are none. */
  lost: string
  said: string
}

export interface MarkedSegment {
  n: number
  rendition: string
  first: Marked[]
  /** Only of `performances`. */
  second?: Marked[]
}

export interface Performance {
  style: 'raw' | 'punctuated'
  /** What was interpreted, with all its wordings, as it was then: the library's dialogue may have changed since. */
  dialogue: readonly Segment[]
  segments: MarkedSegment[]
}

const DATA = 'scorer/data'

/**
 * `performances`, of the library's dialogues, only measure: nothing is tuned on them, and nobody who works on the rules reads them. On
 * `rehearsals`, of dialogues written for them, the range is chosen, and limits may be.
 */
export function readPerformances(folder: 'performances' | 'rehearsals'): Performance[] {
  return readdirSync(`${DATA}/${folder}`).map((name) => {
    const file: Omit<Performance, 'dialogue'> = JSON.parse(readFileSync(`${DATA}/${folder}/${name}`, 'utf8'))
    return { ...file, dialogue: file.segments.map((segment) => SegmentSchema.parse(segment)) }
  })
}
