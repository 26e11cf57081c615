import { UNITS, WRONGS } from './limits.mjs'
import { placeOf, row, targetOf, wording } from './texts.mjs'

/** @typedef {import('./texts.mjs').Segment} Segment */
/** @typedef {import('./texts.mjs').Rules} Rules */

/** The first unit that is not quoted from the model after the one before it. @param {Segment} segment */
function unquoted({ units, translation }) {
  let from = 0
  return units.find(({ text }) => {
    const at = translation.indexOf(text, from)
    from = at + text.length
    return at < 0
  })
}

/** @param {Segment} segment @param {Rules} rules */
function unitMisses(segment, { listWords, UNIT_WEIGHTS }) {
  const { units } = segment
  const words = listWords(wording(segment, 'en')).length
  const lost = unquoted(segment)
  const isCountWrong = words >= UNITS.fromWords && (units.length < UNITS.least || units.length > UNITS.most)
  return [
    ...(units.length === 0 ? ['no units'] : []),
    ...(isCountWrong ? [`${units.length} units for ${words} words, ${UNITS.least} to ${UNITS.most}`] : []),
    ...(lost ? [`unit “${lost.text}” is not in the model, or out of order, or overlaps`] : []),
    ...units
      .filter(({ weight }) => !UNIT_WEIGHTS.includes(weight))
      .map(({ text, weight }) => `unit “${text}” has weight ${weight}`),
  ]
}

/** @param {Segment} segment @param {Rules} rules */
function wrongMisses(segment, { listFoldedWords }) {
  const { wrongs, translation, variants } = segment
  /** @param {string} text */
  const keyOf = (text) => listFoldedWords({ text, language: targetOf(segment) }).join(' ')
  const right = new Set([translation, ...variants.map(({ text }) => text)].map(keyOf))
  return [
    ...(wrongs.length === WRONGS ? [] : [`${wrongs.length} wrong renditions, ${WRONGS}`]),
    ...(new Set(wrongs.map(({ text }) => keyOf(text))).size < wrongs.length
      ? ['the wrong renditions are the same']
      : []),
    ...wrongs.flatMap(({ text, note }, index) => [
      ...(right.has(keyOf(text)) ? [`wrong rendition ${index + 1} is an accepted one`] : []),
      ...(note.en.trim() && note.tr.trim() ? [] : [`wrong rendition ${index + 1} has no note`]),
    ]),
  ]
}

/**
 * Units, wrong renditions, notes and terms of each segment.
 * @param {readonly import('./texts.mjs').Dialogue[]} dialogues
 * @param {Rules} rules
 * @returns {import('./texts.mjs').Section}
 */
export function marks(dialogues, rules) {
  const misses = dialogues.flatMap((dialogue) => {
    const terms = new Set(dialogue.terms.map(({ english }) => english))
    return dialogue.segments.flatMap((segment, index) =>
      [
        ...unitMisses(segment, rules),
        ...wrongMisses(segment, rules),
        ...(segment.note.en.trim() && segment.note.tr.trim() ? [] : ['no note of the examiner']),
        ...segment.terms.filter((term) => !terms.has(term)).map((term) => `“${term}” is no term of the dialogue`),
      ].map((miss) => `${placeOf(dialogue, index)}: ${miss}`),
    )
  })
  const segments = dialogues.flatMap((dialogue) => dialogue.segments)
  const wrongs = segments.flatMap((segment) => segment.wrongs)
  /** @param {'type' | 'kind' | 'severity'} key */
  const counts = (key) => {
    /** @type {Map<string, number>} */
    const found = new Map()
    for (const wrong of wrongs) found.set(wrong[key], (found.get(wrong[key]) ?? 0) + 1)
    return [...found].toSorted((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`)
  }
  const widths = [-16, 7]
  return {
    title: 'Marks',
    lines: [
      row(['segments', segments.length], widths),
      row(['units', segments.reduce((sum, { units }) => sum + units.length, 0)], widths),
      row(['wrong renditions', wrongs.length], widths),
      `  by type: ${counts('type').join(', ')}`,
      `  by kind: ${counts('kind').join(', ')}`,
      `  by severity: ${counts('severity').join(', ')}`,
    ],
    misses,
  }
}
