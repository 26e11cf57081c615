import { z } from 'zod'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { answerFormOrCall } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { WordKeySchema } from '#app/models/vocabulary/drill/review-form.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import { setInDeck } from '#app/services/vocabulary/deck.server.ts'
import type { Route } from './+types/deck.ts'

const DeckSchema = z.object({
  word: WordKeySchema,
  /** False takes it out again. */
  set: z.enum(['true', 'false']).default('true'),
  /** The page that a plain form returns to. */
  back: z.string().optional(),
})

const isReviewed = (error: unknown) => error instanceof AppError && error.code === 'CONFLICT'

/** POST /vocabulary/deck { word, set, back }: puts a word into the learner's deck, or takes it out again. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST(args) {
    const { request, context } = args
    const { id: userId } = currentUser(context)
    const { clientAddress } = currentRequest(context)
    const { word, set, back } = await parseBody(request, DeckSchema)
    const isWanted = set === 'true'
    const work = async () => {
      await requireWithin(limitsOf({ name: 'vocabulary-write', clientAddress, account: String(userId) }))
      await setInDeck({ userId, word, isWanted, now: new Date() })
      return { body: { isInDeck: isWanted }, toast: isWanted ? ('deckAdded' as const) : ('deckRemoved' as const) }
    }
    return answerFormOrCall(args, work, {
      failed: (error) => (isReviewed(error) ? 'deckReviewed' : 'deckFailed'),
      back: sitePath(back),
    })
  },
})

export { handle as loader, handle as action }
