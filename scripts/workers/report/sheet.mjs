// The deduction sheet: 45 at the top, a line for each error, and the total.
import { drawSeverity } from './drawings.mjs'
import { settable } from './letters.mjs'
import { INK, PAGE, WIDTH } from './paper.mjs'
import { baseline, MARKS_WIDTH, paragraph, rule, space, together, writeRight } from './rows.mjs'

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./paper.mjs').Element} Element */
/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('../../../app/models/scoring/report.ts').ReportDialogue} Dialogue */
/** @typedef {import('../../../app/models/scoring/report.ts').SheetLine} SheetLine */

/** The column of labels. */
const LABEL = 64
/** Of a sentence on the sheet. */
const SENTENCE = LABEL + 64

/**
 * The shape and label of a severity, with further text on the same line.
 * @param {Paper} paper
 * @param {Element} parent
 * @param {{ finding: SheetLine, x: number, y: number }} place
 * @returns {number} where it ends
 */
function writeSeverity(paper, parent, { finding, x, y }) {
  const style = { ...paper.styles.smallStrong, ink: INK.ink }
  const word = settable(finding.severityWord)
  paper.ornament(() => drawSeverity(paper.doc, { severity: finding.severity, x, y }))
  paper.part(parent, 'Span').add(() => paper.write(`${word} `, { x: x + 12, y, style }))
  return x + 12 + paper.measure(word, style)
}

/** Quotes whose words the sentence itself does not have. @param {SheetLine} line */
const unsaidQuotes = ({ detail, quotes }) => quotes.filter(({ text }) => !detail.text.includes(text))

/** One of the costliest lines, with its evidence. @param {Paper} paper @param {Element} list @param {SheetLine} line @returns {Row[]} */
export function costlyLine(paper, list, line) {
  const { styles } = paper
  const body = paper.part(paper.part(list, 'LI'), 'LBody')
  const head = paper.part(body, 'P')
  const width = WIDTH - MARKS_WIDTH
  /** @type {Row} */
  const title = {
    height: styles.text.lead,
    glue: true,
    draw(y) {
      const y0 = y + baseline(styles.text)
      const strong = { ...styles.smallStrong, ink: INK.ink }
      const segment = settable(line.segment)
      head.add(() => paper.write(`${segment} `, { x: PAGE.left, y: y0, style: strong }))
      const from = PAGE.left + Math.max(LABEL, paper.measure(segment, strong) + 12)
      const end = writeSeverity(paper, head, { finding: line, x: from, y: y0 })
      const category = settable(line.category)
      head.add(() => paper.write(`${category} `, { x: Math.max(end + 12, from + 66), y: y0, style: styles.small }))
      writeRight(paper, head, { text: line.marks, style: { ...styles.strong, size: styles.strong.size + 1.5 }, y })
    },
  }
  const quotes = unsaidQuotes(line).flatMap(({ label, text }) =>
    labelled(paper, body, { label, text: `“${text}”`, labelWidth: LABEL, width: width - LABEL }),
  )
  const { detail } = line
  const note = line.note === null ? [] : paragraph(paper, body, line.note, { style: styles.small, width })
  const rows = [
    rule(paper, { after: 3 }),
    title,
    ...paragraph(paper, body, detail.text, { width, lang: detail.language }),
    ...quotes,
    ...note,
  ]
  return [...together(rows), space(4)]
}

/**
 * A line of the sheet, as short as it can be: its segment is named once.
 * @param {Paper} paper @param {Element} list @param {SheetLine} line @param {SheetLine | undefined} before @returns {Row[]}
 */
function sheetLine(paper, list, line, before) {
  const { styles } = paper
  const body = paper.part(paper.part(list, 'LI'), 'LBody')
  const head = paper.part(body, 'P')
  const { detail, note } = line
  // In the same language, the reason why it cost nothing is part of the sentence.
  const isInline = note !== null && detail.language === paper.language
  const text = isInline ? `${detail.text} ${note}.` : detail.text
  const first = (/** @type {number} */ y, /** @type {number} */ index) => {
    if (index > 0) return
    const y0 = y + baseline(styles.text)
    const strong = { ...styles.smallStrong, ink: INK.ink }
    if (line.segment !== before?.segment) {
      head.add(() => paper.write(`${settable(line.segment)} `, { x: PAGE.left, y: y0, style: strong }))
    }
    writeSeverity(paper, head, { finding: line, x: PAGE.left + LABEL, y: y0 })
    writeRight(paper, head, { text: line.marks, style: styles.strong, y })
  }
  const place = { x: SENTENCE, width: WIDTH - SENTENCE - MARKS_WIDTH / 2 }
  const rows = [
    ...(line.segment === before?.segment ? [] : [rule(paper, { after: 2 })]),
    ...paragraph(paper, body, text, { ...place, lang: detail.language, extra: first }),
    ...(note === null || isInline ? [] : paragraph(paper, body, note, { ...place, style: styles.small })),
  ]
  return [...together(rows), space(1)]
}

