import { SPRINT_ITEMS_MAX } from '#app/config/sprints.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { pathSprintKind } from '#app/http/params/sprint-params.server.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { readSprintOptions } from '#app/models/sprints/options.ts'
import { readSeed } from '#app/models/sprints/sprint-flow.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { prepareAhead, spokenWords } from '#app/services/speech/speech.server.ts'
import type { AskedWords } from '#app/services/speech/voices/spoken-words.server.ts'
import { listSprintItems } from '#app/services/sprints/sprint-items.server.ts'
import type { Route } from './+types/sprint-speech.ts'

/** Questions whose words are made while one is heard. */
const AHEAD = 2

/** GET /api/sprints/{kind}/{place}/speech?seed=&direction=&level=: what is heard in a question. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, url, params, context }) {
    const kind = pathSprintKind(params.kind)
    const from = pathNumber(params.place, (copy) => copy.sprintNotFound)
    const { id, voice: choice } = currentUser(context)
    const { clientAddress } = currentRequest(context)
    await requireWithin(limitsOf({ name: 'sprint', clientAddress, account: String(id) }))
    const options = readSprintOptions(url.searchParams)
    const seed = readSeed(url.searchParams) ?? 0
    const to = from + 1 + AHEAD
    const items = from < SPRINT_ITEMS_MAX ? await listSprintItems({ kind, options, seed, from, to }) : []
    const [words, ...next] = items.map((item, index): AskedWords => {
      const gender = (from + index) % 2 === 0 ? 'female' : 'male'
      return { text: item.heard, language: languagesOf(item.direction).asked, gender, isAnyGender: true, choice }
    })
    if (!words) throw new AppError('NOT_FOUND', (copy) => copy.sprintNotFound)
    const spoken = await spokenWords.get(words)
    void prepareAhead(next)
    return audioResponse(request, spoken)
  },
})

export { handle as loader, handle as action }
