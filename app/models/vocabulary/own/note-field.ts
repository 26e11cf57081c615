import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { OWN_NOTE_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { isStorable } from '../../accounts/password/password.ts'

/** What a learner notes about a word; empty or left out: none. Browsers submit line breaks as CRLF. */
export const noteField = z
  .string()
  .optional()
  .refine((text = '') => isStorable(text), problem('unreadable'))
  .transform((text = '') => text.replaceAll('\r\n', '\n').trim())
  // Not a pipe: conform would take an empty text for a missing one.
  .refine((text) => text.length <= OWN_NOTE_MAX_CHARACTERS, problem('wordNoteLong'))
