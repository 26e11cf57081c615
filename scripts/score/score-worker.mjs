// Scores the lines that scripts/score/score.mjs sends, a batch at a time.
import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../project.mjs'

const DIRECTIONS = ['en-tr', 'tr-en']
const TEXTS = ['source', 'reference', 'rendition']
/** Far more than any segment has. */
const MAX_CHARACTERS = 20_000

/** @typedef {import('../../app/services/scoring/score-line.server.ts').ScoreLine} ScoreLine */

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    // Also removes a byte order mark.
    return JSON.parse(text.trim())
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

/** @type {typeof import('../../app/services/scoring/score-line.server.ts')} */
const { scoreOneLine } = await import(workerData.engine)

/** @typedef {{ number: number, text: string }} Line */

/** @param {Line} line @returns {Promise<{ answer: string, isJudged: boolean }>} */
async function judge({ number, text }) {
  try {
    return { answer: JSON.stringify(await scoreOneLine(readLine(text))), isJudged: true }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { answer: JSON.stringify({ error: `Line ${number}: ${error.message}.` }), isJudged: false }
  }
}

/** @param {Line[]} lines */
async function judgeAll(lines) {
  const answers = []
  for (const line of lines) answers.push(await judge(line))
  parentPort?.postMessage(answers, [])
}

parentPort?.on('message', (/** @type {Line[]} */ lines) => void judgeAll(lines))
