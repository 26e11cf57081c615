import { row } from './texts.mjs'

/** @typedef {import('./texts.mjs').Dialogue} Dialogue */
/** @typedef {import('./texts.mjs').Rules} Rules */
/** @typedef {import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyFile} VocabularyFile */
/** @typedef {import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyEntry} Entry */

/**
 * In how many segments each entry is said: the word in what is spoken, and its Turkish or English in the interpretation.
 * @param {readonly Entry[]} entries
 * @param {readonly Dialogue[]} dialogues
 * @param {Rules} rules
 */
function segmentsSaying(entries, dialogues, { isTermSaid, stemsSaid }) {
  const heard = dialogues.flatMap(({ segments }) =>
    segments.map(({ speaker, text, translation }) => stemsSaid([{ speaker, text, translation }])),
  )
  return new Map(
    entries.map((entry) => [
      entry,
      heard.filter(
        (said) =>
          isTermSaid({ term: entry.english, language: 'en', said: said.en }) &&
          isTermSaid({ term: entry.turkish, language: 'tr', said: said.tr }),
      ).length,
    ]),
  )
}

/**
 * How the words and the dialogues cover each other: how many words of a domain are said in a dialogue, how often, and how many terms of
 * the domain's dialogues are taught on its own shelf.
 * @param {readonly Dialogue[]} dialogues
 * @param {readonly VocabularyFile[]} files
 * @param {Rules} rules
 * @returns {import('./texts.mjs').Section}
 */
export function coverage(dialogues, files, rules) {
  const widths = [-18, 7, 7, 8, 7, 7]
  const said = segmentsSaying(
    files.flatMap(({ items }) => items),
    dialogues,
    rules,
  )
  const counts = files.map(({ category, items }) => {
    const times = items.map((entry) => said.get(entry) ?? 0)
    const shelf = new Set(
      items.flatMap(({ english, acceptedEnglish }) => [english, ...acceptedEnglish]).map((one) => one.toLowerCase()),
    )
    const terms = dialogues.filter(({ topic }) => topic === category).flatMap((dialogue) => dialogue.terms)
    return {
      category,
      words: items.length,
      inDialogues: times.filter((count) => count > 0).length,
      often: times.filter((count) => count > 2).length,
      terms: terms.length,
      onShelf: terms.filter(({ english }) => shelf.has(english.toLowerCase())).length,
    }
  })
  /** @param {'words' | 'inDialogues' | 'often' | 'terms' | 'onShelf'} field */
  const sum = (field) => counts.reduce((total, one) => total + one[field], 0)
  const names = /** @type {const} */ (['words', 'inDialogues', 'often', 'terms', 'onShelf'])
  return {
    title: 'Words and dialogues',
    lines: [
      row(['', 'words', 'said', 'thrice', 'terms', 'own'], widths),
      ...counts.map((one) => row([one.category, ...names.map((name) => one[name])], widths)),
      row(['All', ...names.map(sum)], widths),
      'said, thrice: words in a segment, in both languages, and in three or more; own: terms of the dialogues that their own domain teaches',
    ],
    misses: [],
  }
}
