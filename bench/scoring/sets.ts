import type { Severity } from '#app/models/scoring/evaluation.ts'
import { judgeHere } from '#app/services/scoring/judging/judge-here.server.ts'
import { heardItems } from './heard.ts'
import { type Item, makeItems } from './items.ts'
import { libraryItems } from './library-items.ts'
import { besideModelsAlone, type LibraryDialogue, readMaterial, type Split } from './material.ts'
import { sample, seededRandom } from './random.ts'
import { spoiledItems } from './spoiled-items.ts'

// The scorer on every set of single renditions, as in the app.

/** Items judged of a set: each takes a fifth of a second. */
const MOST_OF_A_SET = 500
const BLIND: readonly Split[] = ['blind', 'marked-blind', 'free-blind', 'short-blind']
const ORDER = ['clean', 'minor', 'major', 'critical'] as const

interface Set {
  name: string
  items: readonly Item[]
  /** Shares in per cent, somewhat worse than measured when they were set. */
  mostBlamed?: number
  leastFound?: number
}

interface Result {
  item: Item
  worst: (typeof ORDER)[number]
}

const worstOf = (severities: readonly Severity[]): Result['worst'] =>
  ORDER.findLast((severity) => severity === 'clean' || severities.includes(severity)) ?? 'clean'

const isAtLeast = ({ worst }: Result, least: Result['worst']): boolean => ORDER.indexOf(worst) >= ORDER.indexOf(least)

async function resultOf(item: Item): Promise<Result> {
  const renditions = [{ status: 'spoken', text: item.text } as const]
  const [judgement] = await judgeHere({ segments: [item.segment], renditions, words: [] })
  if (!judgement || judgement.judgeProblem) throw new Error('The judge could not be opened.')
  return { item, worst: worstOf(judgement.findings.map(({ type }) => type)) }
}

const percentOf = (of: readonly Result[], holds: (result: Result) => boolean): number =>
  (100 * of.filter(holds).length) / of.length

interface Measured {
  line: string
  problems: string[]
}

function measure({ name, mostBlamed, leastFound }: Set, results: readonly Result[]): Measured {
  const right = results.filter(({ item }) => item.least === 'clean')
  const wrong = results.filter(({ item }) => item.least === 'major' || item.least === 'critical')
  const isMajor = (result: Result) => isAtLeast(result, 'major')
  const [blamed, found] = [percentOf(right, isMajor), percentOf(wrong, isMajor)]
  const critical = percentOf(right, (result) => isAtLeast(result, 'critical'))
  const grave = percentOf(wrong, (result) => isAtLeast(result, result.item.least))
  const parts = [
    right.length > 0
      ? `of ${right.length} right ${blamed.toFixed(1)} % blamed, critically ${critical.toFixed(1)} %`
      : '',
    wrong.length > 0 ? `of ${wrong.length} wrong ${found.toFixed(1)} % found, as grave ${grave.toFixed(1)} %` : '',
  ]
  return {
    line: `${name.padEnd(28)} ${parts.filter((part) => part !== '').join('; ')}`,
    problems: [
      ...(mostBlamed !== undefined && blamed > mostBlamed ? [`${name}: ${blamed.toFixed(1)} % blamed`] : []),
      ...(leastFound !== undefined && found < leastFound ? [`${name}: ${found.toFixed(1)} % found`] : []),
    ],
  }
}

function setsOf(library: readonly LibraryDialogue[]): Set[] {
  const material = readMaterial()
  const items = makeItems(material)
  const of = (split: Split) => items.filter((item) => item.split === split)
  return [
    { name: 'blind', items: of('blind'), mostBlamed: 12, leastFound: 62 },
    { name: 'marked-blind', items: of('marked-blind'), mostBlamed: 7, leastFound: 58 },
    { name: 'free-blind', items: of('free-blind'), mostBlamed: 6, leastFound: 27 },
    { name: 'short-blind', items: of('short-blind'), mostBlamed: 9, leastFound: 41 },
    { name: 'contrast pairs', items: of('held-out'), mostBlamed: 2, leastFound: 92 },
    {
      name: 'spoiled by machine',
      items: material.filter(({ split }) => BLIND.includes(split)).flatMap(spoiledItems),
      leastFound: 68,
    },
    { name: 'library, all references', items: libraryItems(library), mostBlamed: 1, leastFound: 60 },
    { name: 'library, model alone', items: makeItems(besideModelsAlone(library)), mostBlamed: 6, leastFound: 62 },
    { name: 'library, as Whisper heard it', items: heardItems(library), mostBlamed: 46 },
  ]
}

/**
 * Shares of right renditions blamed and of wrong ones found with a major error or worse, set by set. `report`: a line a set.
 * `problems`: the limits that were missed, as sentences. `whole`: every item of the sets with this beginning, and no other set; otherwise
 * 500 of each.
 */
export async function measureSets(
  library: readonly LibraryDialogue[],
  whole?: string,
): Promise<{ report: string; problems: string[] }> {
  const measured: Measured[] = []
  for (const set of setsOf(library).filter(({ name }) => name.startsWith(whole ?? ''))) {
    const most = whole === undefined ? MOST_OF_A_SET : set.items.length
    const results: Result[] = []
    for (const item of sample(set.items, most, seededRandom(set.name))) results.push(await resultOf(item))
    measured.push(measure(set, results))
  }
  return {
    report: measured.map(({ line }) => line).join('\n'),
    problems: measured.flatMap(({ problems }) => problems),
  }
}
