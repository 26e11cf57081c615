// npm run -s score: reads JSON lines {"direction":"en-tr"|"tr-en","source","reference","rendition"} from standard input
// and writes one JSON line for each: {"score","similarity","confidence","errors"}, by the embedded engine. A line that
// cannot be judged gets {"error"} in its place, the others go on, and the command ends with 1.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fromRoot, Problem, runScript } from './project.mjs'

const DIRECTIONS = ['en-tr', 'tr-en']
const TEXTS = ['source', 'reference', 'rendition']
/** Far more than any segment; what is longer is no segment. */
const MAX_CHARACTERS = 20_000

/** @typedef {import('../app/models/scoring/score-line.ts').ScoreLine} ScoreLine */

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('this is not JSON')
  }
}

/** What is asked, or a Problem that says what is wrong with it. @param {string} text @returns {ScoreLine} */
function readLine(text) {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('this is not a JSON object')
  /** @type {Record<string, unknown>} */
  const fields = { ...value }
  const direction = DIRECTIONS.find((known) => known === fields.direction)
  if (direction !== 'en-tr' && direction !== 'tr-en') throw new Problem('"direction" must be "en-tr" or "tr-en"')
  const [source, reference, rendition] = TEXTS.map((name) => {
    const field = fields[name]
    if (typeof field !== 'string') throw new Problem(`"${name}" must be a text`)
    if (name !== 'rendition' && field.trim() === '') throw new Problem(`"${name}" must not be empty`)
    if (field.length > MAX_CHARACTERS) throw new Problem(`"${name}" must have at most ${MAX_CHARACTERS} characters`)
    return field
  })
  return { direction, source: source ?? '', reference: reference ?? '', rendition: rendition ?? '' }
}

/** @returns {Promise<typeof import('../app/models/scoring/score-line.ts')>} */
async function loadEngine() {
  const vite = await import('vite').catch(() => {
    throw new Problem('The packages are not installed yet: run `npm ci` first.')
  })
  const { module } = await vite.runnerImport(fromRoot('app/models/scoring/score-line.ts'), {
    configFile: false,
    root: fromRoot('.'),
    customLogger: vite.createLogger('error'),
  })
  return module
}

/** @param {unknown} value */
async function print(value) {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain')
}

await runScript(async () => {
  // Whoever reads may have had enough, as `head` does.
  process.stdout.on('error', () => process.exit())
  const { scoreOneLine } = await loadEngine()
  let number = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1
    const text = line.replace(/^\uFEFF/u, '')
    if (text.trim() === '') continue
    try {
      await print(scoreOneLine(readLine(text)))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      process.exitCode = 1
      await print({ error: `Line ${number}: ${error.message}.` })
    }
  }
})
