import { z } from 'zod'
import { WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { isStorable } from '../../accounts/password/password.ts'

/** The search that has been dealt with, by its key. */
export const VainSearchFormSchema = z.object({ folded: z.string().max(WORD_MAX_CHARACTERS).refine(isStorable) })
