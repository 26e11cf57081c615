import { handlers } from '#app/jobs/handlers.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'
import { sweepReminders } from '#app/services/reminders/sweep-reminders.server.ts'

/** `sweep`: queues what is due at a moment, and says how much. `work`: runs what is queued. */
export async function run(what: string | undefined, moment: string | undefined): Promise<void> {
  if (what === 'sweep') process.stdout.write(JSON.stringify(await sweepReminders(new Date(moment ?? ''))))
  else await new JobWorker({ handlers }).runDue()
}
