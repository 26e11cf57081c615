import { targetLanguage } from './language.ts'
import type { Segment } from './segment.ts'
import { listFoldedWords } from './written-text.ts'

// The editor changes everything of a segment but its units of meaning. Types only, to keep the schema library out of the
// browser, where the editor says what a save would drop.

type Unit = NonNullable<Segment['units']>[number]

/** Units that a segment of the draft can no longer have. */
export interface LostUnits {
  /** 1-based place in the draft. */
  segment: number
  /** As they were quoted from the model interpretation. */
  texts: string[]
}

/** Whether what was written about one segment is about the other: it says the same, and so does its model. */
export const saysTheSame = (one: Segment, other: Segment) =>
  one.translation === other.translation && one.text === other.text

/** How a segment is recognised in its draft, wherever it was moved: the surest way first. */
const RECOGNISED_BY: readonly ((stored: Segment, drafted: Segment) => boolean)[] = [
  saysTheSame,
  (stored, drafted) => stored.translation === drafted.translation,
  (stored, drafted) => stored.text === drafted.text,
  // What is left was rewritten, in order.
  () => true,
]

/** The stored segment that each of the draft was, by place in the draft. */
export function pairSegments(stored: readonly Segment[], drafted: readonly Segment[]): Map<number, Segment> {
  const pairs = new Map<number, Segment>()
  const left = [...stored]
  for (const isSame of RECOGNISED_BY) {
    for (const [place, segment] of drafted.entries()) {
      const found = pairs.has(place) ? -1 : left.findIndex((one) => isSame(one, segment))
      for (const one of found < 0 ? [] : left.splice(found, 1)) pairs.set(place, one)
    }
  }
  return pairs
}

/** Whether a unit is said in the model interpretation, word by word. */
function isSaid({ text }: Unit, segment: Segment): boolean {
  const language = targetLanguage(segment)
  const [model, words] = [segment.translation, text].map((one) => listFoldedWords({ text: one, language }).join(' '))
  return words !== '' && ` ${model} `.includes(` ${words} `)
}

const withUnits = ({ units: _units, ...segment }: Segment, units: readonly Unit[]): Segment =>
  units.length > 0 ? { ...segment, units: [...units] } : segment

/**
 * The segments of a draft with their units. Units that the draft names are taken as they are. A segment without any keeps
 * the stored ones: all of them while its model interpretation is the same, otherwise those that it still says. Those
 * that it does not are `lost`.
 */
export function keepUnits(options: { stored: readonly Segment[]; drafted: readonly Segment[] }): {
  segments: Segment[]
  lost: LostUnits[]
} {
  const { stored, drafted } = options
  const pairs = pairSegments(stored, drafted)
  const lost: LostUnits[] = []
  const segments = drafted.map((segment, place) => {
    const before = pairs.get(place)
    if (segment.units || !before?.units) return withUnits(segment, segment.units ?? [])
    const isUnchanged = before.translation === segment.translation
    const kept = before.units.filter((unit) => isUnchanged || isSaid(unit, segment))
    const texts = before.units.flatMap((unit) => (kept.includes(unit) ? [] : [unit.text]))
    if (texts.length > 0) lost.push({ segment: place + 1, texts })
    return withUnits(segment, kept)
  })
  return { segments, lost }
}
