import { readdirSync, readFileSync } from 'node:fs'
import { DialogueFileSchema, readFileSegments } from '#app/models/dialogues/dialogue-file.ts'
import type { SegmentGuidance } from '#app/models/dialogues/guidance.ts'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from '#app/models/scoring/example-dialogue.fixture.ts'
import { seededRandom } from './random.ts'
import ownSegments from './data/own-segments.json' with { type: 'json' }
import freeBlind from './data/free-blind.json' with { type: 'json' }
import free from './data/free-development.json' with { type: 'json' }
import freeLater from './data/free-later.json' with { type: 'json' }
import freeNewest from './data/free-newest.json' with { type: 'json' }
import adversarial from './data/adversarial.json' with { type: 'json' }
import earlier from './data/earlier-library.json' with { type: 'json' }
import candidates from './data/candidates.json' with { type: 'json' }
import general from './data/general.json' with { type: 'json' }
import learners from './data/learners.json' with { type: 'json' }
import onePlace from './data/one-place.json' with { type: 'json' }
import blind from './data/hand-written-blind.json' with { type: 'json' }
import written from './data/hand-written-development.json' with { type: 'json' }
import markedBlind from './data/marked-blind.json' with { type: 'json' }
import marked from './data/marked-development.json' with { type: 'json' }
import shortBlind from './data/short-blind.json' with { type: 'json' }
import short from './data/short-development.json' with { type: 'json' }
import spokenLater from './data/spoken-later.json' with { type: 'json' }
import spoken from './data/spoken-development.json' with { type: 'json' }
import paraphrases from './data/paraphrases.json' with { type: 'json' }

/**
 * The data sets of the benchmark, described in docs/scoring-figures.md. `held-out`, `own`, `blind`, `marked-blind`,
 * `free-blind` and `short-blind` are only measured: nobody who works on the rules reads their items. Rules may be tuned
 * on all others. `library` compares every further wording and every typical wrong rendition of our own dialogues with
 * the first model alone.
 */
export type Split =
  | 'development'
  | 'held-out'
  | 'own'
  | 'written'
  | 'blind'
  | 'spoken'
  | 'spoken-later'
  | 'marked'
  | 'marked-blind'
  | 'free'
  | 'free-later'
  | 'free-newest'
  | 'general'
  | 'adversarial'
  | 'one-place'
  | 'learners'
  | 'candidates'
  | 'free-blind'
  | 'short'
  | 'short-blind'
  | 'library'

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
  /** Per rendition: the human mark out of 45, where there is one. */
  marks?: ReadonlyMap<string, number>
}

const CONTENT = new URL('../../content/dialogues/', import.meta.url)
const PARAPHRASES_OF: Record<string, Record<string, string[]>> = paraphrases

/** The library of November 2026, for which the renditions of learners and the paraphrases were written. */
function earlierLibrary(): BenchDialogue[] {
  return earlier.map(({ slug, segments: raw }): BenchDialogue => {
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

/** What learners said for segments of the library, with all models of each. */
function learnersOf(library: readonly BenchDialogue[]): BenchDialogue[] {
  return learners.dialogues.flatMap(({ slug, segments: said }) => {
    const dialogue = library.find(({ name }) => name === slug)
    return said.flatMap(({ position, right, ...more }): BenchDialogue[] => {
      const segment = dialogue?.segments[position - 1]
      if (!segment) throw new Error(`No segment ${position} in ${slug}`)
      return [
        {
          name: `${slug} ${position}`,
          split: 'learners',
          segments: [segment],
          isWritten: true,
          good: [right],
          wrong: ['wrong' in more ? [more.wrong] : []],
        },
      ]
    })
  })
}

/** All material of the benchmark, with the library of `today`. The example dialogue of the unit tests belongs to development. */
export function readMaterial(today: readonly LibraryDialogue[]): BenchDialogue[] {
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
  const library = earlierLibrary()
  return [
    example,
    ...library,
    ...besideModelsAlone(today),
    ...own,
    ...writtenDialogues(written.segments, 'written'),
    ...writtenDialogues(blind.segments, 'blind'),
    ...writtenDialogues(spoken.segments, 'spoken'),
    ...writtenDialogues(spokenLater.segments, 'spoken-later'),
    ...writtenDialogues(marked.segments, 'marked'),
    ...writtenDialogues(markedBlind.segments, 'marked-blind'),
    ...writtenDialogues(free.segments, 'free'),
    ...writtenDialogues(freeLater.segments, 'free-later'),
    ...writtenDialogues(freeNewest.segments, 'free-newest'),
    ...writtenDialogues(general.segments, 'general'),
    ...writtenDialogues(adversarial.segments, 'adversarial'),
    ...writtenDialogues(onePlace.segments, 'one-place'),
    ...writtenDialogues(candidates.segments, 'candidates'),
    ...learnersOf(library),
    ...writtenDialogues(freeBlind.segments, 'free-blind'),
    ...writtenDialogues(short.segments, 'short'),
    ...writtenDialogues(shortBlind.segments, 'short-blind'),
  ]
}
