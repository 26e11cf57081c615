import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireExamCall } from '#app/http/limits/rate-limit.server.ts'
import { WordsSchema } from '#app/models/mock-test/exam-form.ts'
import { supplyWords } from '#app/services/mock-test/supply-words.server.ts'
import type { Route } from './+types/words.ts'

/** Typed words for recordings without a transcript. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { id: userId } = currentUser(context)
    const { mockTestId, words } = await parseBody(request, WordsSchema)
    await requireExamCall({ kind: 'call', userId, clientAddress: currentRequest(context).clientAddress })
    return supplyWords({ userId, mockTestId, words, now: new Date() })
  },
})

export { handle as loader, handle as action }
