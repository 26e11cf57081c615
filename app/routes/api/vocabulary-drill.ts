import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { fieldRefusal, parseBody } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { readWordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { readDrill } from '#app/models/vocabulary/drill/drill-flow.ts'
import { readDrillOptions } from '#app/models/vocabulary/drill/drill-options.ts'
import { DrillAnswerSchema } from '#app/models/vocabulary/drill/review-form.ts'
import { newSeed } from '#app/models/vocabulary/drill/seeded-random.ts'
import { answerDrill } from '#app/services/vocabulary/answer-drill.server.ts'
import { hearsAnswers } from '#app/services/vocabulary/hear-answer.server.ts'
import { pickDrillWords, toQuestions } from '#app/services/vocabulary/load-drill.server.ts'
import type { Route } from './+types/vocabulary-drill.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

async function admit({ context }: Args, name: 'drill' | 'word-review'): Promise<void> {
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name, clientAddress, account: String(currentUser(context).id) }))
}

/**
 * GET /api/vocabulary/drill: the questions of a new drill, without their answers, for a filter and options as the page's address has
 * them. POST: an answer, which is stored as a review; the response says how it was.
 */
const handle = endpoint<Args>({
  async GET(args) {
    await admit(args, 'drill')
    const user = currentUser(args.context)
    const { searchParams: query } = args.url
    const options = readDrillOptions(query)
    const seed = readDrill(query)?.seed ?? newSeed(Math.random)
    const asked = await pickDrillWords({ user, filter: readWordFilter(query), options, seed })
    const questions = await toQuestions({ user, options, seed, asked, now: new Date() })
    return { questions, hearsAnswers: hearsAnswers() }
  },
  async POST(args) {
    await admit(args, 'word-review')
    const { word: ref, direction, reps, by: prompt, answer, grade } = await parseBody(args.request, DrillAnswerSchema)
    const reply = grade ? { grade } : answer === null ? null : { answer }
    if (!reply) throw fieldRefusal({ answer: 'required' })
    return answerDrill({ user: currentUser(args.context), ref, direction, reps, prompt, reply, now: new Date() })
  },
})

export { handle as loader, handle as action }
