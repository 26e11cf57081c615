// The page: its dimensions in points, its fonts and colours, and how text is written.
import { fileURLToPath } from 'node:url'
import PdfKit from 'pdfkit'
import { PRINT } from '../../../app/config/colours.js'
import { MISSING, settable, splitGraphemes } from './letters.mjs'

/** @typedef {import('../../../app/models/scoring/report.ts').Report} Report */
/** @typedef {'text' | 'strong' | 'display'} Face */
/** @typedef {{ face: Face, size: number, lead: number, ink: string }} Style */
/** @typedef {PDFKit.PDFStructureElement} Element */

// A4, with margins that a desktop printer and a hole punch leave alone.
export const PAGE = { width: 595.28, height: 841.89, left: 60, right: 56, top: 46, laterTop: 72, bottom: 60 }
export const WIDTH = PAGE.width - PAGE.left - PAGE.right

export const INK = PRINT

/** @type {Record<'title' | 'section' | 'heading' | 'score' | 'text' | 'strong' | 'small' | 'smallStrong', Style>} */
const STYLES = {
  title: { face: 'display', size: 22, lead: 27, ink: INK.ink },
  section: { face: 'display', size: 14, lead: 19, ink: INK.ink },
  heading: { face: 'display', size: 10.5, lead: 14, ink: INK.ink },
  score: { face: 'display', size: 44, lead: 48, ink: INK.ink },
  text: { face: 'text', size: 9.5, lead: 13, ink: INK.ink },
  strong: { face: 'strong', size: 9.5, lead: 13, ink: INK.ink },
  small: { face: 'text', size: 8.5, lead: 11.5, ink: INK.soft },
  smallStrong: { face: 'strong', size: 8.5, lead: 11.5, ink: INK.soft },
}

/** @param {number} scale @returns {typeof STYLES} */
function stylesAt(scale) {
  const scaled = Object.entries(STYLES).map(([name, style]) => {
    return [name, { ...style, size: style.size * scale, lead: style.lead * scale }]
  })
  return Object.fromEntries(scaled)
}

/** @param {Face} face */
const fontFile = (face) => fileURLToPath(new URL(`../../../app/styles/fonts/report-${face}.ttf`, import.meta.url))

/** @param {Pick<Report, 'kind' | 'title' | 'language' | 'productName'>} report @param {number} [scale] of all text */
export function openPaper(report, scale = 1) {
  const styles = stylesAt(scale)
  const title = settable(`${report.kind}: ${report.title}`)
  const doc = new PdfKit({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: report.language,
    info: { Title: title, Author: report.productName, Creator: report.productName },
  })
  for (const face of /** @type {const} */ (['text', 'strong', 'display'])) doc.registerFont(face, fontFile(face))
  const root = doc.struct('Document')
  doc.addStructure(root)
  /** @type {Map<string, number>} */
  const advances = new Map()

  /**
   * In thousandths of the size, letter by letter: setting a word to measure it costs fifty times as much.
   * @param {string} text
   * @param {Face} face
   */
  function advance(text, face) {
    let sum = 0
    for (const letter of text) {
      const key = face + letter
      let width = advances.get(key)
      if (width === undefined) {
        width = doc.font(face).fontSize(1000).widthOfString(letter)
        advances.set(key, width)
      }
      sum += width
    }
    return sum
  }

  /** @param {string} text @param {Style} style */
  const measure = (text, style) => (advance(text, style.face) * style.size) / 1000

  /** The longest piece of a word that fits. @param {string} word @param {Style} style @param {number} width */
  function pieceOf(word, style, width) {
    let piece = ''
    for (const letter of splitGraphemes(word)) {
      if (piece !== '' && measure(piece + letter, style) > width) break
      piece += letter
    }
    return piece
  }

  /** Lines no wider than this; a word that is wider is cut. @param {string} text @param {Style} style @param {number} width */
  function wrap(text, style, width) {
    /** @type {string[]} */
    const lines = []
    let line = ''
    for (const word of settable(text).split(' ')) {
      let rest = word
      if (line !== '' && measure(`${line} ${rest}`, style) > width) {
        // The space stays at the end of the line, where PDF readers look for the word boundary.
        lines.push(`${line} `)
        line = ''
      }
      // The line is empty if the word is wider than it.
      while (measure(rest, style) > width) {
        const piece = pieceOf(rest, style, width)
        lines.push(piece)
        rest = rest.slice(piece.length)
      }
      line = line === '' ? rest : `${line} ${rest}`
    }
    return [...lines, line]
  }

  /** Text in one line, its baseline at y. @param {string} text @param {{ x: number, y: number, style: Style }} place */
  function write(text, { x, y, style }) {
    // The display font has no box for missing characters.
    doc
      .font(style.face === 'display' && text.includes(MISSING) ? 'strong' : style.face)
      .fontSize(style.size)
      .fillColor(style.ink)
    doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Content that screen readers skip: lines and ornaments. @param {() => void} draw */
  function ornament(draw) {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  /**
   * A part of the document in reading order.
   * @param {Element} parent
   * @param {string} type
   * @param {PDFKit.Mixins.StructureElementOptions} [options]
   * @returns {Element}
   */
  function part(parent, type, options = {}) {
    const element = doc.struct(type, options)
    parent.add(element)
    return element
  }

  return { doc, root, language: report.language, styles, measure, wrap, write, ornament, part }
}

/** @typedef {ReturnType<typeof openPaper>} Paper */