/**
 * @param {Paper} paper
 * @param {Element} parent
 * @param {{ label: string, text: string, lang?: string, labelWidth: number, width: number }} options
 * @returns {Row[]}
 */
export function labelled(paper, parent, { label, text, lang, labelWidth, width }) {
  const name = paper.wrap(label, paper.styles.smallStrong, labelWidth - 8)
  const title = paper.part(parent, 'P')
  const writeName = (/** @type {number} */ y, /** @type {number} */ line) => {
    const part = name[line]
    if (part === undefined) return
    title.add(() =>
      paper.write(part, { x: PAGE.left, y: y + baseline(paper.styles.text), style: paper.styles.smallStrong }),
    )
  }
  const rows = paragraph(paper, parent, text, { x: labelWidth, width, lang, extra: writeName })
  // The label may be longer than its text.
  const rest = name.slice(rows.length).map((_, index) => ({
    height: paper.styles.text.lead,
    glue: false,
    draw: (/** @type {number} */ y) => writeName(y, rows.length + index),
  }))
  return rest.length === 0 ? rows : together([...rows, ...rest])
}

/** @param {Paper} paper @param {{ tag: string, text: string, label?: string, value?: string }} options @returns {Row[]} */
export function sectionTitle(paper, { tag, text, label, value }) {
  const rows = paragraph(paper, paper.root, text, { style: paper.styles.section, tag, glue: true, width: WIDTH - 160 })
  const [first, ...more] = rows
  if (!first || label === undefined || value === undefined) return rows
  const line = paper.part(paper.root, 'P')
  const draw = (/** @type {number} */ y) => {
    first.draw(y)
    writeRight(paper, line, { text: `${label} `, style: paper.styles.small, y: y + 5, right: 34 })
    writeRight(paper, line, { text: value, style: { ...paper.styles.strong, size: 12 }, y: y + 3 })
  }
  return [{ ...first, draw }, ...more]
}

/** Deductions other than errors. @param {Paper} paper @param {{ label: string, value: string }} further @returns {Row[]} */
function furtherRows(paper, { label, value }) {
  const line = paper.part(paper.root, 'P')
  /** @type {Row} */
  const row = {
    height: 18,
    glue: true,
    draw(y) {
      line.add(() => paper.write(`${settable(label)} `, { x: PAGE.left, y: y + 12, style: paper.styles.text }))
      writeRight(paper, line, { text: value, style: { ...paper.styles.strong, size: 12 }, y })
    },
  }
  return [rule(paper, { after: 6 }), row, space(5, { glue: true })]
}

/** @param {Paper} paper @param {{ dialogue: Dialogue, tag: string }} options @returns {Generator<Row>} */
export function* sheet(paper, { dialogue, tag }) {
  const { title, start, lines, none, further, total, rule: tariff } = dialogue.sheet
  yield* sectionTitle(paper, { tag, text: title, ...start })
  yield space(3, { glue: true })
  if (lines.length === 0 && !further) {
    yield rule(paper, { after: 7 })
    yield* paragraph(paper, paper.root, none, { glue: true })
    yield space(7, { glue: true })
  } else if (lines.length > 0) {
    const list = paper.part(paper.root, 'L')
    for (const [index, line] of lines.entries()) {
      const rows = sheetLine(paper, list, line, lines[index - 1])
      // The total must not be alone on a page.
      yield* index === lines.length - 1 ? rows.map((row) => ({ ...row, glue: true })) : rows
    }
  }
  if (further) yield* furtherRows(paper, further)
  yield rule(paper, { weight: 1.2, ink: INK.ink, after: 4 })
  const line = paper.part(paper.root, 'P')
  yield {
    height: 27,
    glue: true,
    draw(y) {
      line.add(() => paper.write(`${total.label} `, { x: PAGE.left, y: y + 19, style: paper.styles.strong }))
      writeRight(paper, line, { text: total.value, style: { ...paper.styles.score, size: 20, lead: 26 }, y: y + 1 })
    },
  }
  yield* paragraph(paper, paper.root, tariff, { style: paper.styles.small })
}
