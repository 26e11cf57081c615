import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { findPassage } from '#app/services/memory/passages.server.ts'
import { prepareAhead, spokenWords } from '#app/services/speech/speech.server.ts'
import type { Route } from './+types/memory-speech.ts'

/** GET /api/memory/{passage}/speech: a passage of the memory ladder, spoken. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const { id, voice: choice } = currentUser(context)
    const { clientAddress } = currentRequest(context)
    await requireWithin(limitsOf({ name: 'sprint', clientAddress, account: String(id) }))
    const passage = await findPassage(params.passage)
    if (!passage) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
    const { text, language } = passage
    const gender = Number(passage.id.slice(-1)) % 2 === 0 ? 'female' : 'male'
    const words = { text, language, gender, isAnyGender: true, choice } as const
    const spoken = await spokenWords.get(words)
    if (spoken.quality === 'basic') void prepareAhead([words])
    return audioResponse(request, spoken)
  },
})

export { handle as loader, handle as action }
