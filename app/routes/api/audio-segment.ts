import { endpoint } from '#app/http/endpoint.server.ts'
import { audioResponse } from '#app/http/audio-response.server.ts'
import { AppError } from '#app/errors.ts'
import { getOpenSegment } from '#app/services/dialogues/get-open-segment.server.ts'
import { segmentAudio } from '#app/services/speech/speech.server.ts'
import type { Route } from './+types/audio-segment.ts'

const WHOLE_NUMBER = /^\d{1,9}$/

function parseIndex(text: string): number {
  if (!WHOLE_NUMBER.test(text)) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return Number(text)
}

/** GET /api/audio/segment/{dialogueId}/{segmentIndex}: what the speaker says, 0-based index. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params }) {
    const segment = await getOpenSegment({
      dialogueId: parseIndex(params.dialogueId),
      segmentIndex: parseIndex(params.segmentIndex),
    })
    return audioResponse(request, await segmentAudio.get(segment))
  },
})

export { handle as loader, handle as action }
