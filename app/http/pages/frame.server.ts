import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { type CurrentUser, proUntil } from '#app/models/accounts/current-user.ts'
import { toViewer, type Viewer } from '#app/models/accounts/viewer.ts'
import { isPaymentDue } from '#app/models/billing/billing-view.ts'
import { periodDay } from '#app/models/billing/period-day.ts'
import { currentRequest } from '../context.server.ts'
import { findCurrentUser } from '../guards/guards.server.ts'
import { openToPortal } from '../headers/page-sources.server.ts'
import { isVerificationBannerDismissed } from '../sign-in/verification-banner.server.ts'

export interface FrameData {
  /** Null for guests. */
  viewer: Viewer | null
  unreadCount: number
  /** The email address is unverified, and the notice was not dismissed in this browser. */
  asksToVerify: boolean
  /** After a failed payment: until when Pro stays open, formatted. Null otherwise. */
  paymentDue: { until: string | null } | null
}

function paymentDueOf(options: { user: CurrentUser; now: Date; dateLocale: string }): FrameData['paymentDue'] {
  const { user, now, dateLocale } = options
  if (!isPaymentDue(user.subscriptionStatus)) return null
  const end = proUntil(user, now)
  return { until: end && periodDay({ end, timezone: user.timezone, dateLocale }).text }
}

/** The frame's data, which comes with the session: one query. */
export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  const user = await findCurrentUser(context)
  if (!user) return { viewer: null, unreadCount: 0, asksToVerify: false, paymentDue: null }
  const now = new Date()
  const viewer = toViewer(user, now)
  const { dateLocale } = settingsCopy[currentRequest(context).locale]
  const paymentDue = paymentDueOf({ user, now, dateLocale })
  // The notice contains a form that redirects to the billing portal.
  if (paymentDue) openToPortal(context)
  const asksToVerify = !user.emailVerified && !isVerificationBannerDismissed(context, user.id)
  const unreadCount = await currentRequest(context).session.unreadCount()
  return { viewer, unreadCount, asksToVerify, paymentDue }
}

/** The error `page` throws for a refusal. */
function isRefusal(error: unknown): error is { data: object; init: ResponseInit | null } {
  return (
    typeof error === 'object' && error !== null && 'data' in error && typeof error.data === 'object' && 'init' in error
  )
}

/** A guard for pages whose refusal includes the frame, as the guard runs before the loader that would fetch it. */
export function withFrame(guard: MiddlewareFunction<Response>): MiddlewareFunction<Response> {
  return async (args, next) => {
    try {
      return await guard(args, next)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Whatever makes the guard fail may make the frame fail too.
      const frame = await loadFrame(args.context).catch(() => undefined)
      if (!frame) throw error
      throw data({ ...error.data, frame }, error.init ?? undefined)
    }
  }
}
