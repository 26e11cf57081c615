// npm run rules: what each rule finds in the renditions written for training, and how often it is right.
import { createLogger, runnerImport } from 'vite'
import { fromRoot, runScript } from '../../scripts/project.mjs'

await runScript(async () => {
  const { module } = await runnerImport(fromRoot('scorer/bench/rules.ts'), {
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
  })
  console.log(module.reportRules(process.argv[2]))
})
