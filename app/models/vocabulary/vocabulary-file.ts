import { z } from 'zod'
import { LEVELS, TOPICS } from '#app/config/dialogues.ts'
import { EXAMPLE_MAX_CHARACTERS, EXAMPLE_MIN_CHARACTERS, WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'

const isClean = (text: string) => text === text.normalize('NFC').replace(/\s+/gu, ' ').trim()

const cleanText = z.string().refine(isClean, { message: 'has stray spaces or decomposed letters' })
const word = cleanText.min(1).max(WORD_MAX_CHARACTERS)
const sentence = cleanText.min(EXAMPLE_MIN_CHARACTERS).max(EXAMPLE_MAX_CHARACTERS)

const WordSchema = z.strictObject({
  english: word,
  turkish: word,
  /** Other wordings that are equally right. */
  acceptedTurkish: z.array(word).default([]),
  acceptedEnglish: z.array(word).default([]),
  difficulty: z.enum(LEVELS),
  /** A sentence that uses the word, in both languages. */
  example: z.strictObject({ english: sentence, turkish: sentence }),
})

/** One file of content/vocabulary: words of one topic. Unknown keys are refused, so that a misspelt one is noticed. */
export const VocabularyFileSchema = z.strictObject({
  category: z.enum(TOPICS),
  items: z.array(WordSchema).min(1),
})

export type VocabularyFile = z.infer<typeof VocabularyFileSchema>

/** The key of an entry in the content files: topic and English word, so that correcting the Turkish keeps the entry. */
export function seedKeyOf({ category, english }: { category: string; english: string }): string {
  return JSON.stringify([category, english.toLowerCase()])
}
