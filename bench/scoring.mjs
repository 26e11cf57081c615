// npm run bench:scoring: the embedded scorer on contrast items made from our own dialogues and on renditions written for
// it. Fails below the committed thresholds. `npm run bench:scoring -- all` judges every item, `-- library` the whole
// library and nothing else, `-- performances` the whole performances, `-- rehearsals` those that the range is chosen on, `-- engines` the new engine beside the rules, `-- development/negation` shows the items of a kind.
import { runScript } from '../scripts/project.mjs'
import { withModule } from './support/with-module.mjs'

await runScript(() =>
  withModule('/bench/scoring/run.ts', async ({ run }) => {
    if ((await run(process.argv[2])) > 0) process.exitCode = 1
  }),
)
