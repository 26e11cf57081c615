import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { getModelOfMockTest } from '#app/services/mock-test/get-model-to-hear.server.ts'
import { spokenWords } from '#app/services/speech/speech.server.ts'
import { modelUtterance } from '#app/services/speech/synthesis/model-utterance.ts'
import type { Route } from './+types/model-audio.ts'

/** GET /api/mock-test/{id}/model/{dialogueId}/{segmentIndex}: the model interpretation, once both dialogues are over. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const segment = await getModelOfMockTest({
      userId: currentUser(context).id,
      mockTestId: pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound),
      dialogueId: pathNumber(params.dialogueId, (copy) => copy.dialogueNotFound),
      segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
    })
    return audioResponse(request, await spokenWords.get(modelUtterance(segment)))
  },
})

export { handle as loader, handle as action }
