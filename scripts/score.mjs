// npm run -s score: JSON lines {"direction":"en-tr"|"tr-en","source","reference","rendition"} in, for each one JSON line out:
// the segment on its own out of 45, similarity, confidence and the errors found. No key, no database, nothing to build.
import { createInterface } from 'node:readline'
import { createLogger, runnerImport } from 'vite'
import { fromRoot, runScript } from './project.mjs'

await runScript(async () => {
  const { module } = await runnerImport(fromRoot('app/models/scoring/embedded/score-line.ts'), {
    configFile: false,
    root: fromRoot('.'),
    customLogger: createLogger('warn'),
  })
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = module.scoreLine(line)
    if ('error' in answer) process.exitCode = 1
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
})
