// Fills pages with rows and adds each page's header and footer.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { drawMark } from './drawings.mjs'
import { INK, PAGE, WIDTH } from './paper.mjs'
import { settable } from './letters.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Report} Report */
/** @typedef {import('./rows.mjs').Row} Row */

const HEADER_BASELINE = 42
const FOOTER_TOP = PAGE.height - 46

/** @param {Paper} paper */
function createFiller(paper) {
  const bottom = PAGE.height - PAGE.bottom
  let y = Number.POSITIVE_INFINITY
  let isFirst = true

  function turnPage() {
    paper.doc.addPage()
    y = isFirst ? PAGE.top : PAGE.laterTop
    isFirst = false
  }

  /** Keeps rows that belong together on one page, if they fit. @param {Row[]} rows */
  return function place(rows) {
    const height = rows.reduce((sum, row) => sum + row.height, 0)
    const fitsOnOne = height <= bottom - PAGE.laterTop
    if (y + (fitsOnOne ? height : (rows[0]?.height ?? 0)) > bottom) {
      turnPage()
      // A page does not begin with empty space.
      if (rows.length === 1 && rows[0]?.isAir) return
    }
    for (const row of rows) {
      if (y + row.height > bottom) turnPage()
      row.draw(y)
      y += row.height
    }
  }
}

/** @param {Paper} paper @param {Iterable<Row>} rows */
export async function fillPages(paper, rows) {
  const place = createFiller(paper)
  /** @type {Row[]} */
  let held = []
  for (const row of rows) {
    held.push(row)
    if (row.glue) continue
    place(held)
    held = []
    await nextTurn()
  }
  if (held.length > 0) place(held)
}

/** @param {Paper} paper @param {string} text @param {number} width */
function shortened(paper, text, width) {
  const [line = '', ...more] = paper.wrap(text, paper.styles.small, width)
  return more.length === 0 ? line : `${line.trimEnd()}…`
}

/** @param {Paper} paper @param {Report} report */
function drawHeader(paper, report) {
  const { doc } = paper
  const style = paper.styles.small
  const date = settable(report.facts[0] ?? '')
  drawMark(doc, { x: PAGE.left - 1, y: HEADER_BASELINE - 15, size: 18 })
  paper.write(report.productName, {
    x: PAGE.left + 22,
    y: HEADER_BASELINE,
    style: { ...paper.styles.heading, size: 11 },
  })
  const from = PAGE.left + 72
  const room = WIDTH - 72 - paper.measure(date, style) - 16
  paper.write(shortened(paper, report.title, room), { x: from, y: HEADER_BASELINE, style })
  paper.write(date, { x: PAGE.left + WIDTH - paper.measure(date, style), y: HEADER_BASELINE, style })
  const y = HEADER_BASELINE + 9
  doc
    .lineWidth(0.6)
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + WIDTH, y)
    .stroke(INK.line)
}

/** @param {Paper} paper @param {{ footer: string, number: string }} options */
function drawFooter(paper, { footer, number }) {
  const style = { ...paper.styles.small, size: 8.5 }
  const { doc } = paper
  doc
    .lineWidth(0.6)
    .moveTo(PAGE.left, FOOTER_TOP)
    .lineTo(PAGE.left + WIDTH, FOOTER_TOP)
    .stroke(INK.line)
  paper.write(footer, { x: PAGE.left, y: FOOTER_TOP + 15, style })
  paper.write(number, { x: PAGE.left + WIDTH - paper.measure(number, style), y: FOOTER_TOP + 15, style })
}

/** Headers and footers, added last because they need the number of pages. @param {Paper} paper @param {Report} report */
export async function finishPages(paper, report) {
  const { doc } = paper
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const number = report.pageNumber.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    doc.markContent('Artifact', { type: 'Pagination' })
    if (index > 0) drawHeader(paper, report)
    drawFooter(paper, { footer: settable(report.footer), number })
    doc.endMarkedContent()
    await nextTurn()
  }
}
