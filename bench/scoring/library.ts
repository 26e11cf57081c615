import type { RuleName } from '#app/config/copy/scoring.ts'
import { assess } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding, Severity } from '#app/models/scoring/evaluation.ts'
import type { UnitKind } from '#app/models/scoring/self-marking/unit.ts'
import { SEVERITIES } from '#app/models/scoring/severities.ts'
import type { LibraryDialogue } from './material.ts'
import { isAtLeast, worstOf, type AssessedItem } from './measure.ts'
import { groupBy } from './random.ts'

// The library as the product scores it, with all interpretations of a segment as references. `written.ts` measures the
// same texts beside the model alone.

/** The rules that speak of each kind of unit. Those in `PARTS` may speak of any. */
const RULES_OF: Record<UnitKind, readonly RuleName[]> = {
  who: ['name-missing', 'name-replaced', 'form-of-address', 'roles-swapped', 'person-swapped', 'relative-replaced'],
  what: [
    'term-replaced',
    'opposite-word',
    'calque',
    'word-order',
    'source-words',
    'source-words-many',
    'tense-changed',
  ],
  when: [
    'number-replaced',
    'number-missing',
    'number-added',
    'day-replaced',
    'day-missing',
    'day-added',
    'unit-replaced',
    'frequency-changed',
    'opposite-word',
    'relation-changed',
    'order-changed',
    'tense-changed',
  ],
  howMuch: [
    'number-replaced',
    'number-missing',
    'number-added',
    'unit-replaced',
    'currency-replaced',
    'frequency-changed',
    'amount-changed',
    'opposite-word',
  ],
  condition: [
    'condition-lost',
    'modality-changed',
    'possibility-lost',
    'obligation-reversed',
    'relation-changed',
    'opposite-word',
  ],
  negation: [
    'negation-lost',
    'negation-added',
    'negation-lost-perhaps',
    'negation-added-perhaps',
    'obligation-reversed',
    'opposite-word',
  ],
  tone: [
    'courtesy-lost',
    'informal-address',
    'form-of-address',
    'modality-changed',
    'possibility-lost',
    'obligation-reversed',
    'question-lost',
    'reported-speech',
    'calque',
  ],
}
const PARTS: readonly RuleName[] = [
  'no-interpretation',
  'not-interpreted',
  'source-repeated',
  'another-message',
  'little-in-common',
  'most-missing',
  'part-missing',
  'detail-missing',
  'part-added',
  'detail-added',
]

const speaksOf = ({ rule }: Finding, kind: UnitKind) => [...RULES_OF[kind], ...PARTS].some((name) => name === rule)

interface Right {
  /** Beside which references: all of them, itself among them, or all but itself. */
  beside: 'all' | 'others'
  worst: AssessedItem['worst']
}

interface Wrong {
  type: string
  severity: Severity
  worst: AssessedItem['worst']
  isOfKind: boolean
}

interface AssessedLibrary {
  rights: Right[]
  wrongs: Wrong[]
}

/** Judges every interpretation of the library, and every wrong rendition that its examiners wrote. */
export function assessLibrary(library: readonly LibraryDialogue[]): AssessedLibrary {
  const rights: Right[] = []
  const wrongs: Wrong[] = []
  for (const { segments, guidance } of library) {
    for (const [index, segment] of segments.entries()) {
      const findingsOf = (text: string, variants = segment.variants) =>
        assess({ segment: { ...segment, variants }, segmentId: index + 1, rendition: { status: 'spoken', text } })
          .findings
      for (const text of [segment.translation, ...segment.variants])
        rights.push({ beside: 'all', worst: worstOf(findingsOf(text)) })
      for (const text of segment.variants) {
        const others = segment.variants.filter((variant) => variant !== text)
        rights.push({ beside: 'others', worst: worstOf(findingsOf(text, others)) })
      }
      for (const { text, type, kind, severity } of guidance[index]?.wrongs ?? []) {
        const findings = findingsOf(text)
        wrongs.push({
          type,
          severity,
          worst: worstOf(findings),
          isOfKind: findings.some((finding) => speaksOf(finding, kind)),
        })
      }
    }
  }
  return { rights, wrongs }
}

