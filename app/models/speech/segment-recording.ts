import { z } from 'zod'

const Decibels = z.number()
const Milliseconds = z.number().int().nonnegative()

/** How a recording was mastered: the column `mastering`. */
export const MasteringSchema = z.object({
  /** Length of the original upload. */
  sourceMs: Milliseconds,
  /** Silence trimmed from the start. */
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
 * The result of mastering an upload: `undecodable` is audio that cannot be decoded here (AAC, MP3, FLAC); `no-speech`
 * contains no speech.
 */
export const MasteredSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), bytes: z.instanceof(Uint8Array), mastering: MasteringSchema }),
  z.object({ status: z.enum(['not-audio', 'undecodable', 'too-long', 'no-speech']) }),
])
export type Mastered = z.infer<typeof MasteredSchema>

/** A recording and the text it was made for. */
export interface PairedRecording {
  language: string
  wordsHash: string
  /** 0-based. */
  segmentIndex: number
}

/** The parts of a segment that determine its recording. */
export interface SpokenWords {
  language: string
  wordsHash: string
}

/**
 * Pairs recordings with segments. A recording is played wherever its text now is. One whose text is gone is `stray`,
 * shown at its old position if that exists; it is not played until an admin decides what to do with it.
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
 * The new positions of recordings that moved when their dialogue was edited. One whose text is gone keeps its position if
 * the text there is new too, which may be a rewording. Otherwise it has no position.
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

/** An index that no dialogue reaches: the maximum is 100 segments. */
const NOWHERE = 1_000_000
