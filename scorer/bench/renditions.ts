import { readFileSync } from 'node:fs'
import type { Segment } from '../reading/segment.ts'
import { languageOf, readFurtherSegments, readLibrary, referencesOf } from './library.ts'

interface Fault {
  severity: 'critical' | 'major' | 'minor'
  kind: string
  /** Words of the rendition, and of the source; empty where there are none. */
  said: string
  lost: string
}

/** A line of data/renditions.jsonl with its segment. */
export interface Rendition {
  id: string
  text: string
  source: string
  faults: Fault[]
  segment: Segment
}

const DATA = new URL('../data/', import.meta.url)

/** The renditions written for training, each beside every reference of its segment. */
export function readRenditions(): Rendition[] {
  const segments = new Map([...readLibrary(), ...readFurtherSegments()])
  const lines = readFileSync(new URL('renditions.jsonl', DATA), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { id, text, faults }: { id: string; text: string; faults: Fault[] } = JSON.parse(line)
    const found = segments.get(id)
    if (!found) throw new Error(`There is no segment ${id}`)
    const segment = {
      sourceLanguage: languageOf(found),
      source: found.text,
      references: referencesOf(found),
      rendition: text,
    }
    return { id, text, faults, source: found.text, segment }
  })
}
