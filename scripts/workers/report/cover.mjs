// The head of a report: what it is about, and the verdict.
import { drawMark } from './drawings.mjs'
import { settable } from './letters.mjs'
import { INK, PAGE, STYLES } from './paper.mjs'
import { baseline, bullets, paragraph, rule, space, writeRight } from './rows.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Report} Report */
/** @typedef {import('./rows.mjs').Row} Row */

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
function* verdict(paper, { score, remarks, estimate }) {
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
      const style = { ...STYLES.strong, ink: score.passed ? INK.surface : ink }
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
  for (const { title, items } of remarks) {
    yield space(10, { glue: true })
    yield* paragraph(paper, root, title, { style: STYLES.heading, tag: 'H2', glue: true })
    yield* bullets(paper, root, items)
  }
  yield space(5, { glue: remarks.length === 0 })
  yield* paragraph(paper, root, estimate, { style: STYLES.small })
}
