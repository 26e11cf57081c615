// The rows of one dialogue in a report, from top to bottom.
import { drawBridge } from './drawings.mjs'
import { settable } from './letters.mjs'
import { INK, PAGE, STYLES, WIDTH } from './paper.mjs'
import { baseline, bullets, MARKS_WIDTH, paragraph, rule, space, together, writeRight } from './rows.mjs'
import { labelled, sectionTitle, sheet, writeSeverity } from './sheet.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Element} Element */
/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportDialogue} Dialogue */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportFinding} Finding */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportSegment} Segment */

const LABEL_WIDTH = 104
const WHAT_IF_WIDTH = 96
const BRIDGE_SCALE_MAX = 0.85

/** @param {Paper} paper @param {Dialogue} dialogue @returns {Row[]} */
function bridgeRows(paper, { bridge }) {
  const scale = Math.min(BRIDGE_SCALE_MAX, WIDTH / bridge.width)
  const height = bridge.height * scale
  // A figure's position is only known when it is drawn; its place in the reading order is reserved here.
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

/** @param {Paper} paper @param {{ dialogue: Dialogue, tag: string }} options @returns {Generator<Row>} */
function* whatIf(paper, { dialogue, tag }) {
  if (dialogue.whatIf === null) return
  const { title, now, lines } = dialogue.whatIf
  yield space(18)
  yield* sectionTitle(paper, { tag, text: title })
  yield* paragraph(paper, paper.root, now, { style: STYLES.small, glue: true })
  const list = paper.part(paper.root, 'L')
  for (const { text, value } of lines) {
    const body = paper.part(paper.part(list, 'LI'), 'LBody')
    const width = WIDTH - WHAT_IF_WIDTH
    const first = (/** @type {number} */ y, /** @type {number} */ line) => {
      if (line === 0) writeRight(paper, body, { text: settable(value), style: STYLES.strong, y })
    }
    yield space(3, { glue: true })
    yield* together(paragraph(paper, body, text, { width, extra: first }))
  }
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
  if (segment.feedback !== null) {
    const { language: lang, text } = segment.feedback
    yield* together([...paragraph(paper, part, text, { lang }), space(3)])
  }
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
  const { language: lang, text } = finding.detail
  return [...paragraph(paper, body, text, { x: LABEL_WIDTH, width, tag: 'Span', lang, extra: first }), space(2)]
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
  yield* paragraph(paper, root, dialogue.summary.text, { lang: dialogue.summary.language })
  if (dialogue.outlook !== null) {
    yield space(6)
    yield* paragraph(paper, root, dialogue.outlook)
  }
  yield space(20)
  yield* sheet(paper, { dialogue, tag })
  yield* whatIf(paper, { dialogue, tag })
  yield space(22)
  yield* subScores(paper, { dialogue, tag })
  for (const { title, language, items } of dialogue.points) {
    if (items.length === 0) continue
    yield space(18)
    yield* paragraph(paper, root, title, { style: STYLES.section, tag, glue: true })
    yield space(2, { glue: true })
    yield* bullets(paper, root, items, { lang: language })
  }
  yield space(22)
  yield* sectionTitle(paper, { tag, text: dialogue.segmentsTitle })
  yield space(4, { glue: true })
  for (const segment of dialogue.segments) yield* segmentRows(paper, { segment, tag: `H${level + 1}` })
}
