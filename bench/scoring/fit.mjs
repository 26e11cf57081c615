// node bench/scoring/fit.mjs: fits the weights of the similarity on the development half of the contrast items and prints
// them. They are committed in app/models/scoring/embedded/similarity.ts.
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
