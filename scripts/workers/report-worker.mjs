// Renders a report as a PDF, one at a time, in its own thread: a long one takes a second of CPU. Plain JavaScript, because the
// app is bundled and this file is started by its path.
import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { cover } from './report/cover.mjs'
import { fillPages, finishPages } from './report/pages.mjs'
import { openPaper } from './report/paper.mjs'
import { dialogueRows } from './report/sections.mjs'

/** @typedef {import('./report/paper.mjs').Report} Report */
/** @typedef {import('./report/paper.mjs').Paper} Paper */

/** @param {Paper} paper @param {Report} report */
function* rowsOf(paper, report) {
  yield* cover(paper, report)
  const level = report.dialogues.length > 1 ? 3 : 2
  for (const dialogue of report.dialogues) yield* dialogueRows(paper, { dialogue, level })
}

/** @param {Report} report @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function setReport(report) {
  const paper = openPaper(report)
  /** @type {Buffer[]} */
  const pieces = []
  paper.doc.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece))
  const ended = once(paper.doc, 'end')
  await fillPages(paper, rowsOf(paper, report))
  await finishPages(paper, report)
  paper.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}

parentPort?.on('message', (/** @type {{ report: Report }} */ { report }) => {
  void setReport(report).then(
    (pdf) => parentPort?.postMessage({ pdf }, [pdf.buffer]),
    (error) => parentPort?.postMessage({ problem: String(error) }, []),
  )
})
parentPort?.postMessage({ ready: true }, [])
