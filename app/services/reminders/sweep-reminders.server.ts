import { REMINDER_SWEEP_BATCH, REMINDER_SWEEP_INTERVAL_MS } from '#app/config/reminders.ts'
import { inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { log } from '#app/log.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { type DueLearner, listDueLearners, listReminderZones } from '#app/models/reminders/due-learners.server.ts'
import { dueHours, isDue, isLetterDay, nextReminder } from '#app/models/reminders/is-due.ts'
import { listPushSubscriptionIds } from '#app/models/reminders/push-subscription.server.ts'
import { REMINDER_KINDS, type ReminderKind } from '#app/models/reminders/reminder-kind.ts'
import { claimReminder } from '#app/models/reminders/reminder.server.ts'
import { pushKeys } from './push-service.server.ts'

/**
 * Claims a learner's reminder of a day and queues what it takes, in one transaction: whichever process comes second finds the row,
 * and a crash before the commit leaves neither.
 */
function queueReminder(learner: DueLearner, day: Day, number: number): Promise<boolean> {
  const { userId, takesMail, hasDevices } = learner
  return inTransaction(async (database) => {
    const devices = hasDevices ? await listPushSubscriptionIds(userId, database) : []
    if (!takesMail && devices.length === 0) return false
    if (!(await claimReminder({ userId, kind: 'daily', day, number }, database))) return false
    const payload = { userId, day }
    if (takesMail) {
      await enqueue({ kind: 'mail-reminder', payload, uniqueKey: `mail-reminder:${userId}:${day}`, database })
    }
    for (const subscriptionId of devices) {
      const uniqueKey = `push-reminder:${userId}:${day}:${subscriptionId}`
      await enqueue({ kind: 'push-reminder', payload: { ...payload, subscriptionId }, uniqueKey, database })
    }
    return true
  })
}

function queueLetter(learner: DueLearner, day: Day): Promise<boolean> {
  const { userId, takesLetter } = learner
  if (!takesLetter) return Promise.resolve(false)
  return inTransaction(async (database) => {
    if (!(await claimReminder({ userId, kind: 'letter', day, number: 1 }, database))) return false
    const uniqueKey = `mail-weekly-letter:${userId}:${day}`
    await enqueue({ kind: 'mail-weekly-letter', payload: { userId, day }, uniqueKey, database })
    return true
  })
}

async function queueFor(options: { learner: DueLearner; kind: ReminderKind; timezone: string; now: Date }) {
  const { learner, kind, timezone, now } = options
  const day = dayIn(timezone, now)
  if (!isDue({ timezone, hour: learner.hour, chosenAt: learner.chosenAt, now })) return false
  if (kind === 'letter') return isLetterDay({ ...learner, day }) && queueLetter(learner, day)
  const number = nextReminder({ ...learner, day })
  return number !== null && queueReminder(learner, day, number)
}

async function sweepZone(options: { kind: ReminderKind; timezone: string; now: Date }): Promise<number> {
  const { kind, timezone, now } = options
  const day = dayIn(timezone, now)
  const hours = dueHours({ timezone, now })
  let queued = 0
  let afterId = 0
  for (;;) {
    const learners = await listDueLearners({ kind, timezone, day, hours, afterId, limit: REMINDER_SWEEP_BATCH })
    for (const learner of learners) if (await queueFor({ learner, kind, timezone, now })) queued += 1
    if (learners.length < REMINDER_SWEEP_BATCH) return queued
    afterId = learners.at(-1)?.userId ?? afterId
  }
}

/**
 * Queues the reminders and weekly letters that are due now. Safe in several processes at once.
 *
 * @returns how many of each kind.
 */
export async function sweepReminders(now: Date): Promise<Record<ReminderKind, number>> {
  const queued = { daily: 0, letter: 0 }
  for (const timezone of await listReminderZones()) {
    for (const kind of REMINDER_KINDS) queued[kind] += await sweepZone({ kind, timezone, now })
  }
  return queued
}

/** Sweeps now and every five minutes. @returns a function that stops it. */
export function startSweepingReminders(): () => void {
  async function sweep(): Promise<void> {
    try {
      await pushKeys()
      const queued = await sweepReminders(new Date())
      if (queued.daily + queued.letter > 0) log.info(queued, 'reminders queued')
    } catch (error) {
      log.error({ err: error }, 'sweeping reminders failed')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), REMINDER_SWEEP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
