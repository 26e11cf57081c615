import type { VoiceId } from '#app/config/voices.ts'
import type { StoredWords } from '../dialogue-words.ts'
import type { SegmentGuidance } from '../guidance.ts'
import type { Segment } from '../segment.ts'
import type { Term } from '../terms.ts'

/** How a version came about. `earlier`: it was there before versions were kept, or came from a content file. */
export const VERSION_ORIGINS = ['created', 'saved', 'imported', 'restored', 'earlier'] as const
export type VersionOrigin = (typeof VERSION_ORIGINS)[number]

/** A dialogue without its state: what a version keeps, and restores. */
export interface VersionContent extends StoredWords {
  topic: string
  level: 'beginner' | 'intermediate' | 'advanced'
  /** Seconds. */
  duration: number
  wordCount: number | null
  accessLevel: 'free' | 'premium'
  isMockTestCandidate: boolean
  aim: string | null
  aimTr: string | null
  segments: Segment[]
  /** What an examiner says of each segment. */
  guidance: SegmentGuidance[]
  terms: Term[]
  /** As in a content file. */
  reviews: { reviewer: string; date: string; scope: string }[]
  /** Of its speakers, where certain ones are wanted; undefined in a version that is older than this field. */
  voices?: { en?: VoiceId | undefined; tr?: VoiceId | undefined } | null | undefined
}

/** A field other than the segments. */
export type VersionField = Exclude<keyof VersionContent, 'segments'>

/** A segment in both versions; null where it does not exist. `number` is its 1-based place in the newer one, else in the older. */
export interface SegmentChange {
  number: number
  before: Segment | null
  after: Segment | null
}

export interface VersionChanges {
  fields: VersionField[]
  segments: SegmentChange[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** Whatever order the database gave the keys. */
const plain = ({ speaker, gender, text, translation, variants, units = [] }: Segment) => [
  speaker,
  gender,
  text,
  translation,
  variants,
  units.map((unit) => [unit.kind, unit.text, unit.weight]),
]
const isSameSegment = (one: Segment | undefined, other: Segment | undefined) =>
  one !== undefined && other !== undefined && isSame(plain(one), plain(other))

/** How many segments at the beginning are the same, in these orders. */
function commonLength(one: readonly Segment[], other: readonly Segment[]): number {
  const differs = one.findIndex((segment, index) => !isSameSegment(segment, other[index]))
  return differs < 0 ? one.length : differs
}

function changedSegments(older: readonly Segment[], newer: readonly Segment[]): SegmentChange[] {
  const start = commonLength(older, newer)
  const rest = [older.slice(start), newer.slice(start)] as const
  const end = commonLength(rest[0].toReversed(), rest[1].toReversed())
  const before = rest[0].slice(0, rest[0].length - end)
  const after = rest[1].slice(0, rest[1].length - end)
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    return { number: start + index + 1, before: before[index] ?? null, after: after[index] ?? null }
  }).filter((change) => !isSameSegment(change.before ?? undefined, change.after ?? undefined))
}

const FIELDS = [
  'title',
  'titleTr',
  'hook',
  'hookTr',
  'description',
  'descriptionTr',
  'aim',
  'aimTr',
  'topic',
  'level',
  'duration',
  'wordCount',
  'accessLevel',
  'isMockTestCandidate',
  'guidance',
  'terms',
  'reviews',
  'voices',
] as const satisfies VersionField[]

const sorted = (value: unknown) =>
  Array.isArray(value)
    ? value.map((row: object) => Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)))
    : value

/** What a version does not say, because it is older than the field, has not changed. */
const isUnknown = (value: unknown) => value === undefined

/** What a newer version changed. Segments that were inserted or removed do not make all later ones count as changed. */
export function changesBetween(older: VersionContent, newer: VersionContent): VersionChanges {
  return {
    fields: FIELDS.filter((field) => !isUnknown(older[field]) && !isSame(sorted(older[field]), sorted(newer[field]))),
    segments: changedSegments(older.segments, newer.segments),
  }
}

/** The fields of a version as text, apart from the segments. */
export type VersionTexts = Record<VersionField, string | number | boolean | null>

/** What an admin sees of a dialogue's versions. Moments in ISO 8601. */
export interface VersionsView {
  id: number
  title: string
  isPublished: boolean
  isFirstPage: boolean
  /** The last version of this page, if there are older ones. */
  older: number | null
  versions: {
    id: number
    origin: VersionOrigin
    authorName: string | null
    at: string
    publishedAt: string | null
    /** It is the saved dialogue. */
    isCurrent: boolean
    /** Since the version before, with the number of segments; null for the first one. */
    changes: { fields: VersionField[]; segments: number } | null
  }[]
  /** One version beside the saved dialogue. */
  compared: { at: string; before: VersionTexts; now: VersionTexts; changes: VersionChanges } | null
  /** The one that is to be restored. */
  restoring: { id: number; at: string } | null
}
