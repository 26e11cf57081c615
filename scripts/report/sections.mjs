// What stands in a report, from top to bottom, as rows.
import { drawBridge, drawMark, drawSeverity } from './drawings.mjs'
import { INK, PAGE, STYLES, WIDTH } from './paper.mjs'
import { baseline, bullets, paragraph, rule, space, together, writeRight } from './rows.mjs'
import { settable } from './letters.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Report} Report */
/** @typedef {import('./paper.mjs').Element} Element */
/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('../../app/models/scoring/report.ts').ReportDialogue} Dialogue */
/** @typedef {import('../../app/models/scoring/report.ts').ReportFinding} Finding */
/** @typedef {import('../../app/models/scoring/report.ts').SheetLine} SheetLine */
/** @typedef {import('../../app/models/scoring/report.ts').ReportSegment} Segment */

const MARKS_WIDTH = 58
const LABEL_WIDTH = 104
const BRIDGE_SCALE_MAX = 0.85

/** @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
export function* cover(paper, report) {
  const { doc, root } = paper
  const mark = paper.part(root, 'P')
  yield {
    height: 46,
    glue: true,
    draw(y) {
      paper.ornament(() => drawMark(doc, { x: PAGE.left - 1, y: y - 4, size: 30 }))
      const style = { ...STYLES.section, size: 18 }
      mark.add(() => paper.write(report.productName, { x: PAGE.left + 36, y: y + 19, style }))
      writeRight(paper, mark, { text: settable(report.kind), style: STYLES.small, y: y + 9 })
    },
  }
  yield rule(paper, { after: 18 })
  yield* paragraph(paper, root, report.title, { style: STYLES.title, tag: 'H1', glue: true })
  yield space(2, { glue: true })
  const facts = report.facts.join(' · ')
  yield* paragraph(paper, root, facts, { style: { ...STYLES.text, ink: INK.soft }, glue: true })
  yield space(12, { glue: true })
  yield* verdict(paper, report)
}

/** @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
function* verdict(paper, { score, estimate }) {
  const { doc, root } = paper
  const [text, word] = [settable(score.text), settable(score.verdict)]
  const width = paper.measure(text, STYLES.score)
  yield* paragraph(paper, root, score.label, { style: STYLES.smallStrong, glue: true })
  const line = paper.part(root, 'P')
  yield {
    height: STYLES.score.lead + 4,
    glue: true,
    draw(y) {
      const y0 = y + baseline(STYLES.score) + 2
      line.add(() => paper.write(`${text} `, { x: PAGE.left, y: y0, style: STYLES.score }))
      const x = PAGE.left + width + 18
      const wide = paper.measure(word, STYLES.strong)
      const ink = score.passed ? INK.success : INK.major
      // A pass is filled, anything else an outline: it shows on grey paper too.
      paper.ornament(() => {
        const pill = doc.roundedRect(x, y0 - 14.5, wide + 20, 20, 10).lineWidth(1.2)
        if (score.passed) pill.fill(ink)
        else pill.stroke(ink)
      })
      const style = { ...STYLES.strong, ink: score.passed ? '#FFFFFF' : ink }
      line.add(() => paper.write(word, { x: x + 10, y: y0 - 1, style }))
    },
  }
  for (const note of score.notes) {
    const bar = (/** @type {number} */ y) =>
      paper.ornament(() => doc.rect(PAGE.left, y, 3, STYLES.text.lead).fill(INK.critical))
    yield space(6, { glue: true })
    yield* paragraph(paper, root, note.lead, { style: STYLES.strong, x: 12, extra: bar, glue: true })
    yield* paragraph(paper, root, note.text, { x: 12, extra: bar, glue: true })
  }
  yield space(5, { glue: true })
  yield* paragraph(paper, root, estimate, { style: STYLES.small })
}

/** @param {Paper} paper @param {Dialogue} dialogue @returns {Row[]} */
function bridgeRows(paper, { bridge }) {
  const scale = Math.min(BRIDGE_SCALE_MAX, WIDTH / bridge.width)
  const height = bridge.height * scale
  // Where it stands is part of a figure, and known when it is drawn; its place in the order is taken here.
  const place = paper.part(paper.root, 'Div')
  const figure = {
    height: height + 6,
    glue: true,
    draw: (/** @type {number} */ y) => {
      /** @type {PDFKit.Mixins.StructureElementOptions & { bbox: number[] }} -- the types do not know it yet */
      const options = {
        alt: settable(bridge.label),
        bbox: [PAGE.left, y, PAGE.left + bridge.width * scale, y + height],
      }
      const element = paper.part(place, 'Figure', options)
      element.add(() => drawBridge(paper.doc, { bridge, x: PAGE.left, y, scale }))
    },
  }
  return [figure, ...paragraph(paper, paper.root, bridge.legend, { style: STYLES.small })]
}

/** The shape and the word of a severity, in one line with more. @param {Paper} paper @param {Element} parent @param {{ finding: Finding, x: number, y: number }} place @returns {number} where it ends */
function writeSeverity(paper, parent, { finding, x, y }) {
  const style = { ...STYLES.smallStrong, ink: INK.ink }
  const word = settable(finding.severityWord)
  paper.ornament(() => drawSeverity(paper.doc, { severity: finding.severity, x, y }))
  paper.part(parent, 'Span').add(() => paper.write(`${word} `, { x: x + 12, y, style }))
  return x + 12 + paper.measure(word, style)
}

