import type { ReadSegment } from '../../reading/segment.ts'
import type { Word } from '../../reading/word.ts'
import { type NumberPlace, placesOf, samePlace } from './places.ts'
import { isSameShare, type Share, sharesOf } from './shares.ts'

/**
 * Telephone numbers are said in ways that no list holds. Local ones have eight digits without the area code; "13 14 50" has six
 * and is compared. Chosen by hand, between the two.
 */
const TELEPHONE_DIGITS = 7
const isTelephone = ({ row, isRow }: NumberPlace): boolean => isRow && row.length >= TELEPHONE_DIGITS

/** Whether the number is part of a share that others say too, perhaps with other numbers: "yüzde 40", "beşte iki". */
const isShared = (word: Word, own: readonly Share[], others: readonly Share[]): boolean =>
  own.some((share) => share.words.includes(word) && others.some((other) => isSameShare(share, other)))

/**
 * The numbers of the source that every reference has and the rendition has not, and those of the rendition that neither source nor any
 * reference has.
 */
export function changedNumbers({ sourceLanguage, language, source, references, rendition }: ReadSegment): {
  lost: NumberPlace[]
  wrong: NumberPlace[]
} {
  const said = placesOf(rendition, language)
  const meant = placesOf(source, sourceLanguage)
  const models = references.map((words) => placesOf(words, language))
  const isIn = (places: readonly NumberPlace[]) => (place: NumberPlace) => places.some((one) => samePlace(one, place))
  const saidShares = sharesOf(rendition, language)
  const meantShares = sharesOf(source, sourceLanguage)
  const knownShares = [...meantShares, ...references.flatMap((words) => sharesOf(words, language))]
  // A number that some right rendition does without may have been said in words.
  const lost = meant.filter(
    (place) =>
      !isTelephone(place) &&
      !isIn(said)(place) &&
      !isShared(place.word, meantShares, saidShares) &&
      models.every((places) => isIn(places)(place)),
  )
  const isKnown = isIn([...meant, ...models.flat()])
  return { lost, wrong: said.filter((place) => !isKnown(place) && !isShared(place.word, saidShares, knownShares)) }
}
