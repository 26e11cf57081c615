// The head of a report: what it is about, and the verdict.
import { drawMark } from './drawings.mjs'
import { settable } from './letters.mjs'
import { INK, PAGE } from './paper.mjs'
import { baseline, bullets, paragraph, rule, space, writeRight } from './rows.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Report} Report */
/** @typedef {import('./rows.mjs').Row} Row */

/** @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
export function* cover(paper, report) {
  const { doc, root } = paper
  const mark = paper.part(root, 'P')
  yield {
    height: 40,
    glue: true,
    draw(y) {
      paper.ornament(() => drawMark(doc, { x: PAGE.left - 1, y: y - 4, size: 30 }))
      const style = { ...paper.styles.section, size: 18 }
      mark.add(() => paper.write(report.productName, { x: PAGE.left + 36, y: y + 19, style }))
      writeRight(paper, mark, { text: settable(report.kind), style: paper.styles.small, y: y + 9 })
    },
  }
  yield rule(paper, { after: 12 })
  yield* paragraph(paper, root, report.title, { style: paper.styles.title, tag: 'H1', glue: true })
  yield space(2, { glue: true })
  const facts = report.facts.join(' · ')
  yield* paragraph(paper, root, facts, { style: { ...paper.styles.text, ink: INK.soft }, glue: true })
  yield space(8, { glue: true })
  yield* verdict(paper, report)
}

/** @param {Paper} paper @param {Report} report @returns {Generator<Row>} */
function* verdict(paper, { score, remarks }) {
  const { doc, root } = paper
  const [text, word] = [settable(score.text), settable(score.verdict)]
  const width = paper.measure(text, paper.styles.score)
  yield* paragraph(paper, root, score.label, { style: paper.styles.smallStrong, glue: true })
  const line = paper.part(root, 'P')
  yield {
    height: paper.styles.score.lead + 4,
    glue: true,
    draw(y) {
      const y0 = y + baseline(paper.styles.score) + 2
      line.add(() => paper.write(`${text} `, { x: PAGE.left, y: y0, style: paper.styles.score }))
      const x = PAGE.left + width + 18
      const wide = paper.measure(word, paper.styles.strong)
      const ink = score.passed ? INK.success : INK.major
      // A pass is filled, anything else an outline: it shows on grey paper too.
      paper.ornament(() => {
        const pill = doc.roundedRect(x, y0 - 14.5, wide + 20, 20, 10).lineWidth(1.2)
        if (score.passed) pill.fill(ink)
        else pill.stroke(ink)
      })
      const style = { ...paper.styles.strong, ink: score.passed ? INK.surface : ink }
      line.add(() => paper.write(word, { x: x + 10, y: y0 - 1, style }))
    },
  }
  for (const note of score.notes) {
    const bar = (/** @type {number} */ y) =>
      paper.ornament(() => doc.rect(PAGE.left, y, 3, paper.styles.text.lead).fill(INK.critical))
    yield space(6, { glue: true })
    yield* paragraph(paper, root, note.lead, { style: paper.styles.strong, x: 12, extra: bar, glue: true })
    yield* paragraph(paper, root, note.text, { x: 12, extra: bar, glue: true })
  }
  if (score.sentence !== null) yield* paragraph(paper, root, score.sentence, { style: paper.styles.strong, glue: true })
  for (const { title, items } of remarks) {
    yield space(8, { glue: true })
    yield* paragraph(paper, root, title, { style: paper.styles.heading, tag: 'H2', glue: true })
    yield* bullets(paper, root, items)
  }
}
