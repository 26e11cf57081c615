// The vector drawings: the mark, the bridge, and a shape for each severity, distinguishable without colour.
import { INK } from './paper.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportBridge} ReportBridge */
/** @typedef {import('../../../app/models/scoring/evaluation.ts').Severity} Severity */

const MARK_UNITS = 32
const PLANK = { width: 25, height: 13, radius: 3.5 }

/**
 * The mark of the product, as components/site/wordmark.tsx draws it.
 * @param {Paper['doc']} doc
 * @param {{ x: number, y: number, size: number }} place
 */
export function drawMark(doc, { x, y, size }) {
  doc
    .save()
    .translate(x, y)
    .scale(size / MARK_UNITS)
  doc.path('M4 24c0-8.4 5.4-14 12-14s12 5.6 12 14').lineWidth(2.5).stroke(INK.accent)
  doc.path('M10 24v-9.5M16 24V10M22 24v-9.5').lineWidth(1.75).stroke(INK.accent)
  doc.roundedRect(1, 22, 9, 5, 1.5).fill(INK.english)
  doc.roundedRect(22, 22, 9, 5, 1.5).fill(INK.turkish)
  doc.roundedRect(11.5, 22, 9, 5, 1.5).fill(INK.sun)
  doc.restore()
}

/** @param {Paper['doc']} doc @param {ReportBridge['planks'][number]['tone']} tone */
function drawPlank(doc, tone) {
  const { width, height, radius } = PLANK
  const [left, top] = [-width / 2, -height / 2]
  switch (tone) {
    case 'good':
      doc.roundedRect(left, top, width, height, radius).fill(INK.success)
      return
    case 'partial':
      doc.path(`M${left} ${top} H1.5 L-2.5 -1 L1.5 1.5 L-3 ${-top} H${left} Z`).fill(INK.major)
      doc.save().translate(0, 2.5).rotate(5)
      doc.path(`M4.5 ${top} H${-left} V${-top} H0 L4.5 2 L0.5 -1 Z`).fill(INK.major)
      doc.restore()
      return
    case 'missed':
      doc.lineWidth(1.5).dash(3, { space: 3 }).roundedRect(left, top, width, height, radius).stroke(INK.critical)
      doc.undash().lineWidth(2.5).path('M-4 -4 L4 4 M4 -4 L-4 4').stroke(INK.critical)
  }
}

/** @param {Paper['doc']} doc @param {{ bridge: ReportBridge, x: number, y: number, scale: number }} place */
export function drawBridge(doc, { bridge, x, y, scale }) {
  doc.save().translate(x, y).scale(scale)
  doc
    .path(bridge.columns || 'M0 0')
    .lineWidth(2.5)
    .stroke(INK.line)
  doc.path(bridge.arch).lineWidth(6).lineCap('round').stroke(INK.line)
  doc.lineCap('butt')
  doc.path(bridge.banks.left).fillOpacity(0.16).fill(INK.english)
  doc.path(bridge.banks.right).fill(INK.turkish).fillOpacity(1)
  for (const { x: left, y: top, tilt, tone } of bridge.planks) {
    doc.save().translate(left, top).rotate(tilt)
    drawPlank(doc, tone)
    doc.restore()
  }
  doc.restore()
}

/**
 * Critical is a filled octagon, major a triangle, minor an empty circle.
 * @param {Paper['doc']} doc
 * @param {{ severity: Severity, x: number, y: number }} place `y` is the baseline of the word next to it.
 */
export function drawSeverity(doc, { severity, x, y }) {
  doc.save().translate(x, y - 7.4)
  switch (severity) {
    case 'critical':
      doc.polygon([2.3, 0], [5.7, 0], [8, 2.3], [8, 5.7], [5.7, 8], [2.3, 8], [0, 5.7], [0, 2.3]).fill(INK.critical)
      doc.lineWidth(1.2).moveTo(4, 1.7).lineTo(4, 4.7).moveTo(4, 5.5).lineTo(4, 6.6).stroke(INK.surface)
      break
    case 'major':
      doc.lineWidth(1.2).lineJoin('round').polygon([4, 0.5], [7.8, 7.4], [0.2, 7.4]).stroke(INK.major)
      doc.moveTo(4, 2.9).lineTo(4, 5).moveTo(4, 5.6).lineTo(4, 6.5).stroke(INK.major)
      break
    case 'minor':
      doc.lineWidth(1.1).circle(4, 4, 3.3).stroke(INK.minor)
  }
  doc.restore()
}
