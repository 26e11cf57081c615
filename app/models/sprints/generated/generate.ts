import type { WordDirection } from '../../vocabulary/drill/direction.ts'
import { seededRandom } from '../../vocabulary/drill/seeded-random.ts'
import type { GeneratedKind, SprintItem, SprintLevel } from '../sprint.ts'
import { draftDate } from './dates.ts'
import { type Draft, type Random, toItem } from './draft.ts'
import { draftMoney } from './money.ts'
import { draftNumber } from './numbers.ts'
import { draftReference } from './references.ts'
import { draftSpelling } from './spelling.ts'

const DRAFTS: Record<GeneratedKind, (random: Random, level: SprintLevel) => Draft> = {
  numbers: draftNumber,
  money: draftMoney,
  dates: draftDate,
  references: draftReference,
  spelling: draftSpelling,
}

/** Far apart, so that neighbouring places of one sprint share nothing. */
const PLACE_STEP = 7_919

/** The item at a place (from 0) of the sprint with this seed: always the same one. */
export function generateItem(options: {
  kind: GeneratedKind
  level: SprintLevel
  direction: WordDirection
  seed: number
  place: number
}): SprintItem {
  const { kind, level, direction, seed, place } = options
  const random = seededRandom(seed + place * PLACE_STEP)
  return toItem({ kind, level, direction, draft: DRAFTS[kind](random, level) })
}
