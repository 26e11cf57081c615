import { FOR_YOU_FROM_WEAK_TOPIC, FOR_YOU_MAX, LEVELS, SHELF_SIZE } from '#app/config/dialogues.ts'
import type { DialogueCard, DialogueState } from './dialogue-card.ts'

type Placed = Pick<DialogueCard, 'id' | 'topic' | 'level' | 'state' | 'bestScore' | 'isLocked' | 'isDraft'>

/** Why a dialogue is suggested. */
export type Reason = 'open' | 'weak' | 'new'

export interface Suggestion<Card> {
  reason: Reason
  card: Card
}

/** The dialogues of one topic: the first few, and how many there are. */
export interface Shelf<Card> {
  topic: string
  count: number
  cards: Card[]
}

const ORDER: Record<DialogueState, number> = { open: 0, new: 1, tried: 2, scored: 3 }

/** What to go on with first: begun, then new, then the lowest score. Locked ones last. Equal ones keep their order. */
function byNeed(one: Placed, other: Placed): number {
  return (
    Number(one.isLocked) - Number(other.isLocked) ||
    ORDER[one.state] - ORDER[other.state] ||
    (one.bestScore ?? 0) - (other.bestScore ?? 0)
  )
}

/** The library to browse. */
export interface Browsing {
  /** Empty for guests, of whom nothing is known. */
  forYou: Suggestion<DialogueCard>[]
  /** What a guest or a learner without Pro can practise; empty with full access. */
  free: DialogueCard[]
  /** By topic: all dialogues or, without Pro, the locked ones. */
  shelves: Shelf<DialogueCard>[]
}

/**
 * One shelf per topic, in order.
 *
 * @param options.shown dialogues that the page shows already: they are counted, but not on the shelf again.
 */
export function toShelves<Card extends Placed>(options: {
  cards: readonly Card[]
  compare: (one: string, other: string) => number
  shown: ReadonlySet<number>
}): Shelf<Card>[] {
  const { cards, compare, shown } = options
  const topics = [...new Set(cards.map(({ topic }) => topic))].toSorted(compare)
  return topics.map((topic) => {
    const all = cards.filter((card) => card.topic === topic)
    const left = all.filter(({ id }) => !shown.has(id)).toSorted(byNeed)
    return { topic, count: all.length, cards: left.slice(0, SHELF_SIZE) }
  })
}

/** The topic with the lowest mean score; null with results in fewer than two topics. */
export function weakestOf(means: ReadonlyMap<string, number>): string | null {
  if (means.size < 2) return null
  const [weakest] = [...means].toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
  return weakest?.[0] ?? null
}

function byLevel(one: Placed, other: Placed): number {
  return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level)
}

/** Dialogues of topics that have none yet first, so that suggestions differ. */
function varied<Card extends Placed>(cards: readonly Card[]): Card[] {
  const seen = new Set<string>()
  const first = cards.filter(({ topic }) => !seen.has(topic) && seen.add(topic))
  return [...first, ...cards.filter((card) => !first.includes(card))]
}

/**
 * What to do next: what was begun, then the weakest topic, then something new, for a first time the easiest. Only what this
 * learner can open, each once, and at most half of it: the rest stays in its own section.
 *
 * @param options.weakest the learner's weakest topic, if known.
 */
export function pickForYou<Card extends Placed>(options: {
  cards: readonly Card[]
  weakest: string | null
}): Suggestion<Card>[] {
  const { cards, weakest } = options
  const open = cards.filter(({ isLocked, isDraft }) => !isLocked && !isDraft)
  const begun = open.filter(({ state }) => state === 'open')
  const weak = open.filter(({ topic, state }) => topic === weakest && state !== 'open').toSorted(byNeed)
  const trained = weak.slice(0, FOR_YOU_FROM_WEAK_TOPIC)
  const untried = open.filter((card) => card.state === 'new' && !trained.includes(card))
  const isFirstTime = cards.every(({ state }) => state === 'new')
  const fresh = varied(isFirstTime ? untried.toSorted(byLevel) : untried)
  const suggest = (reason: Reason, chosen: Card[]) => chosen.map((card) => ({ reason, card }))
  return [...suggest('open', begun), ...suggest('weak', trained), ...suggest('new', fresh)].slice(
    0,
    Math.min(FOR_YOU_MAX, Math.ceil(open.length / 2)),
  )
}
