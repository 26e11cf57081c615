// Renders a report or a word list as a PDF, one at a time, in its own thread: a long one takes a second of CPU. Plain JavaScript, because the
// app is bundled and this file is started by its path.
import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { cover } from './report/cover.mjs'
import { fillPages, finishPages } from './report/pages.mjs'
import { openPaper } from './report/paper.mjs'
import { paragraph, space } from './report/rows.mjs'
import { bridges, costliest, dialogueRows } from './report/sections.mjs'
import { setWordSheet } from './report/word-sheet.mjs'

/** @typedef {import('./report/paper.mjs').Report} Report */
/** @typedef {import('../../app/models/vocabulary/word-sheet.ts').WordSheet} WordSheet */
/** @typedef {import('./report/paper.mjs').Paper} Paper */
/** @typedef {import('./report/rows.mjs').Row} Row */

/** Text shrinks by these steps until a report is as short as it should be. */
const SCALES = [1, 0.93, 0.87, 0.82, 0.77]
/** The longest dialogue of the library fits on three pages. */
const SEGMENTS = 16
const PAGES = 3

/** @param {Report} report */
function pagesWanted({ dialogues }) {
  return dialogues.reduce((sum, { segments }) => sum + PAGES * Math.max(1, Math.ceil(segments.length / SEGMENTS)), 0)
}

/** In the order of the result page. @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
function* rowsOf(paper, report) {
  yield* cover(paper, report)
  yield* bridges(paper, report)
  yield* costliest(paper, report)
  const level = report.dialogues.length > 1 ? 3 : 2
  for (const dialogue of report.dialogues) yield* dialogueRows(paper, { dialogue, level })
  yield space(8)
  yield* paragraph(paper, paper.root, report.estimate, { style: paper.styles.small })
}

/** @param {Report} report @param {number} scale */
async function setAt(report, scale) {
  const paper = openPaper(report, scale)
  /** @type {Buffer[]} */
  const pieces = []
  paper.doc.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece))
  const ended = once(paper.doc, 'end')
  await fillPages(paper, rowsOf(paper, report))
  const pages = paper.doc.bufferedPageRange().count
  await finishPages(paper, report)
  paper.doc.end()
  await ended
  return { pages, pdf: new Uint8Array(Buffer.concat(pieces)) }
}

/** @param {Report} report @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function setReport(report) {
  let set = await setAt(report, 1)
  for (const scale of SCALES.slice(1)) {
    if (set.pages <= pagesWanted(report)) break
    set = await setAt(report, scale)
  }
  return set.pdf
}

parentPort?.on('message', (/** @type {{ report: Report } | { wordSheet: WordSheet }} */ message) => {
  const setting = 'report' in message ? setReport(message.report) : setWordSheet(message.wordSheet)
  void setting.then(
    (pdf) => parentPort?.postMessage({ pdf }, [pdf.buffer]),
    (error) => parentPort?.postMessage({ problem: String(error) }, []),
  )
})
parentPort?.postMessage({ ready: true }, [])
