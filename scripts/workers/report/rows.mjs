// A report is a stack of rows. A row knows its height and how to draw itself. A glued row stays on the same page as the next
// one, so that no heading, and no first or last line of a paragraph, is left alone.
import { INK, PAGE, WIDTH } from './paper.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Style} Style */
/** @typedef {import('./paper.mjs').Element} Element */
/** @typedef {{ height: number, glue: boolean, draw: (y: number) => void, isAir?: boolean }} Row */

/** The column of marks, on the right. */
export const MARKS_WIDTH = 58
/** Paragraphs with fewer lines are not split. */
const WHOLE_LINES = 4

/** @param {number} height @param {{ glue?: boolean }} [options] @returns {Row} */
export function space(height, { glue = false } = {}) {
  return { height, glue, draw: () => {}, isAir: true }
}

/**
 * @param {Paper} paper
 * @param {{ before?: number, after?: number, weight?: number, ink?: string, glue?: boolean }} [options]
 * @returns {Row}
 */
export function rule(paper, { before = 0, after = 0, weight = 0.6, ink = INK.line, glue = true } = {}) {
  return {
    height: before + after,
    glue,
    draw(y) {
      paper.ornament(() => {
        const { doc } = paper
        doc
          .lineWidth(weight)
          .moveTo(PAGE.left, y + before)
          .lineTo(PAGE.left + WIDTH, y + before)
          .stroke(ink)
      })
    },
  }
}

/** @param {Style} style */
export const baseline = (style) => style.lead * 0.72

/** @typedef {{ style?: Style, x?: number, width?: number, tag?: string, lang?: string | undefined, glue?: boolean, extra?: (y: number, line: number) => void }} TextOptions */

/**
 * A paragraph, a row for each line. `glue` ties its end to what follows.
 * @param {Paper} paper @param {Element} parent @param {string} text @param {TextOptions} [options] @returns {Row[]}
 */
export function paragraph(paper, parent, text, options = {}) {
  const { style = paper.styles.text, x = 0, width = WIDTH - x, tag = 'P', lang, glue = false, extra } = options
  const element = paper.part(parent, tag, lang === undefined ? {} : { lang })
  const lines = paper.wrap(text, style, width)
  return lines.map((line, index) => {
    const left = lines.length - 1 - index
    const isHeld = lines.length <= WHOLE_LINES ? left > 0 : index === 0 || left === 1
    return {
      height: style.lead,
      glue: left === 0 ? glue : isHeld,
      draw(y) {
        extra?.(y, index)
        element.add(() => paper.write(line, { x: PAGE.left + x, y: y + baseline(style), style }))
      },
    }
  })
}

/** @param {Paper} paper @param {Element} parent @param {{ text: string, style: Style, y: number, tag?: string, right?: number }} options `right` is measured from the right margin. */
export function writeRight(paper, parent, { text, style, y, tag = 'Span', right = 0 }) {
  const x = PAGE.left + WIDTH - right - paper.measure(text, style)
  paper.part(parent, tag).add(() => paper.write(text, { x, y: y + baseline(style), style }))
}

/** Keeps rows together: glues all but the last, which keeps its own setting. @param {Row[]} rows @returns {Row[]} */
export function together(rows) {
  return rows.map((row, index) => (index < rows.length - 1 ? { ...row, glue: true } : row))
}

/**
 * Bullet points.
 * @param {Paper} paper @param {Element} parent @param {string[]} items @param {{ lang?: string }} [options] @returns {Row[]}
 */
export function bullets(paper, parent, items, { lang } = {}) {
  const list = paper.part(parent, 'L')
  return items.flatMap((item) => {
    const body = paper.part(paper.part(list, 'LI'), 'LBody')
    const dot = (/** @type {number} */ y, /** @type {number} */ line) => {
      if (line === 0) paper.ornament(() => paper.doc.circle(PAGE.left + 3, y + 7.6, 1.4).fill(INK.soft))
    }
    return [...paragraph(paper, body, item, { x: 13, lang, extra: dot }), space(2)]
  })
}
