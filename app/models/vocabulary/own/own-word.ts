/** A word that a learner added for themselves. */
export interface OwnWord {
  id: number
  english: string
  turkish: string
  note: string | null
}

/** An entry of the library that is offered instead of an own word of the same English. */
export interface LibraryTwin {
  id: number
  english: string
  turkish: string
  sense: string | null
  category: string
  isInDeck: boolean
}
