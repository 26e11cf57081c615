import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { findFeedOwner } from '#app/models/study-plan/feed.server.ts'
import { loadStudyPlan } from '#app/services/study-plan/load-study-plan.server.ts'
import { makeCalendar } from '#app/services/study-plan/make-calendar.server.ts'
import type { Route } from './+types/study-plan-feed.ts'

const SUFFIX = /\.ics$/u

async function read({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'calendar-feed', clientAddress }))
  const owner = await findFeedOwner(params.token.replace(SUFFIX, ''))
  const view = owner && (await loadStudyPlan(owner, new Date()))
  if (!view) throw new AppError('NOT_FOUND', (copy) => copy.studyPlanNotFound)
  const calendar = makeCalendar({ view, userId: owner.id, locale: owner.language === 'tr' ? 'tr' : 'en' })
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      // The plan changes with every day of practice, and a feed that was ended must end at once.
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** GET /study-plan/feed/:token.ics, for calendar programs. */
const handle = endpoint<Route.LoaderArgs>({ GET: read })

export { handle as loader, handle as action }
