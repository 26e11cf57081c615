// Another process that submits an attempt and is killed while it is scored (submitting-process.ts).
// Arguments: user id, dialogue id, submission id.
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
const { submitTyped } = await vite.ssrLoadModule('/tests/support/submitting-process.ts')
const [, , userId, dialogueId, submissionId] = process.argv
await submitTyped({ userId: Number(userId), dialogueId: Number(dialogueId), submissionId })
