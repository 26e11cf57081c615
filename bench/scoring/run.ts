import { reportEngines } from './engines.ts'
import { reportGraded } from './graded.ts'
import { makeItems, sampleItems } from './items.ts'
import { assessLibrary, missedLibrary, reportLibrary } from './library.ts'
import { timeLongTexts } from './long.ts'
import { besideModelsAlone, readLibrary, readMaterial } from './material.ts'
import { assessItem, type AssessedItem } from './measure.ts'
import { readPerformances, readRehearsals } from './performance-files.ts'
import { reportPerformances } from './performances.ts'
import { report } from './report.ts'
import { assessSpoiled, missedSpoiled, reportSpoiled } from './spoiled.ts'
import { missedThresholds } from './thresholds.ts'
import { missedWritten, reportWritten } from './written.ts'

function explain(assessed: readonly AssessedItem[], wanted: string): string {
  const [split, kind] = wanted.split('/')
  return assessed
    .filter((item) => item.split === split && item.kind === kind && !item.split.endsWith('blind'))
    .map(({ segment, text, direction, least, findings }) =>
      [
        `[${direction}] ${segment.text}`,
        `  = ${segment.translation}`,
        `  > ${text}`,
        `  ${least}: ${findings.map(({ type, rule, detail }) => `${type} ${rule}: ${detail}`).join(' | ') || 'nothing'}`,
      ].join('\n'),
    )
    .join('\n')
}

/**
 * Sample size of machine-made items per kind, split and direction. `npm run bench:scoring -- all` judges every item.
 */
const MOST_OF_A_KIND = 40
const ALL = 'all'
/** `npm run bench:scoring -- library` judges the whole library and nothing else. Otherwise one dialogue in four, in file order. */
const LIBRARY = 'library'
const ONE_DIALOGUE_IN = 4
/** `npm run bench:scoring -- performances` judges the whole performances and nothing else, `-- rehearsals` those that may be tuned on. */
const PERFORMANCES = 'performances'
const REHEARSALS = 'rehearsals'
/** `npm run bench:scoring -- engines` puts the new engine beside today's rules on every set. */
const ENGINES = 'engines'

function runLibrary(): number {
  const today = readLibrary()
  const library = assessLibrary(today)
  console.log(reportLibrary(library, makeItems(besideModelsAlone(today)).map(assessItem)))
  const problems = missedLibrary(library)
  for (const problem of problems) console.log(`below its threshold: ${problem}`)
  return problems.length
}

/**
 * Judges the items, prints the report and returns how many thresholds were missed. `wanted`: `library` for the whole
 * library alone, `performances` or `rehearsals` for whole dialogues, `engines` for both engines on every set, `split/kind` to list items instead.
 */
export async function run(wanted: string | undefined): Promise<number> {
  if (wanted === LIBRARY) return runLibrary()
  if (wanted === PERFORMANCES) {
    console.log(await reportPerformances(readPerformances(readLibrary())))
    return 0
  }
  if (wanted === REHEARSALS) {
    console.log(await reportPerformances(readRehearsals()))
    return 0
  }
  if (wanted === ENGINES) {
    console.log(await reportEngines(readLibrary()))
    return 0
  }
  const today = readLibrary().filter((_, index) => index % ONE_DIALOGUE_IN === 0)
  const material = readMaterial(today)
  const all = makeItems(material)
  const items = wanted ? all : sampleItems(all, MOST_OF_A_KIND)
  const started = performance.now()
  const assessed = items.map(assessItem)
  const each = (performance.now() - started) / items.length
  if (wanted && wanted !== ALL) {
    console.log(explain(assessed, wanted))
    return 0
  }
  console.log(report(assessed))
  console.log(reportWritten(assessed))
  const library = assessLibrary(today)
  console.log(reportLibrary(library, assessed))
  const spoiled = assessSpoiled(material)
  console.log(reportSpoiled(spoiled))
  const graded = reportGraded()
  console.log(graded.report)
  const problems = [
    ...missedThresholds(assessed),
    ...missedWritten(assessed),
    ...missedLibrary(library),
    ...missedSpoiled(spoiled),
    ...graded.missed,
  ]
  for (const problem of problems) console.log(`below its threshold: ${problem}`)
  console.error(`${items.length} segments, ${each.toFixed(2)} ms each`)
  console.error(timeLongTexts(material))
  return problems.length
}
