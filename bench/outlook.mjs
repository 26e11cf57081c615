// node bench/outlook.mjs [folder]: how often a result's band contains the marks that a dialogue deserves, for dialogues
// composed of the hand-written renditions in bench/scoring/data.
import { join } from 'node:path'
import { createLogger, runnerImport } from 'vite'
import { fromRoot, runScript } from '../scripts/project.mjs'

await runScript(async () => {
  const { module } = await runnerImport(fromRoot('bench/outlook.ts'), {
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
  })
  const folder = process.argv[2] ?? fromRoot('bench/scoring/data')
  for (const half of [
    'hand-written-development',
    'marked-development',
    'free-later',
    'hand-written-blind',
    'marked-blind',
    'free-blind',
  ])
    console.log(`${half}:\n${module.run(join(folder, `${half}.json`))}`)
})
