/** How a learner stands in a topic. */
export interface TopicStanding {
  topic: string
  /** Of its dialogues, whoever marked them; mock tests count. */
  attempts: number
  /** Its dialogues that Köprü scored, in practice and in mock tests. */
  scored: number
  /** Of those, out of 45; null without any. */
  mean: number | null
  /** When one of its dialogues was last practised. */
  lastAt: Date | null
  /** A dialogue to practise it with: never tried, or tried longest ago. Null where the learner may open none. */
  dialogueId: number | null
  title: string | null
  titleTr: string | null
  /** Of playing. */
  seconds: number | null
}
