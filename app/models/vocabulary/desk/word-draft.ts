import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { LEVELS, TOPICS } from '#app/config/dialogues.ts'
import {
  EXAMPLE_MAX_CHARACTERS,
  EXAMPLE_MIN_CHARACTERS,
  PRONUNCIATION_MAX_CHARACTERS,
  WORD_MAX_CHARACTERS,
  WORDINGS_MAX,
} from '#app/config/vocabulary.ts'
import { isStorable } from '../../accounts/password/password.ts'
import { splitLines, version } from '../../dialogues/draft-fields.ts'

/** Normalised like the content files: composed letters, single spaces, trimmed. */
const clean = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

const word = z
  .string(problem('wordRequired'))
  .refine(isStorable, problem('unreadable'))
  .transform(clean)
  .pipe(z.string(problem('wordRequired')).min(1, problem('wordRequired')).max(WORD_MAX_CHARACTERS, problem('wordLong')))

const wordings = z.preprocess(splitLines, z.array(word).max(WORDINGS_MAX, problem('wordingsTooMany')))

/** Empty, or a text within these lengths. */
function optional({ min, max }: { min: number; max: number }) {
  const isFit = (text: string | null) => text === null || (text.length >= min && text.length <= max)
  return z
    .string()
    .optional()
    .refine((text = '') => isStorable(text), problem('unreadable'))
    .transform((text = '') => clean(text) || null)
    .refine(isFit, problem(min > 0 ? 'exampleLength' : 'wordLong'))
}

const example = optional({ min: EXAMPLE_MIN_CHARACTERS, max: EXAMPLE_MAX_CHARACTERS })

/** The form of /admin/vocabulary. `overwrite`: the version that may be overwritten. */
export const WordFormSchema = z
  .object({
    english: word,
    turkish: word,
    category: z.enum(TOPICS, problem('wordCategory')),
    difficulty: z.enum(LEVELS, problem('levelUnknown')),
    pronunciation: optional({ min: 0, max: PRONUNCIATION_MAX_CHARACTERS }),
    acceptedEnglish: wordings,
    acceptedTurkish: wordings,
    exampleEnglish: example,
    exampleTurkish: example,
    version,
    overwrite: version,
  })
  .superRefine(({ exampleEnglish, exampleTurkish }, context) => {
    if ((exampleEnglish === null) === (exampleTurkish === null)) return
    const path = [exampleEnglish === null ? 'exampleEnglish' : 'exampleTurkish']
    context.addIssue({ code: 'custom', message: problem('examplePair'), path })
  })

/** A word as an admin submits it. */
export type WordDraft = Omit<z.output<typeof WordFormSchema>, 'version' | 'overwrite'>
