// npm run bench:scoring: the scorer on every set of single renditions; fails beyond the committed limits.
// `-- performances` judges whole performances, `-- rehearsals` those that limits and range are chosen on, `-- library` all of the library.
import { runScript } from '../scripts/project.mjs'
import { withModule } from './support/with-module.mjs'

await runScript(() =>
  withModule('/bench/scoring/run.ts', async ({ run }) => {
    if ((await run(process.argv[2])) > 0) process.exitCode = 1
  }),
)
