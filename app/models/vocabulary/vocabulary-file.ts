import { z } from 'zod'
import { TOPICS } from '#app/config/dialogues.ts'
import {
  COLLOCATIONS_MAX,
  EXAMPLE_MAX_CHARACTERS,
  EXAMPLE_MIN_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  PARTS_OF_SPEECH,
  REGISTERS,
  SENSE_MAX_CHARACTERS,
  SOUND_MAX_CHARACTERS,
  VOCABULARY_VERSION,
  WORD_LEVELS,
  WORD_MAX_CHARACTERS,
  WORDINGS_MAX,
} from '#app/config/vocabulary.ts'

const isClean = (text: string) => text === text.normalize('NFC').replace(/\s+/gu, ' ').trim()

const cleanText = z.string().refine(isClean, { message: 'has stray spaces or decomposed letters' })
const word = cleanText.min(1).max(WORD_MAX_CHARACTERS)
const wordings = z.array(word).max(WORDINGS_MAX).default([])
const sentence = cleanText.min(EXAMPLE_MIN_CHARACTERS).max(EXAMPLE_MAX_CHARACTERS)
const line = cleanText.min(1).max(NOTE_MAX_CHARACTERS)
const inBoth = z.strictObject({ en: line, tr: line })
/** IPA may hold a combining mark, so it is not composed. */
const sound = z.string().max(SOUND_MAX_CHARACTERS).default('')

/** The fields that `npm run words` fills. */
const SOUNDS = ['ipaEnglish', 'ipaTurkish', 'saidEnglish', 'saidTurkish'] as const

const WordSchema = z.strictObject({
  /** A noun without its article, a verb without "to". */
  english: word,
  turkish: word,
  /** Tells apart entries of the same English word. English, without brackets. */
  sense: cleanText.min(1).max(SENSE_MAX_CHARACTERS).optional(),
  partOfSpeech: z.enum(PARTS_OF_SPEECH),
  ipaEnglish: sound,
  ipaTurkish: sound,
  /** In Turkish letters, for a Turkish reader. */
  saidEnglish: sound,
  /** In English letters, for an English reader. */
  saidTurkish: sound,
  /** Which of these were written by hand: `npm run words` leaves them alone. */
  byHand: z.array(z.enum(SOUNDS)).min(1).optional(),
  /** A sentence that uses the word, in both languages. */
  exampleEnglish: sentence,
  exampleTurkish: sentence,
  register: z.enum(REGISTERS),
  /** What the word goes with. */
  collocations: z
    .array(z.strictObject({ english: word, turkish: word }))
    .max(COLLOCATIONS_MAX)
    .default([]),
  /** Other wordings that are equally right. */
  acceptedEnglish: wordings,
  acceptedTurkish: wordings,
  /** The mistake that a candidate makes with it. */
  trap: inBoth.optional(),
  /** What an Australian institution, scheme, payment or document is. */
  institution: inBoth.optional(),
  level: z.literal(WORD_LEVELS),
})

/** One file of content/vocabulary: words of one topic. Unknown keys are refused, so that a misspelt one is noticed. */
export const VocabularyFileSchema = z.strictObject({
  version: z.literal(VOCABULARY_VERSION),
  category: z.enum(TOPICS),
  items: z.array(WordSchema).min(1),
})

export type VocabularyFile = z.infer<typeof VocabularyFileSchema>
export type VocabularyEntry = VocabularyFile['items'][number]

/**
 * The key of an entry in the content files: topic, English word and sense, so that correcting the Turkish keeps the entry. The same
 * word without a sense has the key that it had before senses existed.
 */
export function seedKeyOf(entry: { category: string; english: string; sense?: string | null | undefined }): string {
  const english = entry.english.toLowerCase()
  return JSON.stringify(entry.sense ? [entry.category, english, entry.sense.toLowerCase()] : [entry.category, english])
}
