import { readdirSync, readFileSync } from 'node:fs'
import { DialogueFileSchema, readFileSegments } from '#app/models/dialogues/dialogue-file.ts'
import type { SegmentGuidance } from '#app/models/dialogues/guidance.ts'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import freeBlind from './data/free-blind.json' with { type: 'json' }
import earlier from './data/earlier-library.json' with { type: 'json' }
import blind from './data/hand-written-blind.json' with { type: 'json' }
import markedBlind from './data/marked-blind.json' with { type: 'json' }
import paraphrases from './data/paraphrases.json' with { type: 'json' }
import shortBlind from './data/short-blind.json' with { type: 'json' }
import { seededRandom } from './random.ts'

/**
 * What is measured (docs/scoring-figures.md): nobody who works on the rules reads the items of `held-out` and of the blind sets. `library`
 * compares every further wording and every typical wrong rendition of our own dialogues with the first model alone.
 */
export type Split = 'held-out' | 'blind' | 'marked-blind' | 'free-blind' | 'short-blind' | 'library'

export interface BenchDialogue {
  name: string
  split: Split
  segments: Segment[]
  /** Per segment: hand-written free renditions that are correct. */
  good: string[][]
  /** Whether only its hand-written renditions count, with nothing generated from them. */
  isWritten?: boolean
  /** Per segment: hand-written wrong renditions. */
  wrong: { kind: string; severity: string; text: string }[][]
}

const CONTENT = new URL('../../content/dialogues/', import.meta.url)
const PARAPHRASES_OF: Record<string, Record<string, string[]>> = paraphrases

/** The half of the library of November 2026 on which no rule was tuned, with the paraphrases that were written for it. */
function earlierLibrary(): BenchDialogue[] {
  const heldOut = earlier.filter(({ slug }) => seededRandom(`split ${slug}`)() >= 0.5)
  return heldOut.map(({ slug, segments: raw }): BenchDialogue => {
    const segments = SegmentSchema.array().parse(raw)
    return {
      name: slug,
      split: 'held-out',
      segments,
      good: segments.map((_, index) => PARAPHRASES_OF[slug]?.[String(index + 1)] ?? []),
      wrong: segments.map(() => []),
    }
  })
}

export interface LibraryDialogue {
  slug: string
  segments: Segment[]
  guidance: SegmentGuidance[]
}

/** Today's library, in the order of its files. */
export function readLibrary(): LibraryDialogue[] {
  const files = readdirSync(CONTENT).filter((name) => name.endsWith('.json'))
  return files.sort().map((file) => {
    const { slug, segments } = DialogueFileSchema.parse(JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8')))
    return { slug, ...readFileSegments(segments) }
  })
}

/** Every further wording of a library's segments, and its typical wrong renditions, beside the first model alone. */
export const besideModelsAlone = (library: readonly LibraryDialogue[]): BenchDialogue[] =>
  library.map(({ slug, segments, guidance }) => ({
    name: `${slug} library`,
    split: 'library',
    segments: segments.map((segment) => ({ ...segment, variants: [] })),
    isWritten: true,
    good: segments.map(({ variants }) => variants),
    wrong: guidance.map(({ wrongs }) => wrongs.map(({ text, kind, severity }) => ({ text, kind, severity }))),
  }))

/** A segment of the hand-written files: one reference, and renditions that are right or have one error. */
interface WrittenSegment {
  id: string
  direction: string
  source: string
  reference: string
  renditions: { text: string; verdict: string; kind?: string; severity?: string }[]
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
    good: [renditions.filter(({ verdict }) => verdict === 'accepted').map(({ text }) => text)],
    wrong: [
      renditions.flatMap(({ text, verdict, kind = '', severity = '' }) =>
        verdict === 'wrong' ? [{ text, kind, severity }] : [],
      ),
    ],
  }))
}

/** All single renditions of the benchmark but those of today's library. */
export const readMaterial = (): BenchDialogue[] => [
  ...earlierLibrary(),
  ...writtenDialogues(blind.segments, 'blind'),
  ...writtenDialogues(markedBlind.segments, 'marked-blind'),
  ...writtenDialogues(freeBlind.segments, 'free-blind'),
  ...writtenDialogues(shortBlind.segments, 'short-blind'),
]
