import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { contrastsOf, type Contrast } from './contrast.ts'
import type { Item } from './items.ts'
import type { BenchDialogue } from './material.ts'
import { negated } from './negate.ts'
import { sample, seededRandom } from './random.ts'

const KINDS = ['number', 'weekday', 'month', 'name', 'half-missing', 'inserted-clause', 'source-words'] as const
const VERBS_OF_A_TEXT = 2

function spoil(segment: Segment, text: string, random: () => number): Contrast[] {
  const made = contrastsOf(segment, text, random).filter(({ kind }) => KINDS.some((one) => one === kind))
  const turned = sample(negated(text, targetLanguage(segment)), VERBS_OF_A_TEXT, random)
  return [...made, ...turned.map((wrong): Contrast => ({ kind: 'negation', least: 'critical', text: wrong }))]
}

/** Right renditions of a dialogue with one error each, put in by machine. They tell whether what is found in a changed model is also found in free wording. */
export function spoiledItems({ name, split, segments, good }: BenchDialogue): Item[] {
  return segments.flatMap((segment, index) =>
    (good[index] ?? []).flatMap((text) =>
      spoil(segment, text, seededRandom(`${name} ${index} ${text}`)).map((contrast): Item => ({
        ...contrast,
        dialogue: name,
        split,
        direction: segment.speaker === 'English' ? 'en-tr' : 'tr-en',
        segment,
        index,
      })),
    ),
  )
}
