import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { isStorable } from '../accounts/password/password.ts'

/** Normalised like the content files: composed letters, single spaces, trimmed. */
export const cleanWording = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** A word in one language, as it is typed into a form. */
export const wordingField = z
  .string(problem('wordRequired'))
  .refine(isStorable, problem('unreadable'))
  .transform(cleanWording)
  .pipe(z.string(problem('wordRequired')).min(1, problem('wordRequired')).max(WORD_MAX_CHARACTERS, problem('wordLong')))
