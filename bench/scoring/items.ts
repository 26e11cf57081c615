import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { contrastsOf, type Contrast } from './contrast.ts'
import type { BenchDialogue, Split } from './material.ts'
import { seededRandom } from './random.ts'
import { swapsOf, type MinSeverity } from './swaps.ts'

export type Direction = 'en-tr' | 'tr-en'

export interface Item {
  dialogue: string
  split: Split
  direction: Direction
  segment: Segment
  /** 0-based. */
  index: number
  kind: string
  least: MinSeverity
  text: string
}

const LEASTS: readonly string[] = ['critical', 'major', 'minor', 'clean'] satisfies MinSeverity[]
const isLeast = (text: string): text is MinSeverity => LEASTS.includes(text)

function contrasts(dialogue: BenchDialogue, segment: Segment, index: number): Contrast[] {
  const random = seededRandom(`${dialogue.name} ${index}`)
  const [free, prefix] = dialogue.isWritten ? ['written free', 'written'] : ['paraphrase', 'own']
  const bases = [segment.translation, ...segment.variants.slice(0, 1)]
  const made = [
    ...(dialogue.isWritten ? [] : fromModels(segment, bases, random)),
    ...(dialogue.good[index] ?? []).map((text): Contrast => ({ kind: free, least: 'clean', text })),
    ...(dialogue.wrong[index] ?? []).map(({ kind, severity, text }): Contrast => {
      if (!isLeast(severity)) throw new Error(`${dialogue.name}: unknown severity ${severity}`)
      return { kind: `${prefix} ${kind}`, least: severity, text }
    }),
  ]
  const same = new Set([segment.translation, ...segment.variants])
  const seen = new Set<string>()
  return made.filter(({ kind, text }) => {
    const isNew = !seen.has(text) && (kind === 'accepted' || !same.has(text))
    seen.add(text)
    return isNew
  })
}

function fromModels(segment: Segment, models: readonly string[], random: () => number): Contrast[] {
  return [
    ...contrastsOf(segment, segment.translation, random),
    ...models.flatMap((text) => swapsOf(text, targetLanguage(segment))),
    ...models.map((text): Contrast => ({ kind: 'accepted', least: 'clean', text })),
  ]
}

/** All items of the benchmark, in a fixed order. */
export function makeItems(material: readonly BenchDialogue[]): Item[] {
  return material.flatMap((dialogue) =>
    dialogue.segments.flatMap((segment, index) =>
      contrasts(dialogue, segment, index).map((contrast): Item => ({
        ...contrast,
        dialogue: dialogue.name,
        split: dialogue.split,
        direction: segment.speaker === 'English' ? 'en-tr' : 'tr-en',
        segment,
        index,
      })),
    ),
  )
}
