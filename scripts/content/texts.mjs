// The words of a dialogue, and how the table names a place in it.

/** @typedef {import('../../app/models/dialogues/dialogue-file.ts').DialogueFile} Dialogue */
/** @typedef {Dialogue['segments'][number]} Segment */
/** @typedef {typeof import('../../app/models/dialogues/content-table.ts')} Rules */
/** @typedef {'en' | 'tr'} Language */
/** One part of the table. A miss is a limit that the library does not reach. @typedef {{ title: string, lines: string[], misses: string[] }} Section */

/**
 * What is said or interpreted in a language: the source or the model.
 * @param {Segment} segment
 * @param {Language} language
 */
export const wording = ({ speaker, text, translation }, language) =>
  (speaker === 'English') === (language === 'en') ? text : translation

/** @param {Segment} segment @returns {Language} */
export const targetOf = ({ speaker }) => (speaker === 'English' ? 'tr' : 'en')

/** @param {Dialogue} dialogue @param {number} index of the segment, from 0 */
export const placeOf = ({ slug }, index) => `${slug} §${index + 1}`

/** @param {Dialogue} dialogue */
export const isAdvancing = ({ level }) => level !== 'beginner'

/**
 * Where a dialogue breaks some of the app's rules for content (content-standard.ts).
 * @param {Dialogue} dialogue
 * @param {Rules} rules
 * @param {readonly (keyof Rules['contentStandardCopy']['en']['rules'])[]} wanted
 */
export function standardMisses(dialogue, { checkStandard, contentStandardCopy }, wanted) {
  const segments = dialogue.segments.map((segment) => {
    return { ...segment, variants: segment.variants.map(({ text }) => text) }
  })
  return checkStandard({ ...dialogue, segments })
    .filter(({ rule }) => wanted.includes(rule))
    .map(({ rule, segment, facts }) => {
      const place = segment === null ? dialogue.slug : placeOf(dialogue, segment - 1)
      return `${place}: ${contentStandardCopy.en.rules[rule](facts)}`
    })
}

/**
 * A row of the table, its cells as wide as the widths say.
 * @param {readonly (string | number)[]} cells
 * @param {readonly number[]} widths negative for a cell that is aligned to the left
 */
export function row(cells, widths) {
  const padded = cells.map((cell, index) => {
    const width = widths[index] ?? 0
    return width < 0 ? String(cell).padEnd(-width) : String(cell).padStart(width)
  })
  return padded.join(' ').trimEnd()
}

/**
 * Items in as many lines as they need.
 * @param {readonly string[]} items
 * @param {number} [width]
 */
export function wrap(items, width = 96) {
  /** @type {string[]} */
  const lines = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + item.length + 2 <= width) lines[lines.length - 1] = `${last}, ${item}`
    else lines.push(item)
  }
  return lines
}

/**
 * How many dialogues each key occurs in.
 * @param {readonly Dialogue[]} dialogues
 * @param {(dialogue: Dialogue) => Iterable<string>} keysOf
 */
export function dialoguesByKey(dialogues, keysOf) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const dialogue of dialogues) {
    for (const key of new Set(keysOf(dialogue))) found.set(key, [...(found.get(key) ?? []), dialogue.slug])
  }
  return found
}
