import { readdirSync, readFileSync } from 'node:fs'
import type { Segment } from '../reading/segment.ts'

interface Fault {
  severity: 'critical' | 'major' | 'minor'
  kind: string
  /** Words of the rendition, and of the source; empty where there are none. */
  said: string
  lost: string
}

/** A line of data/renditions.jsonl with the library's segment. */
export interface Rendition {
  id: string
  text: string
  source: string
  faults: Fault[]
  segment: Segment
}

interface LibrarySegment {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
  variants: { text: string }[]
}

const DATA = new URL('../data/', import.meta.url)
const LIBRARY = new URL('../../content/dialogues/', import.meta.url)

function readLibrary(): Map<string, LibrarySegment> {
  const files = readdirSync(LIBRARY).filter((name) => name.endsWith('.json'))
  return new Map(
    files.flatMap((name) => {
      const { slug, segments }: { slug: string; segments: LibrarySegment[] } = JSON.parse(
        readFileSync(new URL(name, LIBRARY), 'utf8'),
      )
      return segments.map((segment, index) => [`${slug}#${index + 1}`, segment] as const)
    }),
  )
}

/** The renditions written for training, each beside every reference of its segment. */
export function readRenditions(): Rendition[] {
  const library = readLibrary()
  const lines = readFileSync(new URL('renditions.jsonl', DATA), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { id, text, faults }: { id: string; text: string; faults: Fault[] } = JSON.parse(line)
    const found = library.get(id)
    if (!found) throw new Error(`${id} is not in the library`)
    const references = [found.translation, ...found.variants.map((variant) => variant.text)]
    const sourceLanguage = found.speaker === 'English' ? 'en' : 'tr'
    return {
      id,
      text,
      faults,
      source: found.text,
      segment: { sourceLanguage, source: found.text, references, rendition: text },
    }
  })
}
