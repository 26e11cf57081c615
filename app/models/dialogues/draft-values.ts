import { LEVELS } from '#app/config/dialogues.ts'
import type { Segment } from './segment.ts'

// Apart from dialogue-draft.ts, so that what runs in the browser does not carry the schema library.

/** A dialogue's fields as a form holds them: text, and one further rendition a line. Types, for conform's own. */
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

/** The other speaker than the last one's, in the same voice as that speaker had before. */
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

/** What is stored, as the form shows it. */
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

/** What is typed so far, for the content rules: nothing is refused here. */
export function readDraft(value: { level?: unknown; segments?: unknown } | undefined) {
  const level = LEVELS.find((known) => known === value?.level) ?? LEVELS[0]
  const rows: unknown[] = Array.isArray(value?.segments) ? value.segments : []
  return { level, segments: rows.map(readSegment) }
}

/** One segment as it is typed so far; one that is not there is empty. */
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
