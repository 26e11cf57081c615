// A word list for a pin board: English, Turkish and the trap below them, in two columns a page, as large as two pages allow.
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { drawMark } from './drawings.mjs'
import { settable } from './letters.mjs'
import { INK, openPaper, PAGE } from './paper.mjs'

/** @typedef {import('../../../app/models/vocabulary/word-sheet.ts').WordSheet} WordSheet */
/** @typedef {WordSheet['words'][number]} SheetWord */
/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Style} Style */
/** @typedef {import('./paper.mjs').Element} Element */
/** @typedef {{ english: string[], turkish: string[], trap: string[], height: number, word: SheetWord }} Entry */
/** @typedef {Record<'english' | 'turkish' | 'trap', Style>} Styles */

// Narrower margins than a report: a printer leaves out 4 mm, and nobody punches it.
const SIDE = 32
const TOP = 60
const BOTTOM = PAGE.height - 36
const COLUMNS = 2
const GUTTER = 18
const COLUMN = (PAGE.width - 2 * SIDE - GUTTER * (COLUMNS - 1)) / COLUMNS
/** Between English and Turkish. */
const GAP = 8
const HALF = (COLUMN - GAP) / 2
const HEAD = 13
const PAGES = 2

/** Of the words, in points; the largest at which the list fits on two pages. */
const SIZES = [9, 8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7, 6.75, 6.5, 6.25, 6]

/** @param {number} size @returns {Styles} */
function stylesAt(size) {
  const lead = size * 1.2
  return {
    english: { face: 'strong', size, lead, ink: INK.english },
    turkish: { face: 'text', size, lead, ink: INK.turkish },
    trap: { face: 'text', size: size * 0.88, lead: size * 1.06, ink: INK.soft },
  }
}

/** @param {number} size */
const airAt = (size) => size * 0.34

/** @param {Paper} paper @param {SheetWord} word @param {number} size @returns {Entry} */
function measure(paper, word, size) {
  const styles = stylesAt(size)
  const english = paper.wrap(word.english, styles.english, HALF)
  const turkish = paper.wrap(word.turkish, styles.turkish, HALF)
  const trap = word.trap === null ? [] : paper.wrap(word.trap, styles.trap, COLUMN)
  const lines = Math.max(english.length, turkish.length)
  const height = lines * styles.english.lead + trap.length * styles.trap.lead + airAt(size)
  return { english, turkish, trap, height, word }
}

/** The entries of each column, in order. @param {Entry[]} entries @returns {Entry[][]} */
function fill(entries) {
  /** @type {Entry[][]} */
  const columns = [[]]
  let room = BOTTOM - TOP - HEAD
  for (const entry of entries) {
    if (entry.height > room && columns.at(-1)?.length) {
      columns.push([])
      room = BOTTOM - TOP - HEAD
    }
    columns.at(-1)?.push(entry)
    room -= entry.height
  }
  return columns
}

/** @param {Paper} paper @param {WordSheet} sheet */
function lay(paper, { words }) {
  for (const size of SIZES) {
    const columns = fill(words.map((word) => measure(paper, word, size)))
    if (columns.length <= COLUMNS * PAGES || size === SIZES.at(-1)) return { size, columns }
  }
  throw new Error('There is no size.')
}

/** @param {Paper} paper @param {number} y @param {number} x @param {number} width */
function line({ doc }, y, x, width) {
  doc
    .lineWidth(0.4)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(INK.line)
}

/** @param {Paper} paper @param {WordSheet} sheet */
function drawFirstTitle(paper, sheet) {
  const { styles } = paper
  const title = paper.part(paper.root, 'H1')
  paper.ornament(() => drawMark(paper.doc, { x: SIDE - 1, y: 21, size: 20 }))
  title.add(() => paper.write(settable(sheet.title), { x: SIDE + 26, y: 37, style: { ...styles.section, size: 16 } }))
  const style = styles.small
  const width = paper.measure(sheet.count, style)
  paper.part(paper.root, 'P').add(() => paper.write(sheet.count, { x: PAGE.width - SIDE - width, y: 37, style }))
}

