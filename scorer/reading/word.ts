export type Language = 'en' | 'tr'

/** A word as the judge reads it, and the characters of the text that it stands for. */
export interface Word {
  text: string
  from: number
  /** The place after the last character. */
  to: number
}
