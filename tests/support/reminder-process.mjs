// Another process that queues reminders, or works on the queue until it is killed (reminder-process.ts).
// Arguments: what to do, and for a sweep the moment.
import { openSources } from './sources.mjs'

const vite = await openSources()
const { run } = await vite.ssrLoadModule('/tests/support/reminder-process.ts')
await run(process.argv[2], process.argv[3])
process.exit(0)
