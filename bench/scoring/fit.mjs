// node bench/scoring/fit.mjs: fits the similarity on half of the graded sentence pairs and prints its weights and
// losses. They are committed in app/models/scoring/embedded/matching/similarity.ts.
import { createLogger, runnerImport } from 'vite'
import { fromRoot, runScript } from '../../scripts/project.mjs'

await runScript(async () => {
  const { module } = await runnerImport(fromRoot('bench/scoring/fit.ts'), {
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
  })
  console.log(JSON.stringify(module.fit()))
})
