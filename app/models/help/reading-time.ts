/** Reading speed for explanatory text with tables, in either language. */
const WORDS_PER_MINUTE = 180

/** How long texts take to read, in whole minutes. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
