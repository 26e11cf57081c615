import { readdirSync, readFileSync } from 'node:fs'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from '#app/models/scoring/embedded/example-dialogue.fixture.ts'
import { seededRandom } from './random.ts'
import ownSegments from './data/own-segments.json' with { type: 'json' }
import blind from './data/hand-written-blind.json' with { type: 'json' }
import written from './data/hand-written-development.json' with { type: 'json' }
import markedBlind from './data/marked-blind.json' with { type: 'json' }
import spokenBlind from './data/spoken-blind.json' with { type: 'json' }
import spoken from './data/spoken-development.json' with { type: 'json' }
import paraphrases from './data/paraphrases.json' with { type: 'json' }

/**
 * Rules may be tuned on `development` and `written`; the others are only reported. `own` has topics that the library does
 * not have; `written` and `blind` are the two halves of the segments written to test the scorer, `spoken` and
 * `spoken-blind` two later ones, about half of them as a recogniser writes: without punctuation; `marked-blind` is the last,
 * by somebody who had seen neither the scorer nor the others, with the marks that a fair examiner would give. Nobody who
 * works on the rules reads the items of the blind ones.
 */
export type Split =
  | 'development'
  | 'held-out'
  | 'own'
  | 'written'
  | 'blind'
  | 'spoken'
  | 'spoken-blind'
  | 'marked-blind'

export interface BenchDialogue {
  name: string
  split: Split
  segments: Segment[]
  /** By segment: free renditions written by hand with every hard unit right. */
  good: string[][]
  /** Only what was written for it, nothing made from it. */
  isWritten?: boolean
  /** By segment: wrong renditions written by hand. */
  wrong: { kind: string; severity: string; text: string }[][]
  /** By rendition: the marks of 45 that it deserves, where somebody said so. */
  marks?: ReadonlyMap<string, number>
}

const CONTENT = new URL('../../content/dialogues/', import.meta.url)
const PARAPHRASES_OF: Record<string, Record<string, string[]>> = paraphrases

function libraryDialogues(): BenchDialogue[] {
  const files = readdirSync(CONTENT).filter((name) => name.endsWith('.json'))
  return files.sort().map((file): BenchDialogue => {
    const { slug, segments: raw } = JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8'))
    const segments = SegmentSchema.array().parse(raw)
    return {
      name: slug,
      split: seededRandom(`split ${slug}`)() < 0.5 ? 'development' : 'held-out',
      segments,
      good: segments.map((_, index) => PARAPHRASES_OF[slug]?.[String(index + 1)] ?? []),
      wrong: segments.map(() => []),
    }
  })
}

/** A segment of the hand-written files: one reference and renditions that are right or wrong in one way. */
interface WrittenSegment {
  id: string
  direction: string
  source: string
  reference: string
  renditions: { text: string; verdict: string; kind?: string; severity?: string; deserved?: number }[]
}

function writtenDialogues(segments: readonly WrittenSegment[], split: Split): BenchDialogue[] {
  return segments.map(({ id, direction, source, reference, renditions }) => ({
    name: id,
    split,
    segments: [
      SegmentSchema.parse({
        speaker: direction === 'en-tr' ? 'English' : 'Turkish',
        text: source,
        translation: reference,
      }),
    ],
    isWritten: true,
    marks: new Map(renditions.flatMap(({ text, deserved }) => (deserved === undefined ? [] : [[text, deserved]]))),
    good: [renditions.filter(({ verdict }) => verdict === 'accepted').map(({ text }) => text)],
    wrong: [
      renditions.flatMap(({ text, verdict, kind = '', severity = '' }) =>
        verdict === 'wrong' ? [{ text, kind, severity }] : [],
      ),
    ],
  }))
}

/** Everything the benchmark is made of. The example of the unit tests has always been used for development. */
export function readMaterial(): BenchDialogue[] {
  const example: BenchDialogue = {
    name: 'example',
    split: 'development',
    segments: EXAMPLE_SEGMENTS,
    good: PARAPHRASES.map((texts) => [...texts]),
    wrong: EXAMPLE_SEGMENTS.map(() => []),
  }
  const own = ownSegments.map(({ id, good, wrong, ...segment }): BenchDialogue => ({
    name: id,
    split: 'own',
    segments: [SegmentSchema.parse(segment)],
    good: [good],
    wrong: [wrong],
  }))
  return [
    example,
    ...libraryDialogues(),
    ...own,
    ...writtenDialogues(written.segments, 'written'),
    ...writtenDialogues(blind.segments, 'blind'),
    ...writtenDialogues(spoken.segments, 'spoken'),
    ...writtenDialogues(spokenBlind.segments, 'spoken-blind'),
    ...writtenDialogues(markedBlind.segments, 'marked-blind'),
  ]
}
