import { type Comparison, sourceOrModel } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const ARTICLE = /^an?$/iu
/** Words that mean two without the number: "both sides" for "the parties". */
export const BOTH = /^(?:both|either|neither|couple|pair)$/iu

/** A counterpart found through the source: "my last two weeks", "the last fortnight", "fourteen days". */
function partnerThroughSource(entity: Entity, source: Utterance, free: readonly Entity[]): Entity | undefined {
  const spoken = source.entities.filter((other) => !other.isAmbiguous && sharesReading(other, entity))
  return free.find((other) => !other.isAmbiguous && spoken.some((one) => sharesReading(one, other)))
}

const isDayOfMonth = ({ entities }: Utterance, { from, to }: Entity) =>
  entities.some((one) => one.kind === 'month' && (one.from === to || one.to === from))

const COUPLE = /^couple$/iu
/** "A couple" of something else is neither a date nor an age of two. */
const mayBeTwo = (reference: Utterance, entity: Entity, both: Entity) =>
  !isDayOfMonth(reference, entity) && (entity.unit === null || both.unit !== null || !COUPLE.test(both.text))

/** The best counterpart, preferably with the same unit. An article counts only for one of the same unit. */
function partnerOf(entity: Entity, free: readonly Entity[]): Entity | undefined {
  const alike = free.filter(
    (other) => sharesReading(entity, other) && (!ARTICLE.test(other.text) || other.unit === entity.unit),
  )
  return alike.find(({ unit }) => unit === entity.unit) ?? alike[0]
}

/** Certain entities first. */
export const certainFirst = ({ entities }: Utterance): Entity[] =>
  entities.toSorted((a, b) => Number(a.isAmbiguous) - Number(b.isAmbiguous))

/** Pairs each number of the model with one of the rendition. `free`: those of the rendition that are left. */
export function pairEntities(comparison: Comparison): { partners: ReadonlyMap<Entity, Entity>; free: Entity[] } {
  const { reference, rendition } = comparison
  const free = new Set(rendition.entities)
  const partners = new Map<Entity, Entity>()
  const pair = (entity: Entity, partner: Entity | undefined) => {
    if (!partner) return
    free.delete(partner)
    partners.set(entity, partner)
  }
  const entities = certainFirst(reference)
  // Like with like first: "either" pairs with "both" rather than with "two".
  for (const entity of entities) {
    const alike = [...free].filter(({ isAmbiguous }) => isAmbiguous === entity.isAmbiguous)
    pair(entity, partnerOf(entity, alike))
  }
  for (const entity of entities.filter((one) => !partners.has(one))) {
    const left = [...free].filter((one) => !BOTH.test(one.text) || mayBeTwo(reference, entity, one))
    pair(entity, partnerOf(entity, left) ?? partnerThroughSource(entity, sourceOrModel(comparison), [...free]))
  }
  return { partners, free: [...free] }
}