/** @param {Paper} paper @param {Element} list @param {SheetLine} line @returns {Row[]} */
function sheetLine(paper, list, line) {
  const body = paper.part(paper.part(list, 'LI'), 'LBody')
  const head = paper.part(body, 'P')
  const width = WIDTH - MARKS_WIDTH
  /** @type {Row} */
  const title = {
    height: 16,
    glue: true,
    draw(y) {
      const y0 = y + 11
      const strong = { ...STYLES.smallStrong, ink: INK.ink }
      const segment = settable(line.segment)
      head.add(() => paper.write(`${segment} `, { x: PAGE.left, y: y0, style: strong }))
      const from = PAGE.left + Math.max(64, paper.measure(segment, strong) + 12)
      const end = writeSeverity(paper, head, { finding: line, x: from, y: y0 })
      const category = settable(line.category)
      head.add(() => paper.write(`${category} `, { x: Math.max(end + 12, from + 66), y: y0, style: STYLES.small }))
      writeRight(paper, head, { text: line.marks, style: { ...STYLES.strong, size: 12 }, y })
    },
  }
  const quotes = line.quotes.flatMap(({ label, text }) => [
    space(1, { glue: true }),
    ...labelled(paper, body, { label, text: `“${text}”`, labelWidth: 64, width: width - 64 }),
  ])
  const note = line.note === null ? [] : paragraph(paper, body, line.note, { style: STYLES.small, width })
  const rows = [rule(paper, { after: 6 }), title, ...paragraph(paper, body, line.detail, { width }), ...quotes, ...note]
  return [...together(rows), space(7)]
}

/** @param {Paper} paper @param {Element} parent @param {{ label: string, text: string, lang?: string, labelWidth: number, width: number }} options @returns {Row[]} */
function labelled(paper, parent, { label, text, lang, labelWidth, width }) {
  const name = paper.wrap(label, STYLES.smallStrong, labelWidth - 8)
  const title = paper.part(parent, 'P')
  const writeName = (/** @type {number} */ y, /** @type {number} */ line) => {
    const part = name[line]
    if (part === undefined) return
    title.add(() => paper.write(part, { x: PAGE.left, y: y + baseline(STYLES.text), style: STYLES.smallStrong }))
  }
  const rows = paragraph(paper, parent, text, { x: labelWidth, width, lang, extra: writeName })
  // A label that is longer than its text.
  const rest = name.slice(rows.length).map((_, index) => ({
    height: STYLES.text.lead,
    glue: false,
    draw: (/** @type {number} */ y) => writeName(y, rows.length + index),
  }))
  return rest.length === 0 ? rows : together([...rows, ...rest])
}

/** @param {Paper} paper @param {{ tag: string, text: string, label?: string, value?: string }} options @returns {Row[]} */
function sectionTitle(paper, { tag, text, label, value }) {
  const rows = paragraph(paper, paper.root, text, { style: STYLES.section, tag, glue: true, width: WIDTH - 160 })
  const [first, ...more] = rows
  if (!first || label === undefined || value === undefined) return rows
  const line = paper.part(paper.root, 'P')
  const draw = (/** @type {number} */ y) => {
    first.draw(y)
    writeRight(paper, line, { text: `${label} `, style: STYLES.small, y: y + 6, right: 34 })
    writeRight(paper, line, { text: value, style: { ...STYLES.strong, size: 12 }, y: y + 4 })
  }
  return [{ ...first, draw }, ...more]
}

/** @param {Paper} paper @param {{ dialogue: Dialogue, tag: string }} options @returns {Generator<Row>} */
function* sheet(paper, { dialogue, tag }) {
  const { title, start, lines, none, total, rule: tariff } = dialogue.sheet
  yield* sectionTitle(paper, { tag, text: title, ...start })
  yield space(4, { glue: true })
  if (lines.length === 0) {
    yield rule(paper, { after: 7 })
    yield* paragraph(paper, paper.root, none, { glue: true })
    yield space(7, { glue: true })
  } else {
    const list = paper.part(paper.root, 'L')
    for (const [index, line] of lines.entries()) {
      const rows = sheetLine(paper, list, line)
      // The sum does not stand alone.
      yield* index === lines.length - 1 ? rows.map((row) => ({ ...row, glue: true })) : rows
    }
  }
  yield rule(paper, { weight: 1.2, ink: INK.ink, after: 4 })
  const line = paper.part(paper.root, 'P')
  yield {
    height: 27,
    glue: true,
    draw(y) {
      line.add(() => paper.write(`${total.label} `, { x: PAGE.left, y: y + 19, style: STYLES.strong }))
      writeRight(paper, line, { text: total.value, style: { ...STYLES.score, size: 20, lead: 26 }, y: y + 1 })
    },
  }
  yield* paragraph(paper, paper.root, tariff, { style: STYLES.small })
}

