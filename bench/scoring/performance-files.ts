import { readdirSync, readFileSync } from 'node:fs'
import { type Segment, SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { Finding, Severity } from '#app/models/scoring/evaluation.ts'
import type { LibraryDialogue } from './material.ts'

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
  /** What was interpreted, with all its wordings. */
  dialogue: readonly Segment[]
  segments: MarkedSegment[]
}

const DATA = 'scorer/data'

const filesOf = <File>(folder: string): File[] =>
  readdirSync(`${DATA}/${folder}`).map((name): File => JSON.parse(readFileSync(`${DATA}/${folder}/${name}`, 'utf8')))

/** Of dialogues of the library. They only measure: nothing is tuned on them, and nobody who works on the rules reads them. */
export function readPerformances(library: readonly LibraryDialogue[]): Performance[] {
  const bySlug = new Map(library.map(({ slug, segments }) => [slug, segments]))
  return filesOf<Omit<Performance, 'dialogue'> & { slug: string }>('performances').map((file) => {
    const dialogue = bySlug.get(file.slug)
    if (!dialogue) throw new Error(`${file.slug} is not in the library`)
    return { ...file, dialogue }
  })
}

/** Of dialogues written for them: the range is chosen on them, and limits may be. */
export function readRehearsals(): Performance[] {
  return filesOf<Omit<Performance, 'dialogue'>>('rehearsals').map((file) => ({
    ...file,
    dialogue: file.segments.map((segment) => SegmentSchema.parse(segment)),
  }))
}
