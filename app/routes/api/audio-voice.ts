import { AppError } from '#app/errors.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { getVoiceSample } from '#app/services/speech/voices/voice-samples.server.ts'
import type { Route } from './+types/audio-voice.ts'

function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const name = names.find((known) => known === text)
  if (name === undefined) throw new AppError('NOT_FOUND', (copy) => copy.voiceNotFound)
  return name
}

/** GET /api/audio/voices/{natural|basic}/{en|tr}: a sample of a voice of this server. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params }) {
    const choice = oneOf(['natural', 'basic'], params.choice)
    const language = oneOf(['en', 'tr'], params.language)
    return audioResponse(request, await getVoiceSample({ choice, language }))
  },
})

export { handle as loader, handle as action }
