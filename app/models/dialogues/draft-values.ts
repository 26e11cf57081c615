import { LEVELS, SEGMENTS_MAX_STORED } from '#app/config/dialogues.ts'
import type { AdvisedDraft } from './content-advice.ts'
import type { StoredWords } from './dialogue-words.ts'
import type { Segment } from './segment.ts'
import { readTerms, type Term, writeTerms } from './terms.ts'

// Separate from dialogue-draft.ts, to keep the schema library out of the browser.

/** A dialogue as form values: text, with one variant per line. Type aliases, because conform does not accept interfaces. */
export type DraftValues = {
  title: string
  titleTr: string
  hook: string
  hookTr: string
  description: string
  descriptionTr: string
  aim: string
  aimTr: string
  topic: string
  level: string
  duration: string
  wordCount: string
  accessLevel: string
  isMockTestCandidate: string
  /** One term on a line. */
  terms: string
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

interface Stored extends StoredWords {
  aim: string | null
  aimTr: string | null
  topic: string
  level: string
  /** Seconds. */
  duration: number
  wordCount: number | null
  accessLevel: string
  isMockTestCandidate: boolean
  terms: readonly Term[]
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
    titleTr: '',
    hook: '',
    hookTr: '',
    description: '',
    descriptionTr: '',
    aim: '',
    aimTr: '',
    topic: '',
    level: options.level,
    duration: String(options.duration),
    wordCount: '',
    accessLevel: 'premium',
    isMockTestCandidate: '',
    terms: '',
    segments: [nextSegment([])],
    version: '',
  }
}

/** The stored dialogue as form values. */
export function toDraftValues({ segments, updatedAt, ...stored }: Stored): DraftValues {
  return {
    title: stored.title,
    titleTr: stored.titleTr ?? '',
    hook: stored.hook ?? '',
    hookTr: stored.hookTr ?? '',
    description: stored.description,
    descriptionTr: stored.descriptionTr ?? '',
    aim: stored.aim ?? '',
    aimTr: stored.aimTr ?? '',
    topic: stored.topic,
    level: stored.level,
    duration: String(stored.duration),
    wordCount: stored.wordCount === null ? '' : String(stored.wordCount),
    accessLevel: stored.accessLevel,
    isMockTestCandidate: stored.isMockTestCandidate ? 'on' : '',
    terms: writeTerms(stored.terms),
    segments: segments.map(({ speaker, gender, text, translation, variants }) => {
      return { speaker, gender, text, translation, variants: variants.join('\n') }
    }),
    version: updatedAt.toISOString(),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The draft as typed so far, for the content rules. Accepts anything. */
export function readDraft(
  value: { level?: unknown; isMockTestCandidate?: unknown; terms?: unknown; segments?: unknown } | undefined,
): AdvisedDraft {
  const level = LEVELS.find((known) => known === value?.level) ?? LEVELS[0]
  const rows: unknown[] = Array.isArray(value?.segments) ? value.segments : []
  const isMockTestCandidate = value?.isMockTestCandidate === 'on'
  return { level, isMockTestCandidate, terms: readTerms(textOf(value?.terms)), segments: rows.map(readSegment) }
}

/** A form as it was sent, valid or not: what is missing is empty. */
export function readValues(sent: unknown): DraftValues {
  const fields = new Map(typeof sent === 'object' && sent !== null ? Object.entries(sent) : [])
  const of = (name: keyof DraftValues) => textOf(fields.get(name))
  const rows: unknown[] = Array.isArray(fields.get('segments')) ? fields.get('segments') : []
  const segments = rows.slice(0, SEGMENTS_MAX_STORED).map((row) => {
    const { variants, ...said } = readSegment(row)
    return { ...said, variants: variants.join('\n') }
  })
  return {
    title: of('title'),
    titleTr: of('titleTr'),
    hook: of('hook'),
    hookTr: of('hookTr'),
    description: of('description'),
    descriptionTr: of('descriptionTr'),
    aim: of('aim'),
    aimTr: of('aimTr'),
    topic: of('topic'),
    level: of('level'),
    duration: of('duration'),
    wordCount: of('wordCount'),
    accessLevel: of('accessLevel'),
    isMockTestCandidate: of('isMockTestCandidate'),
    terms: of('terms'),
    segments: segments.length > 0 ? segments : [nextSegment([])],
    version: of('version'),
  }
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
