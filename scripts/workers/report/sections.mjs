// The rows of one dialogue in a report, from top to bottom.
import { drawBridge } from './drawings.mjs'
import { settable } from './letters.mjs'
import { INK, PAGE, WIDTH } from './paper.mjs'
import { baseline, bullets, paragraph, rule, space, together, writeRight } from './rows.mjs'
import { costlyLine, labelled, sectionTitle, sheet } from './sheet.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Report} Report */
/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportDialogue} Dialogue */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportSegment} Segment */

const LABEL_WIDTH = 84
const WHAT_IF_WIDTH = 96
const BRIDGE_SCALE_MAX = 0.72

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
  return [figure, ...paragraph(paper, paper.root, bridge.legend, { style: paper.styles.small })]
}

/** @param {Paper} paper @param {{ dialogue: Dialogue, tag: string }} options @returns {Generator<Row>} */
function* subScores(paper, { dialogue, tag }) {
  const { title, rows, note } = dialogue.subScores
  const list = paper.part(paper.root, 'Div')
  const heading = paragraph(paper, list, title, { style: paper.styles.section, tag, glue: true })
  yield* heading
  for (const { name, percent, text } of rows) {
    const line = paper.part(list, 'P')
    yield {
      height: paper.styles.text.lead + 2,
      glue: true,
      draw(y) {
        const x = PAGE.left + LABEL_WIDTH
        const width = WIDTH - LABEL_WIDTH - 90
        line.add(() =>
          paper.write(`${settable(name)} `, {
            x: PAGE.left,
            y: y + baseline(paper.styles.text),
            style: paper.styles.text,
          }),
        )
        paper.ornament(() => {
          paper.doc
            .roundedRect(x, y + 3.5, width, 6, 3)
            .lineWidth(0.6)
            .stroke(INK.soft)
          if (percent) paper.doc.roundedRect(x, y + 3.5, Math.max(6, (width * percent) / 100), 6, 3).fill(INK.accent)
        })
        writeRight(paper, line, { text: settable(text), style: paper.styles.text, y })
      },
    }
  }
  yield space(3, { glue: true })
  yield* paragraph(paper, list, note, { style: paper.styles.small })
}

/** @param {Paper} paper @param {{ dialogue: Dialogue, tag: string }} options @returns {Generator<Row>} */
function* whatIf(paper, { dialogue, tag }) {
  if (dialogue.whatIf === null) return
  const { title, now, lines } = dialogue.whatIf
  yield space(12)
  yield* sectionTitle(paper, { tag, text: title })
  yield* paragraph(paper, paper.root, now, { style: paper.styles.small, glue: true })
  const list = paper.part(paper.root, 'L')
  for (const { text, value } of lines) {
    const body = paper.part(paper.part(list, 'LI'), 'LBody')
    const width = WIDTH - WHAT_IF_WIDTH
    const first = (/** @type {number} */ y, /** @type {number} */ line) => {
      if (line === 0) writeRight(paper, body, { text: settable(value), style: paper.styles.strong, y })
    }
    yield space(3, { glue: true })
    yield* together(paragraph(paper, body, text, { width, extra: first }))
  }
}

/** @param {Paper} paper @param {{ segment: Segment, tag: string }} options @returns {Generator<Row>} */
function* segmentRows(paper, { segment, tag }) {
  const { root, styles } = paper
  const part = paper.part(root, 'Sect')
  const heading = paper.part(part, tag)
  const line = paper.part(part, 'P')
  yield rule(paper, { after: 3 })
  yield {
    height: styles.heading.lead + 1,
    glue: true,
    draw(y) {
      const y0 = y + baseline(styles.heading)
      const words = settable(segment.heading)
      heading.add(() => paper.write(`${words} `, { x: PAGE.left, y: y0, style: styles.heading }))
      const x = PAGE.left + Math.max(LABEL_WIDTH, paper.measure(words, styles.heading) + 14)
      const about = settable(`${segment.direction} · ${segment.verdict}`)
      line.add(() => paper.write(`${about} `, { x, y: y0, style: { ...styles.smallStrong, ink: INK.ink } }))
      writeRight(paper, line, { text: settable(segment.cost), style: styles.strong, y })
    },
  }
  for (const { label, language, text } of segment.passages) {
    yield* labelled(paper, part, { label, text, lang: language, labelWidth: LABEL_WIDTH, width: WIDTH - LABEL_WIDTH })
  }
  if (segment.nothing !== null) yield* paragraph(paper, part, segment.nothing, { style: styles.strong })
  yield space(2)
}

/** The number's own pictures: each bridge, and how far to trust it. @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
export function* bridges(paper, { dialogues }) {
  const { root, styles } = paper
  for (const dialogue of dialogues) {
    yield space(8)
    if (dialogue.title !== null) {
      yield* paragraph(paper, root, dialogue.title, { style: styles.section, tag: 'H2', glue: true })
      yield* paragraph(paper, root, dialogue.score, { style: styles.strong, glue: true })
    }
    if (dialogue.outlook !== null) yield* paragraph(paper, root, dialogue.outlook, { glue: true })
    yield space(4, { glue: true })
    yield* bridgeRows(paper, dialogue)
  }
}

/** The lines that cost most, and the one next action. @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
export function* costliest(paper, { costliest: most, next }) {
  const { root, styles } = paper
  if (most !== null) {
    yield space(12)
    yield* sectionTitle(paper, { tag: 'H2', text: most.title })
    yield* paragraph(paper, root, most.share, { style: styles.small, glue: true })
    yield space(2, { glue: true })
    const list = paper.part(root, 'L')
    for (const line of most.lines) yield* costlyLine(paper, list, line)
  }
  yield space(6)
  const bar = (/** @type {number} */ y) =>
    paper.ornament(() => paper.doc.rect(PAGE.left, y, 3, styles.text.lead).fill(INK.sun))
  yield* paragraph(paper, root, next.title, { style: styles.heading, tag: 'H2', x: 12, glue: true })
  yield* paragraph(paper, root, next.text, { x: 12, extra: bar })
}

/** What explains the marks. @param {Paper} paper @param {{ dialogue: Dialogue, level: number }} options @returns {Generator<Row>} */
export function* dialogueRows(paper, { dialogue, level }) {
  const { root, styles } = paper
  const tag = `H${level}`
  const { language: lang, text } = dialogue.advice
  yield space(10)
  if (dialogue.title !== null) {
    yield* paragraph(paper, root, dialogue.title, { style: styles.title, tag: `H${level - 1}`, glue: true })
    yield space(4, { glue: true })
  }
  yield* sheet(paper, { dialogue, tag })
  yield* whatIf(paper, { dialogue, tag })
  yield space(12)
  yield* subScores(paper, { dialogue, tag })
  yield space(10)
  yield* paragraph(paper, root, text, { lang })
  for (const { title, language, items } of dialogue.points) {
    if (items.length === 0) continue
    yield space(8)
    yield* paragraph(paper, root, title, { style: styles.heading, tag, glue: true })
    yield* bullets(paper, root, items, { lang: language })
  }
  yield space(10)
  yield* sectionTitle(paper, { tag, text: dialogue.segmentsTitle })
  yield space(2, { glue: true })
  for (const segment of dialogue.segments) yield* segmentRows(paper, { segment, tag: `H${level + 1}` })
}