/** Product, title, address and number, which screen readers skip. @param {Paper} paper @param {WordSheet} sheet @param {{ page: number, pages: number }} place */
function drawFrame(paper, sheet, { page, pages }) {
  const style = { ...paper.styles.small, size: 7.5 }
  const { doc } = paper
  doc.markContent('Artifact', { type: 'Pagination' })
  if (page > 1) {
    drawMark(doc, { x: SIDE - 1, y: 24, size: 16 })
    paper.write(settable(sheet.title), { x: SIDE + 22, y: 36, style: { ...paper.styles.heading, size: 11 } })
  }
  const number = sheet.pageNumber.replace('{page}', String(page)).replace('{pages}', String(pages))
  const y = PAGE.height - 20
  line(paper, PAGE.height - 31, SIDE, PAGE.width - 2 * SIDE)
  paper.write(settable(`${sheet.productName} · ${sheet.address}`), { x: SIDE, y, style })
  const footer = settable(sheet.footer)
  paper.write(footer, { x: (PAGE.width - paper.measure(footer, style)) / 2 + 24, y, style })
  paper.write(number, { x: PAGE.width - SIDE - paper.measure(number, style), y, style })
  doc.endMarkedContent()
}

/** @param {Paper} paper @param {WordSheet} sheet @param {number} x */
function drawHeads(paper, sheet, x) {
  const style = { ...paper.styles.smallStrong, size: 7.5 }
  paper.ornament(() => {
    paper.write(sheet.columns.english, { x, y: TOP + 6, style })
    paper.write(sheet.columns.turkish, { x: x + HALF + GAP, y: TOP + 6, style })
    line(paper, TOP + 10, x, COLUMN)
  })
}

/** Lines of one cell. @param {Paper} paper @param {Element} row @param {{ lines: string[], x: number, y: number, style: Style, lang: string }} cell */
function drawCell(paper, row, { lines, x, y, style, lang }) {
  const cell = paper.part(row, 'TD', { lang })
  cell.add(() => {
    lines.forEach((text, index) => paper.write(text, { x, y: y + style.lead * (index + 0.78), style }))
  })
}

/** @param {Paper} paper @param {Element} table @param {Entry} entry @param {{ x: number, y: number, size: number, language: string }} place */
function drawEntry(paper, table, entry, { x, y, size, language }) {
  const styles = stylesAt(size)
  const row = paper.part(table, 'TR')
  drawCell(paper, row, { lines: entry.english, x, y, style: styles.english, lang: 'en' })
  drawCell(paper, row, { lines: entry.turkish, x: x + HALF + GAP, y, style: styles.turkish, lang: 'tr' })
  const below = y + Math.max(entry.english.length, entry.turkish.length) * styles.english.lead
  if (entry.trap.length > 0)
    drawCell(paper, row, { lines: entry.trap, x, y: below, style: styles.trap, lang: language })
  paper.ornament(() => line(paper, y + entry.height - airAt(size) / 2, x, COLUMN))
}

/** @param {Paper} paper @param {WordSheet} sheet */
async function drawAll(paper, sheet) {
  const { size, columns } = lay(paper, sheet)
  const pages = Math.ceil(columns.length / COLUMNS)
  /** @type {Element | undefined} */
  let table
  for (const [index, entries] of columns.entries()) {
    if (index % COLUMNS === 0) paper.doc.addPage()
    if (index === 0) drawFirstTitle(paper, sheet)
    table ??= paper.part(paper.root, 'Table')
    if (index % COLUMNS === 0) drawFrame(paper, sheet, { page: index / COLUMNS + 1, pages })
    const x = SIDE + (index % COLUMNS) * (COLUMN + GUTTER)
    drawHeads(paper, sheet, x)
    let y = TOP + HEAD
    for (const entry of entries) {
      drawEntry(paper, table, entry, { x, y, size, language: sheet.language })
      y += entry.height
    }
    await nextTurn()
  }
}

/** @param {WordSheet} sheet @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function setWordSheet(sheet) {
  const paper = openPaper(sheet)
  /** @type {Buffer[]} */
  const pieces = []
  paper.doc.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece))
  const ended = once(paper.doc, 'end')
  await drawAll(paper, sheet)
  paper.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}