/** @param {Paper} paper @param {{ dialogue: Dialogue, tag: string }} options @returns {Generator<Row>} */
function* subScores(paper, { dialogue, tag }) {
  const { title, rows, note } = dialogue.subScores
  const list = paper.part(paper.root, 'Div')
  const heading = paragraph(paper, list, title, { style: STYLES.section, tag, glue: true })
  yield* heading
  for (const { name, percent, text } of rows) {
    const line = paper.part(list, 'P')
    yield {
      height: 18,
      glue: true,
      draw(y) {
        const x = PAGE.left + LABEL_WIDTH
        const width = WIDTH - LABEL_WIDTH - 90
        line.add(() => paper.write(`${settable(name)} `, { x: PAGE.left, y: y + 12, style: STYLES.text }))
        paper.ornament(() => {
          paper.doc
            .roundedRect(x, y + 5.5, width, 6, 3)
            .lineWidth(0.6)
            .stroke(INK.soft)
          if (percent) paper.doc.roundedRect(x, y + 5.5, Math.max(6, (width * percent) / 100), 6, 3).fill(INK.accent)
        })
        writeRight(paper, line, { text: settable(text), style: STYLES.text, y: y + 1 })
      },
    }
  }
  yield space(3, { glue: true })
  yield* paragraph(paper, list, note, { style: STYLES.small })
}

/** @param {Paper} paper @param {{ segment: Segment, tag: string }} options @returns {Generator<Row>} */
function* segmentRows(paper, { segment, tag }) {
  const { root } = paper
  const part = paper.part(root, 'Sect')
  const marks = settable(segment.score)
  const heading = paper.part(part, tag)
  const line = paper.part(part, 'P')
  yield rule(paper, { after: 8 })
  yield {
    height: 19,
    glue: true,
    draw(y) {
      const words = settable(segment.heading)
      heading.add(() => paper.write(`${words} `, { x: PAGE.left, y: y + 12, style: STYLES.heading }))
      const x = PAGE.left + Math.max(LABEL_WIDTH, paper.measure(words, STYLES.heading) + 14)
      const about = settable(`${segment.direction} · ${segment.verdict}`)
      line.add(() => paper.write(`${about} `, { x, y: y + 12, style: { ...STYLES.strong, size: 10 } }))
      writeRight(paper, line, { text: marks, style: STYLES.text, y: y + 1 })
    },
  }
  if (segment.feedback !== null) yield* together([...paragraph(paper, part, segment.feedback), space(3)])
  for (const finding of segment.findings) yield* findingRows(paper, { part, finding })
  for (const { label, language, text } of segment.passages) {
    yield space(3, { glue: true })
    yield* labelled(paper, part, { label, text, lang: language, labelWidth: LABEL_WIDTH, width: WIDTH - LABEL_WIDTH })
  }
  if (segment.nothing !== null) {
    yield space(3, { glue: true })
    yield* paragraph(paper, part, segment.nothing, { style: STYLES.strong })
  }
  yield space(10)
}

/** @param {Paper} paper @param {{ part: Element, finding: Finding }} options @returns {Row[]} */
function findingRows(paper, { part, finding }) {
  const body = paper.part(part, 'P')
  const lead = paper.part(body, 'Span')
  const first = (/** @type {number} */ y, /** @type {number} */ line) => {
    if (line > 0) return
    writeSeverity(paper, lead, { finding, x: PAGE.left, y: y + baseline(STYLES.text) })
    writeRight(paper, lead, { text: finding.marks, style: STYLES.strong, y })
  }
  const width = WIDTH - LABEL_WIDTH - MARKS_WIDTH
  return [...paragraph(paper, body, finding.detail, { x: LABEL_WIDTH, width, tag: 'Span', extra: first }), space(2)]
}

/** @param {Paper} paper @param {{ dialogue: Dialogue, level: number }} options @returns {Generator<Row>} */
export function* dialogueRows(paper, { dialogue, level }) {
  const { root } = paper
  const tag = `H${level}`
  yield space(16)
  if (dialogue.title !== null) {
    yield* paragraph(paper, root, dialogue.title, {
      style: { ...STYLES.title, size: 19 },
      tag: `H${level - 1}`,
      glue: true,
    })
    yield* paragraph(paper, root, dialogue.score, { style: STYLES.strong, glue: true })
    yield space(10, { glue: true })
  }
  yield* bridgeRows(paper, dialogue)
  yield space(10)
  yield* paragraph(paper, root, dialogue.summary)
  yield space(20)
  yield* sheet(paper, { dialogue, tag })
  yield space(22)
  yield* subScores(paper, { dialogue, tag })
  for (const { title, items } of dialogue.points) {
    if (items.length === 0) continue
    yield space(18)
    yield* paragraph(paper, root, title, { style: STYLES.section, tag, glue: true })
    yield space(2, { glue: true })
    yield* bullets(paper, root, items)
  }
  yield space(22)
  yield* sectionTitle(paper, { tag, text: dialogue.segmentsTitle })
  yield space(4, { glue: true })
  for (const segment of dialogue.segments) yield* segmentRows(paper, { segment, tag: `H${level + 1}` })
}
