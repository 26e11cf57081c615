import { DEDUCTION_MARKS } from '#app/config/scoring.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import type { AssessedItem } from './measure.ts'
import { spearman } from './measure.ts'
import { groupBy, sample, seededRandom } from './random.ts'

const DIALOGUES = 300
const DAMAGE = [0, 0.1, 0.2, 0.35, 0.5, 0.75, 1]

/**
 * Simulates dialogues from judged items: some segments damaged, the others free renditions. Returns the rank
 * correlation of our totals with the damage done, and the mean total and pass rate of undamaged dialogues.
 */
export function simulate(items: readonly AssessedItem[]): {
  correlation: number
  cleanTotal: number
  cleanPass: number
} {
  const random = seededRandom('dialogues')
  const dialogues = groupBy(items, ({ dialogue }) => dialogue)
  const clean: { total: number; pass: boolean }[] = []
  const runs = Array.from({ length: DIALOGUES }, (_, run) => {
    const [dialogue = []] = sample(dialogues, 1, random)
    const segments = groupBy(dialogue, ({ index }) => index)
    const share = DAMAGE[run % DAMAGE.length] ?? 0
    const chosen = segments.flatMap((group) => {
      const wanted = random() < share
      const fitting = group.filter(({ least, kind }) => (wanted ? least !== 'clean' : kind === 'paraphrase'))
      return sample(fitting, 1, random)
    })
    const score = deduct({ findings: chosen.flatMap(({ findings }) => findings), segmentCount: segments.length })
    const damage = chosen.reduce((sum, { least }) => sum + (least === 'clean' ? 0 : DEDUCTION_MARKS[least]), 0)
    if (share === 0) clean.push({ total: score.total, pass: score.grade === 'Pass' })
    return { total: score.total, damage }
  })
  return {
    correlation: spearman(
      runs.map(({ total }) => total),
      runs.map(({ damage }) => -damage),
    ),
    cleanTotal: clean.reduce((sum, { total }) => sum + total, 0) / clean.length,
    cleanPass: clean.filter(({ pass }) => pass).length / clean.length,
  }
}
