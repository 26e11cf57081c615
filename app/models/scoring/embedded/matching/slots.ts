import type { Token } from '../reading/text.ts'
import type { Utterance } from '../reading/utterance.ts'

/** A slot: where a rendition follows the model except for a few words, what was replaced by what. */
export interface Slot {
  /** Token ranges, end exclusive. One of the two may be empty. */
  reference: { from: number; to: number }
  rendition: { from: number; to: number }
}

/** The tokens of a slot on one side. */
export function slotTokens(utterance: Utterance, { from, to }: Slot['reference']): readonly Token[] {
  return utterance.tokens.slice(from, to)
}

export interface Slots {
  slots: readonly Slot[]
  /** Share of words in common order, 0 to 1. */
  likeness: number
}

const MAX_WORDS = 6
/**
 * From this likeness on, a rendition is a copy of the model with a few words changed, and a single equal word on either
 * side is enough to anchor a slot.
 */
const NEAR_COPY = 0.8
const MAX_TABLE = 40_000

/** Longest common subsequence table: for each pair of positions, the length for the rest of both texts. */
function lcsTable(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let left = a.length - 1; left >= 0; left -= 1) {
    for (let right = b.length - 1; right >= 0; right -= 1) {
      table[left * width + right] =
        a[left] === b[right]
          ? (table[(left + 1) * width + right + 1] ?? 0) + 1
          : Math.max(table[(left + 1) * width + right] ?? 0, table[left * width + right + 1] ?? 0)
    }
  }
  return table
}

function lcsPlaces(a: readonly string[], b: readonly string[]): [number, number][] {
  const [table, width] = [lcsTable(a, b), b.length + 1]
  const places: [number, number][] = []
  let [left, right] = [0, 0]
  while (left < a.length && right < b.length) {
    if (a[left] === b[right]) places.push([left++, right++])
    else if ((table[(left + 1) * width + right] ?? 0) >= (table[left * width + right + 1] ?? 0)) left += 1
    else right += 1
  }
  return places
}

/** Tokens of the longest pure addition. An added clause does not make the rest less of a copy. */
function longestAddition(ends: readonly [number, number][]): number {
  const added = ends.slice(1).map(([at, heardAt], index) => {
    const [before, heardBefore] = ends[index] ?? [0, 0]
    return at - before === 1 ? heardAt - heardBefore - 1 : 0
  })
  const longest = Math.max(0, ...added)
  return longest > MAX_WORDS ? longest : 0
}

/** If a long insertion begins with its own clause, the slot ends before that clause. */
function clauseEnd({ tokens }: Utterance, from: number, to: number): number {
  if (to - from <= MAX_WORDS) return to
  const end = tokens.findIndex(({ breakBefore }, at) => at > from && breakBefore)
  return end > from && end < to ? end : to
}

/** Compares a rendition with the model word by word. Empty for texts too long to be a segment. */
export function readSlots(reference: Utterance, rendition: Utterance): Slots {
  const [a, b] = [reference, rendition].map(({ tokens }) => tokens.map(({ folded }) => folded))
  if (!a || !b || a.length * b.length > MAX_TABLE) return { slots: [], likeness: 0 }
  const places = lcsPlaces(a, b)
  const ends: [number, number][] = [[-1, -1], ...places, [a.length, b.length]]
  const likeness = (2 * places.length) / Math.max(1, a.length + b.length - longestAddition(ends))
  const follows = (index: number) => {
    const [here, next] = [ends[index], ends[index + 1]]
    return !!here && !!next && next[0] === here[0] + 1 && next[1] === here[1] + 1
  }
  const slots = ends.slice(0, -1).flatMap((here, index): Slot[] => {
    const next = ends[index + 1]
    if (!next || follows(index)) return []
    const [from, said] = [here[0] + 1, here[1] + 1]
    const slot = {
      reference: { from, to: next[0] },
      rendition: { from: said, to: clauseEnd(rendition, said, next[1]) },
    }
    const short = [slot.reference, slot.rendition].every((part) => part.to - part.from <= MAX_WORDS)
    const closes = index + 2 === ends.length || next[0] === a.length - 1
    const isAnchored = (index === 0 || here[0] === 0 || follows(index - 1)) && (closes || follows(index + 1))
    return short && (isAnchored || likeness >= NEAR_COPY) ? [slot] : []
  })
  return { slots, likeness }
}
