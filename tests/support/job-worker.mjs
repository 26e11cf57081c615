// Another process that runs jobs from the queue of KOPRU_EMBEDDED_DATABASE_URL until it is killed (job-worker.ts).
import { openSources } from './sources.mjs'

const vite = await openSources()
const { workForEver } = await vite.ssrLoadModule('/tests/support/job-worker.ts')
workForEver({ leaseSeconds: Number(process.argv[2]) })
