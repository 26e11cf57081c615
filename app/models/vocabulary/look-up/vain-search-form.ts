import { z } from 'zod'
import { SEARCH_MAX_CHARACTERS } from '#app/config/vocabulary.ts'

/** What the page sends of a search that found nothing. */
export const VainSearchSchema = z.object({ q: z.string().max(SEARCH_MAX_CHARACTERS) })
