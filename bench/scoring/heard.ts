import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Item } from './items.ts'
import type { LibraryDialogue } from './material.ts'

// What a real recogniser, Whisper base, wrote of the library's recordings (content/voices/report.json): right renditions with its mistakes. Only
// of the dialogues that are performed: recordings of the others are trained on.

const REPORT = new URL('../../content/voices/report.json', import.meta.url)
const PERFORMANCES = new URL('../../scorer/data/performances/', import.meta.url)
const ReportSchema = z.record(z.string(), z.object({ error: z.number().optional(), heard: z.string().optional() }))
const FILE = /^dialogues\/(?<slug>[^/]+)\/(?<number>\d+)-(?<role>original|model)\.mp3$/u

/** The segment as if it had been interpreted the other way: what was said of it is then a rendition. */
const reversed = ({ text, translation, ...segment }: Segment): Segment => ({
  ...segment,
  speaker: segment.speaker === 'English' ? 'Turkish' : 'English',
  text: translation,
  translation: text,
  variants: [],
})

const slugOf = (file: string): unknown => JSON.parse(readFileSync(new URL(file, PERFORMANCES), 'utf8')).slug

/** Every such recording that the recogniser wrote down with a mistake, beside the references of its segment. */
export function heardItems(library: readonly LibraryDialogue[]): Item[] {
  const performed = new Set(readdirSync(PERFORMANCES).map(slugOf))
  const segmentsOf = new Map(library.map(({ slug, segments }) => [slug, segments]))
  const report = ReportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
  return Object.entries(report).flatMap(([file, { heard }]): Item[] => {
    const { slug = '', number = '', role } = FILE.exec(file)?.groups ?? {}
    const index = Number(number) - 1
    const known = segmentsOf.get(slug)?.[index]
    if (!known || heard === undefined || !performed.has(slug)) return []
    const segment = role === 'original' ? reversed(known) : known
    const direction = segment.speaker === 'English' ? 'en-tr' : 'tr-en'
    return [{ dialogue: slug, split: 'library', direction, segment, index, kind: 'heard', least: 'clean', text: heard }]
  })
}
