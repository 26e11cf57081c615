import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { getModelToHear } from '#app/services/practice/get-model-to-hear.server.ts'
import { spokenWords } from '#app/services/speech/speech.server.ts'
import { modelUtterance } from '#app/services/speech/synthesis/model-utterance.ts'
import type { Route } from './+types/audio-model.ts'

/** GET /api/audio/model/{attemptId}/{segmentIndex}: the model interpretation of a submitted attempt, 0-based index. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const user = await findCurrentUser(context)
    const segmentIndex = pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound)
    const segment = await getModelToHear({ attemptId: params.attemptId, segmentIndex, user })
    return audioResponse(request, await spokenWords.get(modelUtterance(segment)))
  },
})

export { handle as loader, handle as action }
