import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireExamCall } from '#app/http/limits/rate-limit.server.ts'
import { EvaluateSchema } from '#app/models/mock-test/exam-form.ts'
import { evaluateDialogue } from '#app/services/mock-test/evaluate-dialogue.server.ts'
import type { Route } from './+types/evaluate-dialogue.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { id: userId } = currentUser(context)
    const { dialogueSlot: slot, ...dialogue } = await parseBody(request, EvaluateSchema)
    await requireExamCall({ kind: 'call', userId, clientAddress: currentRequest(context).clientAddress })
    return evaluateDialogue({ ...dialogue, userId, slot, signal: request.signal })
  },
})

export { handle as loader, handle as action }
