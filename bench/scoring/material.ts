import { readdirSync, readFileSync } from 'node:fs'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from '#app/models/scoring/embedded/example-dialogue.fixture.ts'
import { seededRandom } from './random.ts'
import ownSegments from './data/own-segments.json' with { type: 'json' }
import freeBlind from './data/free-blind.json' with { type: 'json' }
import free from './data/free-development.json' with { type: 'json' }
import freeLater from './data/free-later.json' with { type: 'json' }
import freeNewest from './data/free-newest.json' with { type: 'json' }
import adversarial from './data/adversarial.json' with { type: 'json' }
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
 * Rules may be tuned on `development`, `written`, `spoken`, `spoken-later`, `marked`, `free`, `free-later`,
 * `free-newest`, `general`, `adversarial`, `one-place`, `learners`, `candidates`, `short` and `library`;
 * the others are only reported. `own` has topics that the library does not have; `written` and `blind` are the two halves of
 * the segments written to test the scorer, `spoken` and `spoken-later` two later ones (the second was blind until rules
 * version 7), about half of them as a recogniser writes: without punctuation. `marked` and `marked-blind`, `free`, and
 * `free-later` and `free-blind` came last, each by people who had seen neither the scorer nor the others, with the marks that
 * a fair examiner would give; the free ones have their errors in wordings far from the model and are the hardest of all.
 * `free-newest` are three more authors' segments, rules version 14, half of the wrong ones with a yes that became a no.
 * `general` has news, letters, stories and recipes by two authors more: other translators' sentences, and models with one
 * thing turned; `adversarial` has what five others made to find out whether a judge understands or counts words (versions 15
 * to 18). `one-place` (version 16) are models said otherwise in one place alone, so that they mean the same or just not; `learners` are two
 * strangers' interpretations of four dialogues of the library and our own of five more (version 18), held against all models.
 * `candidates` (version 17) are what good candidates might say who heard a segment once, by a stranger more.
 * `short` and `short-blind` are single sentences, rules version 11.
 * `library` holds every further wording of our own dialogues against the first model alone. Nobody who works on the rules
 * reads the items of the blind ones.
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

/** The same dialogue as if its models had never been varied: the variants are free renditions then. */
function heldAgainstOneModel({ name, segments, good }: BenchDialogue): BenchDialogue {
  return {
    name: `${name} library`,
    split: 'library',
    segments: segments.map((segment) => ({ ...segment, variants: [] })),
    isWritten: true,
    good: segments.map(({ variants }, index) => [...variants, ...(good[index] ?? [])]),
    wrong: segments.map(() => []),
  }
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

/** What learners said for segments of the library, each with all of its models. */
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
  const library = libraryDialogues()
  return [
    example,
    ...library,
    ...library.map(heldAgainstOneModel),
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
