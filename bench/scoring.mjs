// npm run bench:scoring: the embedded scorer on contrast items made from our own dialogues and on renditions written for
// it. Fails below the committed thresholds. `npm run bench:scoring -- all` judges every item, `-- library` the whole
// library and nothing else, `-- performances` the whole performances, `-- engines` the new engine beside the rules, `-- development/negation` shows the items of a kind.
import { createLogger, createServer } from 'vite'
import { fromRoot, runScript } from '../scripts/project.mjs'

await runScript(async () => {
  // Open until the end: the judge imports its runtime when it is first asked.
  const server = await createServer({
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await server.ssrLoadModule('/bench/scoring/run.ts')
    if ((await module.run(process.argv[2])) > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
})
