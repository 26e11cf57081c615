// npm run bench:scoring: the embedded scorer on contrast items made from our own dialogues and on renditions written for
// it. Fails below the committed thresholds. `npm run bench:scoring -- all` judges every item, `-- library` the whole
// library and nothing else, `-- performances` the whole performances, `-- engines` the new engine beside the rules, `-- development/negation` shows the items of a kind.
import { createLogger, runnerImport } from 'vite'
import { fromRoot, runScript } from '../scripts/project.mjs'

await runScript(async () => {
  const { module } = await runnerImport(fromRoot('bench/scoring/run.ts'), {
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
  })
  if ((await module.run(process.argv[2])) > 0) process.exitCode = 1
})
