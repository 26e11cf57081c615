import { MANUAL_PRO_MAX_DAYS } from '#app/config/admin.ts'
import { DAY_MS } from '#app/config/time.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { AdminAction } from '#app/models/accounts/desk/admin-act.ts'
import type { CurrentUser, Role } from '#app/models/accounts/current-user.ts'
import { changeUser, lockAdmins, type LockedUser, lockUser } from '#app/models/accounts/desk/desk-user.server.ts'
import { deleteSessionsOf } from '#app/models/accounts/session.server.ts'
import { endOfDay } from '#app/models/billing/period-day.ts'
import { knownZone } from '#app/models/progress/local-time.ts'

interface Managed {
  admin: CurrentUser
  /** The user's id. */
  id: number
}

interface Held {
  user: LockedUser
  database: Database
  /** Logs the act. */
  record: (action: AdminAction, details?: Record<string, string | null>) => Promise<void>
}

/** Runs an admin's action with the user's row locked. @throws AppError NOT_FOUND */
function manage<T>({ admin: actor, id }: Managed, work: (held: Held) => Promise<T>): Promise<T> {
  return inTransaction(async (database) => {
    const user = await lockUser({ id, database })
    if (!user) throw new AppError('NOT_FOUND', (copy) => copy.userNotFound)
    const subject = { id, name: user.username }
    return work({
      user,
      database,
      record: (action, details = {}) => recordAct({ actor, action, subject, details, database }),
    })
  })
}

function changedMeanwhile(): AppError {
  return new AppError('CONFLICT', (copy) => copy.userChangedMeanwhile)
}

/**
 * Changes a user's role.
 *
 * @param options.from the role that the admin saw.
 * @param options.understood the admin has confirmed a change of their own role.
 * @throws AppError NOT_FOUND; CONFLICT if it has changed meanwhile, or no admin would be left; VALIDATION_FAILED for
 *   one's own role without confirmation.
 */
export async function changeRole(options: Managed & { from: Role; to: Role; understood: boolean }): Promise<void> {
  const { admin, id, from, to, understood } = options
  await inTransaction(async (database) => {
    // Locked before any other row, so that two admins who do this at once wait for each other.
    const admins = await lockAdmins(database)
    const user = await lockUser({ id, database })
    if (!user) throw new AppError('NOT_FOUND', (copy) => copy.userNotFound)
    if (user.role === to) return
    if (user.role !== from) throw changedMeanwhile()
    if (user.role === 'admin' && admins.length === 1) throw new AppError('CONFLICT', (copy) => copy.lastAdmin)
    if (id === admin.id && !understood) {
      const sentence = (copy: { ownRole: string }) => copy.ownRole
      throw new AppError('VALIDATION_FAILED', sentence, { fields: { understood: sentence } })
    }
    await changeUser({ id, changes: { role: to }, database })
    const subject = { id, name: user.username }
    await recordAct({ actor: admin, action: `role-${to}`, subject, details: { from, to }, database })
  })
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null

function requireSeen(user: LockedUser, from: string | null): void {
  if (textOf(user.manualProUntil) !== from) throw changedMeanwhile()
}

/**
 * Gives a user Pro until the end of a day in their time zone, or changes that day. A subscription stays as Stripe has
 * it (decision 021).
 *
 * @param options.day YYYY-MM-DD.
 * @param options.from what the admin saw: ISO 8601, null for none.
 * @throws AppError NOT_FOUND, CONFLICT if it has changed meanwhile, VALIDATION_FAILED for a day in the past or too
 *   far ahead.
 */
export async function giveManualPro(
  options: Managed & { day: string; from: string | null; now: Date },
): Promise<'given' | 'changed'> {
  const { day, from, now } = options
  return manage(options, async ({ user, database, record }) => {
    requireSeen(user, from)
    const until = endOfDay({ day, timezone: knownZone(user.timezone) })
    if (until < now || until.getTime() > now.getTime() + MANUAL_PRO_MAX_DAYS * DAY_MS) {
      const sentence = (copy: { manualProDay: string }) => copy.manualProDay
      throw new AppError('VALIDATION_FAILED', sentence, { fields: { until: sentence } })
    }
    const isRunning = user.manualProUntil !== null && user.manualProUntil >= now
    await changeUser({ id: user.id, changes: { manualProUntil: until }, database })
    await record(isRunning ? 'pro-changed' : 'pro-given', { from, until: textOf(until) })
    return isRunning ? 'changed' : 'given'
  })
}

/** Revokes Pro that an admin gave. @throws AppError NOT_FOUND, CONFLICT if it has changed meanwhile. */
export async function takeManualPro(options: Managed & { from: string | null }): Promise<void> {
  const { from } = options
  await manage(options, async ({ user, database, record }) => {
    if (user.manualProUntil === null) return
    requireSeen(user, from)
    await changeUser({ id: user.id, changes: { manualProUntil: null }, database })
    await record('pro-taken', { from })
  })
}

/** Shows the mock test's tutorial to a user again. @throws AppError NOT_FOUND */
export async function resetTutorial(options: Managed): Promise<void> {
  await manage(options, async ({ user, database, record }) => {
    if (!user.hasCompletedInterfaceTutorial) return
    await changeUser({ id: user.id, changes: { hasCompletedInterfaceTutorial: false }, database })
    await record('tutorial-reset')
  })
}

/** Signs a user out on all devices. @throws AppError NOT_FOUND */
export async function endSessions(options: Managed): Promise<void> {
  await manage(options, async ({ user, database, record }) => {
    await deleteSessionsOf({ userId: user.id, database })
    await record('sessions-ended')
  })
}
