import { STUDY_PLAN_PATH } from '#app/config/coach-paths.ts'
import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { attachment } from '#app/http/responses/download.server.ts'
import { loadStudyPlan } from '#app/services/study-plan/load-study-plan.server.ts'
import { makeCalendar } from '#app/services/study-plan/make-calendar.server.ts'
import type { Route } from './+types/study-plan-calendar.ts'

async function download({ context }: Route.LoaderArgs): Promise<Response> {
  const { clientAddress, locale } = currentRequest(context)
  const user = currentUser(context)
  await requireWithin(limitsOf({ name: 'study-plan', clientAddress, account: String(user.id) }))
  const view = await loadStudyPlan(user, new Date())
  if (!view) throw new AppError('NOT_FOUND', (copy) => copy.studyPlanNotFound)
  return new Response(makeCalendar({ view, userId: user.id, locale }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': attachment('kopru', 'ics'),
      'Cache-Control': 'private, no-store',
    },
  })
}

/** GET /study-plan/calendar.ics. */
const handle = endpoint<Route.LoaderArgs>({
  GET: (args) => answerDownload(args, () => download(args), { failed: 'calendarFailed', back: STUDY_PLAN_PATH }),
})

export { handle as loader, handle as action }
