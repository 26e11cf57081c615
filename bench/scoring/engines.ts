import type { Severity } from '#app/models/scoring/evaluation.ts'
import { judgeHere } from '#app/services/scoring/judging/judge-here.server.ts'
import { heardItems } from './heard.ts'
import { type Item, makeItems } from './items.ts'
import { besideModelsAlone, type LibraryDialogue, readMaterial } from './material.ts'
import { sample, seededRandom } from './random.ts'
import { BLIND, spoiledItems } from './spoiled.ts'

// The engine with the judge (scorer/) beside today's rules, set by set, both as in the app.

/** Items judged of a set: the new engine takes a fifth of a second for each. */
const MOST_OF_A_SET = 500

type Severities = readonly Severity[]

interface Result {
  item: Item
  rules: Severities
  engine: Severities
}

async function resultOf(item: Item): Promise<Result> {
  const { segment, text } = item
  const renditions = [{ status: 'spoken', text } as const]
  const [judgement] = await judgeHere({ engine: 'judge', segments: [segment], renditions, words: [] })
  if (!judgement || judgement.judgeProblem) throw new Error('The judge could not be opened.')
  return {
    item,
    rules: judgement.own.findings.map(({ type }) => type),
    engine: judgement.findings.map(({ type }) => type),
  }
}

const isCritical = (severities: Severities): boolean => severities.includes('critical')
const isMajor = (severities: Severities): boolean => isCritical(severities) || severities.includes('major')

function lineOf(name: string, results: readonly Result[]): string {
  const right = results.filter(({ item }) => item.least === 'clean')
  const wrong = results.filter(({ item }) => item.least === 'major' || item.least === 'critical')
  const both = (of: readonly Result[], holds: (severities: Severities) => boolean) =>
    (['rules', 'engine'] as const)
      .map((who) => ((100 * of.filter((one) => holds(one[who])).length) / of.length).toFixed(1))
      .join(' → ')
  const parts = [
    right.length > 0
      ? `of ${right.length} right ${both(right, isMajor)} % blamed, critical ${both(right, isCritical)} %`
      : '',
    wrong.length > 0 ? `of ${wrong.length} wrong ${both(wrong, isMajor)} % found` : '',
  ]
  return `${name.padEnd(22)} ${parts.filter((part) => part !== '').join('; ')}`
}

/** Shares of right renditions blamed and of wrong ones found with a major error or worse: rules → new engine. */
export async function reportEngines(library: readonly LibraryDialogue[]): Promise<string> {
  const material = readMaterial(library)
  const items = makeItems(material)
  const alone = makeItems(besideModelsAlone(library))
  const known = library.flatMap(({ slug, segments }) =>
    segments.flatMap((segment, index): Item[] =>
      [segment.translation, ...segment.variants].map((text) => ({
        dialogue: slug,
        split: 'library',
        direction: segment.speaker === 'English' ? 'en-tr' : 'tr-en',
        segment,
        index,
        kind: 'known',
        least: 'clean',
        text,
      })),
    ),
  )
  const sets: [string, readonly Item[]][] = [
    ...BLIND.map((split): [string, Item[]] => [split, items.filter((item) => item.split === split)]),
    ['contrast pairs', items.filter(({ split }) => split === 'held-out')],
    ['spoiled', material.filter(({ split }) => BLIND.includes(split)).flatMap(spoiledItems)],
    ['library, known', known],
    ['library, model alone', alone],
    ['library, as heard', heardItems(library)],
  ]
  const lines: string[] = []
  for (const [name, of] of sets) {
    const results: Result[] = []
    for (const item of sample(of, MOST_OF_A_SET, seededRandom(name))) results.push(await resultOf(item))
    lines.push(lineOf(name, results))
  }
  return ['Rules → new engine', ...lines].join('\n')
}
