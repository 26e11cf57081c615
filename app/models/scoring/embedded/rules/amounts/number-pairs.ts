import { type Comparison, witnessOf } from '#app/models/scoring/embedded/matching/comparison.ts'
import { agree, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const ARTICLE = /^an?$/iu
/** Two of something, said without its number: "both sides" may well be "the parties". */
export const BOTH = /^(?:both|either|neither|couple|pair)$/iu

/** "My last two weeks", "the last fortnight" and "fourteen days": what the source says in figures of its own. */
function throughSource(entity: Entity, source: Utterance, free: readonly Entity[]): Entity | undefined {
  const spoken = source.entities.filter((other) => !other.soft && agree(other, entity))
  return free.find((other) => !other.soft && spoken.some((one) => agree(one, other)))
}

const isDayOfMonth = ({ entities }: Utterance, { from, to }: Entity) =>
  entities.some((one) => one.kind === 'month' && (one.from === to || one.to === from))

const COUPLE = /^couple$/iu
/** "A couple" of something else is neither a date nor an age of two. */
const mayBeTwo = (reference: Utterance, entity: Entity, both: Entity) =>
  !isDayOfMonth(reference, entity) && (entity.unit === null || both.unit !== null || !COUPLE.test(both.text))

/** What means the same, of the same unit where there is such a one; an article stands for one of what is counted only. */
function partnerOf(entity: Entity, free: readonly Entity[]): Entity | undefined {
  const alike = free.filter(
    (other) => agree(entity, other) && (!ARTICLE.test(other.text) || other.unit === entity.unit),
  )
  return alike.find(({ unit }) => unit === entity.unit) ?? alike[0]
}

/** What is beyond doubt first. */
export const byProof = ({ entities }: Utterance): Entity[] =>
  entities.toSorted((a, b) => Number(a.soft) - Number(b.soft))

/** Which number of the rendition says which of the model, each once, and those of the rendition that are left. */
export function pairEntities(comparison: Comparison): { partners: ReadonlyMap<Entity, Entity>; free: Entity[] } {
  const { reference, rendition } = comparison
  const free = new Set(rendition.entities)
  const partners = new Map<Entity, Entity>()
  const pair = (entity: Entity, partner: Entity | undefined) => {
    if (!partner) return
    free.delete(partner)
    partners.set(entity, partner)
  }
  const entities = byProof(reference)
  // What proves something goes with its like first: "either" stands for "both" rather than for "two".
  for (const entity of entities) {
    const alike = [...free].filter(({ soft }) => soft === entity.soft)
    pair(entity, partnerOf(entity, alike))
  }
  for (const entity of entities.filter((one) => !partners.has(one))) {
    const left = [...free].filter((one) => !BOTH.test(one.text) || mayBeTwo(reference, entity, one))
    pair(entity, partnerOf(entity, left) ?? throughSource(entity, witnessOf(comparison), [...free]))
  }
  return { partners, free: [...free] }
}
