import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DEDUCTION_MARKS, FULL_MARKS, SEGMENT_MARKS_AFTER_ONE_CRITICAL } from '#app/config/scoring.ts'
import { type Assessment, assess } from '#app/models/scoring/embedded/find-errors.ts'
import { SEVERITIES } from '#app/models/scoring/severities.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import { outlookOf } from '#app/models/scoring/outlook.ts'

const DIALOGUES = 400
const SEGMENTS = 13
const WRONG_SHARES = [0.1, 0.2, 0.35]
const ALMOST = 0.999

const DataSchema = z.object({
  segments: z.array(
    z.object({
      direction: z.enum(['en-tr', 'tr-en']),
      source: z.string(),
      reference: z.string(),
      renditions: z.array(
        z.union([
          z.object({ verdict: z.literal('accepted'), text: z.string(), deserved: z.number().optional() }),
          z.object({
            verdict: z.literal('wrong'),
            text: z.string(),
            severity: z.enum(SEVERITIES),
            deserved: z.number().optional(),
          }),
        ]),
      ),
    }),
  ),
})

/** Reproducible numbers from 0 to 1 (a linear congruential generator with the constants of Numerical Recipes). */
function seededRandom(seed: number): () => number {
  const modulus = 2 ** 32
  let state = seed
  return () => (state = (1_664_525 * state + 1_013_904_223) % modulus) / modulus
}

/** Converts marks of a single segment into what it costs a whole dialogue: after one critical error it keeps 26 of 45. */
const MARKS_A_POINT = (FULL_MARKS - SEGMENT_MARKS_AFTER_ONE_CRITICAL) / DEDUCTION_MARKS.critical
const costOf = (deserved: number) => Math.min(DEDUCTION_MARKS.critical, (FULL_MARKS - deserved) / MARKS_A_POINT)

interface AssessedRendition extends Assessment {
  /** What the rendition deserves to lose, according to its author. */
  deserved: number
  isRight: boolean
}

function assessFile(file: string): AssessedRendition[] {
  const { segments } = DataSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return segments.flatMap(({ direction, source, reference, renditions }) => {
    const speaker = direction === 'en-tr' ? ('English' as const) : ('Turkish' as const)
    const segment = { speaker, text: source, translation: reference, variants: [] }
    return renditions.map((one) => ({
      ...assess({ segment, segmentId: 1, rendition: { status: 'spoken', text: one.text } }),
      deserved:
        one.deserved === undefined
          ? one.verdict === 'wrong'
            ? DEDUCTION_MARKS[one.severity]
            : 0
          : costOf(one.deserved),
      isRight: one.verdict === 'accepted',
    }))
  })
}

function outcomeOf(chosen: readonly AssessedRendition[]) {
  const findings = chosen.flatMap((one, index) => one.findings.map((found) => ({ ...found, segment_id: index + 1 })))
  const score = deduct({ findings, segmentCount: chosen.length })
  const segments = chosen.map(({ similarity }, segmentIndex) => {
    return { segmentIndex, transcript: '', similarity: Math.min(ALMOST, similarity) }
  })
  const { low, high } = outlookOf({ score, segments, review: false })
  const deserved = FULL_MARKS - chosen.reduce((sum, one) => sum + one.deserved, 0)
  return { isInside: deserved >= low && deserved <= high, off: Math.abs(score.total - deserved), width: high - low }
}

/** How often a band contains what a dialogue deserves, for dialogues composed of hand-written renditions of one half. */
export function run(file: string): string {
  const assessed = assessFile(file)
  const [right, wrong] = [assessed.filter(({ isRight }) => isRight), assessed.filter(({ isRight }) => !isRight)]
  const lines = WRONG_SHARES.map((share) => {
    const random = seededRandom(1)
    const pick = (pool: AssessedRendition[]) => pool[Math.floor(random() * pool.length)]
    const outcomes = Array.from({ length: DIALOGUES }, () =>
      outcomeOf(Array.from({ length: SEGMENTS }, () => pick(random() < share ? wrong : right)).filter((one) => !!one)),
    )
    const mean = (value: (outcome: (typeof outcomes)[number]) => number) =>
      (outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length).toFixed(2)
    const inside = mean(({ isInside }) => Number(isInside))
    return `${share} of the segments wrong: ${inside} inside, ${mean(({ width }) => width)} wide, score off by ${mean(({ off }) => off)}`
  })
  return lines.join('\n')
}
