import { z } from 'zod'

const Decibels = z.number()
const Milliseconds = z.number().int().nonnegative()

/** What was done to a recording before it is heard; what the column `mastering` holds. */
export const MasteringSchema = z.object({
  /** Of the upload as it came. */
  sourceMs: Milliseconds,
  /** Silence that was cut off. */
  trimmedStartMs: Milliseconds,
  trimmedEndMs: Milliseconds,
  /** Integrated loudness in LUFS. */
  beforeLufs: Decibels,
  afterLufs: Decibels,
  gainDb: Decibels,
  peakDbfs: Decibels,
})
export type Mastering = z.infer<typeof MasteringSchema>

/**
 * What became of an upload: `undecodable` is sound that cannot be read here (AAC, MP3, FLAC), `no-speech` has nobody
 * speaking in it.
 */
export const MasteredSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), bytes: z.instanceof(Uint8Array), mastering: MasteringSchema }),
  z.object({ status: z.enum(['not-audio', 'undecodable', 'too-long', 'no-speech']) }),
])
export type Mastered = z.infer<typeof MasteredSchema>

/** A recording and the words that it was made for. */
export interface PairedRecording {
  language: string
  wordsHash: string
  /** 0-based. */
  segmentIndex: number
}

/** A segment as far as it says which recording belongs to it. */
export interface SpokenWords {
  language: string
  wordsHash: string
}

/**
 * Which recordings belong to which segment. A recording is heard where its words stand, wherever that is by now. One
 * whose words stand nowhere any more is `stray`, at the place that it was at if there is one: what becomes of it is an
 * admin's to say, and until then nobody hears it.
 */
export function pairRecordings<Recording extends PairedRecording>(
  segments: readonly SpokenWords[],
  recordings: readonly Recording[],
): { heard: (Recording | null)[]; stray: Recording[][]; homeless: Recording[] } {
  const keyOf = ({ language, wordsHash }: SpokenWords) => `${language} ${wordsHash}`
  const byWords = new Map(recordings.map((recording) => [keyOf(recording), recording]))
  const spoken = new Set(segments.map(keyOf))
  const strays = recordings.filter((recording) => !spoken.has(keyOf(recording)))
  const isAt = (index: number) => (recording: Recording) => recording.segmentIndex === index
  return {
    heard: segments.map((segment) => byWords.get(keyOf(segment)) ?? null),
    stray: segments.map((_, index) => strays.filter(isAt(index))),
    homeless: strays.filter(({ segmentIndex }) => segmentIndex >= segments.length),
  }
}

/**
 * Where each recording stands after its dialogue was edited, for those that stand elsewhere now. One whose words are gone
 * stays at its place if the words there are new as well: they may be its own in other words. Else it has no place.
 */
export function movedRecordings(options: {
  before: readonly SpokenWords[]
  after: readonly SpokenWords[]
  recordings: readonly (PairedRecording & { id: number })[]
}): { id: number; segmentIndex: number }[] {
  const { before, after, recordings } = options
  const keyOf = ({ language, wordsHash }: SpokenWords) => `${language} ${wordsHash}`
  const known = new Set(before.map(keyOf))
  const places = after.map(keyOf)
  const placeOf = (recording: PairedRecording): number => {
    const found = places.indexOf(keyOf(recording))
    if (found >= 0) return found
    const there = places[recording.segmentIndex]
    return there !== undefined && !known.has(there) ? recording.segmentIndex : NOWHERE
  }
  return recordings.flatMap((recording) => {
    const segmentIndex = placeOf(recording)
    return segmentIndex === recording.segmentIndex ? [] : [{ id: recording.id, segmentIndex }]
  })
}

/** A place that no dialogue has: 100 segments are the most. */
const NOWHERE = 1_000_000
