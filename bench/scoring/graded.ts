import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '#app/models/dialogues/language.ts'
import { chrf } from '#app/models/scoring/embedded/matching/chrf.ts'
import { assess, type SegmentInput } from '#app/models/scoring/embedded/find-errors.ts'
import { pearson } from './measure.ts'

// Sentence pairs on everyday and news topics, graded as people grade translations. `systems`: in the style of five
// machine translation systems. `contrasts`: more near copies with one error and more free wordings than usual. `pairs`:
// two sentences of one language without a source. The authors and graders had not seen the scorer. `fit.ts` uses every
// second reference, the benchmark measures on the others.
const SETS = ['systems', 'contrasts', 'pairs'] as const
const LANGUAGES = ['en', 'tr'] as const satisfies Language[]
/** Scale of the grades. */
const FULL_GRADE = 100
/**
 * Thresholds: how much better than chrF the similarity must correlate with the grades on average, and how much worse it
 * may be on one set.
 */
const GAIN = 0.05
const MOST_LOSS = 0.02

const GroupsSchema = z.array(
  z.object({
    source: z.string().default(''),
    reference: z.string(),
    candidates: z.array(z.object({ text: z.string(), judged: z.number().min(0).max(FULL_GRADE) })),
  }),
)

export interface GradedPair {
  set: (typeof SETS)[number]
  language: Language
  half: 'fitted' | 'measured'
  input: SegmentInput
  text: string
  reference: string
  /** The human grade, 0 to 1. */
  grade: number
}

/** All graded pairs, in file order. */
export function readGraded(): GradedPair[] {
  return SETS.flatMap((set) =>
    LANGUAGES.flatMap((language) => {
      const file = new URL(`data/graded/${set}-${language}.json`, import.meta.url)
      const groups = GroupsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      const speaker = language === 'tr' ? ('English' as const) : ('Turkish' as const)
      return groups.flatMap(({ source, reference, candidates }, index) => {
        const segment = { speaker, text: source, translation: reference, variants: [] }
        return candidates.map(({ text, judged }): GradedPair => ({
          set,
          language,
          half: index % 2 === 0 ? 'fitted' : 'measured',
          input: { segment, segmentId: 1, rendition: { status: 'spoken', text } },
          text,
          reference,
          grade: judged / FULL_GRADE,
        }))
      })
    }),
  )
}

interface Agreement {
  name: string
  ours: number
  theirs: number
}

function agreements(): Agreement[] {
  const measured = readGraded().filter(({ half }) => half === 'measured')
  return SETS.flatMap((set) =>
    LANGUAGES.map((language): Agreement => {
      const pairs = measured.filter((pair) => pair.set === set && pair.language === language)
      const grade = pairs.map((pair) => pair.grade)
      return {
        name: `${set} ${language}`,
        ours: pearson(
          pairs.map(({ input }) => assess(input).similarity),
          grade,
        ),
        theirs: pearson(
          pairs.map(({ text, reference }) => chrf(text, reference)),
          grade,
        ),
      }
    }),
  )
}

/** Correlation of the similarity with the grades, compared with chrF, and the thresholds missed. */
export function reportGraded(): { report: string; missed: string[] } {
  const all = agreements()
  const gain = all.reduce((sum, { ours, theirs }) => sum + ours - theirs, 0) / all.length
  const lines = all.map(
    ({ name, ours, theirs }) => `${name.padEnd(12)} similarity ${ours.toFixed(3)}, chrF ${theirs.toFixed(3)}`,
  )
  const missed = all
    .filter(({ ours, theirs }) => ours < theirs - MOST_LOSS)
    .map(({ name }) => `${name}: the similarity agrees less with the grades than chrF`)
  if (gain < GAIN) missed.push(`the similarity is only ${gain.toFixed(3)} above chrF`)
  return {
    report: ['', `graded pairs, Pearson with the grades (${gain.toFixed(3)} above chrF on average)`, ...lines].join(
      '\n',
    ),
    missed,
  }
}
