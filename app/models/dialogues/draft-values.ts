import { LEVELS } from '#app/config/dialogues.ts'
import type { Segment } from './segment.ts'

// Separate from dialogue-draft.ts, to keep the schema library out of the browser.

/** A dialogue as form values: text, with one variant per line. Type aliases, because conform does not accept interfaces. */
export type DraftValues = {
  title: string
  description: string
  topic: string
  level: string
  duration: string
  wordCount: string
  accessLevel: string
  isMockTestCandidate: string
  segments: SegmentValues[]
  version: string
}

export type SegmentValues = {
  speaker: string
  gender: string
  text: string
  translation: string
  variants: string
}

interface Stored {
  title: string
  description: string
  topic: string
  level: string
  /** Seconds. */
  duration: number
  wordCount: number | null
  accessLevel: string
  isMockTestCandidate: boolean
  updatedAt: Date
  segments: Segment[]
}

/** A segment of the speaker who did not speak last, with the voice that speaker had before. */
export function nextSegment(segments: readonly { speaker?: unknown; gender?: unknown }[]): SegmentValues {
  const speaker = segments.at(-1)?.speaker === 'English' ? 'Turkish' : 'English'
  const earlier = segments.findLast((segment) => segment.speaker === speaker)
  return { speaker, gender: earlier?.gender === 'male' ? 'male' : 'female', text: '', translation: '', variants: '' }
}

/** An empty form. `level` is the form's own default. */
export function emptyDraft(options: { level: (typeof LEVELS)[number]; duration: number }): DraftValues {
  return {
    title: '',
    description: '',
    topic: '',
    level: options.level,
    duration: String(options.duration),
    wordCount: '',
    accessLevel: 'premium',
    isMockTestCandidate: '',
    segments: [nextSegment([])],
    version: '',
  }
}

/** The stored dialogue as form values. */
export function toDraftValues({ segments, updatedAt, ...stored }: Stored): DraftValues {
  return {
    title: stored.title,
    description: stored.description,
    topic: stored.topic,
    level: stored.level,
    duration: String(stored.duration),
    wordCount: stored.wordCount === null ? '' : String(stored.wordCount),
    accessLevel: stored.accessLevel,
    isMockTestCandidate: stored.isMockTestCandidate ? 'on' : '',
    segments: segments.map((segment) => ({ ...segment, variants: segment.variants.join('\n') })),
    version: updatedAt.toISOString(),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The draft as typed so far, for the content rules. Accepts anything. */
export function readDraft(value: { level?: unknown; segments?: unknown } | undefined) {
  const level = LEVELS.find((known) => known === value?.level) ?? LEVELS[0]
  const rows: unknown[] = Array.isArray(value?.segments) ? value.segments : []
  return { level, segments: rows.map(readSegment) }
}

/** A segment as typed so far; a missing one is empty. */
export function readSegment(row: unknown): Segment {
  const fields = new Map(typeof row === 'object' && row !== null ? Object.entries(row) : [])
  return {
    speaker: fields.get('speaker') === 'Turkish' ? 'Turkish' : 'English',
    gender: fields.get('gender') === 'male' ? 'male' : 'female',
    text: textOf(fields.get('text')),
    translation: textOf(fields.get('translation')),
    variants: textOf(fields.get('variants'))
      .split('\n')
      .filter((line) => line.trim() !== ''),
  }
}