const shareOf = <One>(of: readonly One[], holds: (one: One) => boolean) =>
  of.filter(holds).length / Math.max(1, of.length)

const rightFigures = (rights: readonly { worst: AssessedItem['worst'] }[]) => ({
  untouched: shareOf(rights, ({ worst }) => worst === 'clean'),
  major: shareOf(rights, ({ worst }) => isAtLeast(worst, 'major')),
  critical: shareOf(rights, ({ worst }) => worst === 'critical'),
})

const wrongFigures = (wrongs: readonly Wrong[]) => ({
  found: shareOf(wrongs, ({ worst }) => worst !== 'clean'),
  enough: shareOf(wrongs, ({ worst, severity }) => isAtLeast(worst, severity)),
  ofKind: shareOf(wrongs, ({ isOfKind }) => isOfKind),
})

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function rightLine(name: string, rights: readonly { worst: AssessedItem['worst'] }[]): string {
  const { untouched, major, critical } = rightFigures(rights)
  return `${name}: of ${rights.length} untouched ${percent(untouched)}, major or worse ${percent(major)}, critical ${percent(critical)}`
}

function wrongLine(name: string, wrongs: readonly Wrong[]): string {
  const { found, enough, ofKind } = wrongFigures(wrongs)
  const cells = [String(wrongs.length), percent(found), percent(enough), percent(ofKind)]
  return name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join('')
}

/** The table. `judged` has the same texts beside the model alone. */
export function reportLibrary({ rights, wrongs }: AssessedLibrary, judged: readonly AssessedItem[]): string {
  const alone = judged.filter(({ split, least }) => split === 'library' && least === 'clean')
  const byType = groupBy(wrongs, ({ type }) => type).sort((a, b) => b.length - a.length)
  const rows = byType.flatMap((group) => [
    wrongLine(group[0]?.type ?? '', group),
    ...SEVERITIES.map((severity) => group.filter((wrong) => wrong.severity === severity))
      .filter((part) => part.length > 0)
      .map((part) => wrongLine(`  ${part[0]?.severity}`, part)),
  ])
  return [
    '',
    'the library, right interpretations',
    ...(['all', 'others'] as const).map((beside) =>
      rightLine(
        beside === 'all' ? 'models and variants, as in the product' : 'variants beside the other references',
        rights.filter((right) => right.beside === beside),
      ),
    ),
    rightLine('variants beside the model alone', alone),
    '',
    ''.padEnd(22) + ['wrong', 'found', 'as grave', 'of its kind'].map((cell) => cell.padStart(12)).join(''),
    ...rows,
    ...SEVERITIES.map((severity) =>
      wrongLine(
        `all ${severity}`,
        wrongs.filter((wrong) => wrong.severity === severity),
      ),
    ),
    wrongLine('all', wrongs),
  ].join('\n')
}

/** Slightly worse than measured when they were set, on one dialogue in four or on all, whichever was worse. */
const RIGHT_LEAST = { all: 0.99, others: 0.81 }
const WRONG_LEAST = { found: 0.63, enough: 0.55, ofKind: 0.58 }

/** The thresholds missed, as sentences. */
export function missedLibrary({ rights, wrongs }: AssessedLibrary): string[] {
  const untouched = (['all', 'others'] as const).flatMap((beside) => {
    const value = rightFigures(rights.filter((right) => right.beside === beside)).untouched
    return value < RIGHT_LEAST[beside] ? [`library, beside ${beside}: untouched is ${percent(value)}`] : []
  })
  const measured = wrongFigures(wrongs)
  const found = (['found', 'enough', 'ofKind'] as const)
    .filter((name) => measured[name] < WRONG_LEAST[name])
    .map((name) => `library: ${name} is ${percent(measured[name])}, not ${percent(WRONG_LEAST[name])}`)
  return [...untouched, ...found]
}
