/** A word that a learner added for themselves. */
export interface OwnWord {
  id: number
  english: string
  turkish: string
  note: string | null
}
