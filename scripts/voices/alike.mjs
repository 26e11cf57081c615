// For each word of the vocabulary the words that are spelled most like it: what a recogniser might take it for.

/** From so many a word has to be told. */
const MOST = 15

/** @param {string} text */
function pairsOf(text) {
  const letters = Array.from(` ${text.toLowerCase()} `)
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}

/**
 * The share of their pairs of letters that both have (Dice's coefficient).
 * @param {Set<string>} one
 * @param {Set<string>} other
 */
function likeness(one, other) {
  let both = 0
  for (const pair of one) if (other.has(pair)) both += 1
  return (2 * both) / (one.size + other.size)
}

/**
 * @param {Iterable<string>} texts of one language
 * @returns {(text: string) => string[]} the most alike first, without the text itself
 */
export function alikeAmong(texts) {
  const known = [...new Set(texts)].map((text) => ({ text, pairs: pairsOf(text) }))
  return (text) => {
    const pairs = pairsOf(text)
    return known
      .filter((other) => other.text.toLowerCase() !== text.toLowerCase())
      .map((other) => ({ text: other.text, likeness: likeness(pairs, other.pairs) }))
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, MOST)
      .map((other) => other.text)
  }
}
