import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../reading/word.ts'

/** A segment of content/dialogues, as far as the scorer reads it. */
export interface LibrarySegment {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
  variants: { text: string }[]
  /** Typical wrong renditions. */
  wrongs: { text: string; severity: 'critical' | 'major' | 'minor' }[]
}

const LIBRARY = new URL('../../content/dialogues/', import.meta.url)
const FURTHER = new URL('../data/segments.jsonl', import.meta.url)

export const languageOf = ({ speaker }: LibrarySegment): Language => (speaker === 'English' ? 'en' : 'tr')

export const referencesOf = ({ translation, variants }: LibrarySegment): string[] => [
  translation,
  ...variants.map(({ text }) => text),
]

/** Every segment by its dialogue's slug and its number: `slug#1`. */
export function readLibrary(): Map<string, LibrarySegment> {
  const files = readdirSync(LIBRARY).filter((name) => name.endsWith('.json'))
  return new Map(
    files.toSorted().flatMap((name) => {
      const { slug, segments }: { slug: string; segments: LibrarySegment[] } = JSON.parse(
        readFileSync(new URL(name, LIBRARY), 'utf8'),
      )
      return segments.map((segment, index) => [`${slug}#${index + 1}`, segment] as const)
    }),
  )
}

/** The segments that were written for training alone, by id. */
export function readFurtherSegments(): Map<string, LibrarySegment> {
  const lines = readFileSync(FURTHER, 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const one: Omit<LibrarySegment, 'variants' | 'wrongs'> & { id: string; variants: string[] } = JSON.parse(line)
      return [one.id, { ...one, variants: one.variants.map((text) => ({ text })), wrongs: [] }]
    }),
  )
}
