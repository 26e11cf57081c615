// The characters in the report's fonts; scripts/brand/subset-report-fonts.mjs cuts the fonts by this list.

/** Latin letters with diacritics: English, Turkish and names of their neighbours. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17e],
  [0x218, 0x21b],
]
const SIGNS = '–—―‘’‚“”„†‡•…‰‹›⁄€₺™№−≈≠≤≥×→'
/** Replaces characters that no font holds. */
export const MISSING = '□'

export const LETTERS =
  RANGES.flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)),
  ).join('') + SIGNS

const HELD = new Set(LETTERS + MISSING)
const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/**
 * Text that can be set: composed, without control characters, on one line, with a box for each missing character.
 * @param {string} text
 */
export function settable(text) {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, (sign) => (sign === '\u200D' ? sign : ''))
    .trim()
  return Array.from(graphemes.segment(plain), ({ segment }) =>
    Array.from(segment).every((sign) => HELD.has(sign)) ? segment : MISSING,
  ).join('')
}

/** @param {string} text */
export function splitGraphemes(text) {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
