// Another process that works on the queue of KOPRU_EMBEDDED_DATABASE_URL until it is killed (job-worker.ts).
import { createServer } from 'vite'
import { ROOT } from '../../scripts/project.mjs'

const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { workForEver } = await vite.ssrLoadModule('/tests/support/job-worker.ts')
workForEver({ leaseSeconds: Number(process.argv[2]) })
