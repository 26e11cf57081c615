// npm run rules: what each rule finds in the renditions written for training, and how often it is right; `-- NAME` shows the
// right ones that a rule blames, `-- without` what would be lost without each.
import { withModule } from '../../bench/support/with-module.mjs'
import { runScript } from '../../scripts/project.mjs'

await runScript(() =>
  withModule('/scorer/bench/rules.ts', async ({ reportRules }) => console.log(await reportRules(process.argv[2]))),
)
