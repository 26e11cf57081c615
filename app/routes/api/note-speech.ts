import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { getExercise } from '#app/services/note-course/lessons.server.ts'
import { spokenWords } from '#app/services/speech/speech.server.ts'
import type { Route } from './+types/note-speech.ts'

/** GET /api/note-course/{exercise}/speech: what is heard in an exercise of the note-taking course. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const user = currentUser(context)
    const { clientAddress } = currentRequest(context)
    await requireWithin(limitsOf({ name: 'sprint', clientAddress, account: String(user.id) }))
    const { text, language } = await getExercise({ id: params.exercise, user, now: new Date() })
    const gender = params.exercise.endsWith('a') ? 'female' : 'male'
    return audioResponse(
      request,
      await spokenWords.get({ text, language, gender, isAnyGender: true, choice: user.voice }),
    )
  },
})

export { handle as loader, handle as action }
