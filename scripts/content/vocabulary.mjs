import { unexplained } from './doubles.mjs'
import { WORDS } from './limits.mjs'
import { isSpelt } from './spelling.mjs'
import { dialoguesByKey, row, wrap } from './texts.mjs'

/** @typedef {import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyFile} VocabularyFile */
/** @typedef {import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyEntry} Entry */
/** @typedef {import('./texts.mjs').Rules} Rules */

/** @typedef {import('./texts.mjs').Language} Language */

/**
 * The texts of an entry, with the languages whose words they may hold: notes name words of both, and Turks here say some English names.
 * @param {Entry} entry
 * @returns {{ text: string, languages: Language[] }[]}
 */
function passagesOf(entry) {
  const { english, turkish, acceptedEnglish, acceptedTurkish, exampleEnglish, exampleTurkish, collocations } = entry
  const names = [english, ...acceptedEnglish]
  return [
    ...[...names, exampleEnglish, ...collocations.map((one) => one.english)].map((text) => {
      return { text, languages: [/** @type {const} */ ('en')] }
    }),
    ...[turkish, ...acceptedTurkish, exampleTurkish, ...collocations.map((one) => one.turkish)].map((text) => {
      /** @type {Language[]} */
      const languages = names.includes(text) ? ['tr', 'en'] : ['tr']
      return { text, languages }
    }),
    ...[entry.trap, entry.institution].flatMap((note) =>
      note ? [note.en, note.tr].map((text) => ({ text, languages: /** @type {Language[]} */ (['tr', 'en']) })) : [],
    ),
  ]
}

/**
 * The words that no dictionary knows, each with its first entry.
 * @param {readonly Entry[]} entries
 * @param {Rules} rules
 * @param {import('./spelling.mjs').Spellers} spellers
 */
function misspelt(entries, { listWords }, spellers) {
  /** @type {Map<string, string>} */
  const unknown = new Map()
  for (const entry of entries)
    for (const { text, languages } of passagesOf(entry))
      for (const word of listWords(text.replaceAll(/“[^”]*”\p{L}*/gu, '')))
        if (!isSpelt(word, languages, spellers) && !unknown.has(`${languages[0]} ${word}`))
          unknown.set(`${languages[0]} ${word}`, `${languages[0]} ${word} (${entry.english})`)
  return [...unknown.values()]
}

/**
 * The entries whose example does not say the word, in any form, in a language.
 * @param {readonly Entry[]} entries
 * @param {Rules} rules
 * @param {'en' | 'tr'} language
 */
const unsaidIn = (entries, { isTermSaid, stemsSaid }, language) =>
  entries.filter(({ english, turkish, exampleEnglish, exampleTurkish }) => {
    const said = stemsSaid([{ speaker: 'English', text: exampleEnglish, translation: exampleTurkish }])
    return !isTermSaid({ term: language === 'en' ? english : turkish, language, said: said[language] })
  })

/** @param {string[]} texts */
const repeated = (texts) => texts.filter((text, index) => texts.indexOf(text) !== index)

/**
 * The words of content/vocabulary: how many, how they are spelt, and whether they teach the terms of the dialogues.
 * @param {readonly import('./texts.mjs').Dialogue[]} dialogues
 * @param {readonly VocabularyFile[]} files
 * @param {{ rules: Rules, spellers: import('./spelling.mjs').Spellers, isListed: boolean }} options
 * @returns {import('./texts.mjs').Section}
 */
export function vocabulary(dialogues, files, { rules, spellers, isListed }) {
  const entries = files.flatMap(({ items }) => items)
  const widths = [-18, 7, 9, 7, 9, 13, 6]
  /** @param {readonly Entry[]} some */
  const counts = (some) => [
    some.length,
    ...rules.WORD_LEVELS.map((level) => some.filter((entry) => entry.level === level).length),
    some.filter(({ institution }) => institution).length,
    some.filter(({ trap }) => trap).length,
  ]
  const taught = new Set(
    entries.flatMap(({ english, acceptedEnglish }) => [english, ...acceptedEnglish]).map((one) => one.toLowerCase()),
  )
  const terms = dialoguesByKey(dialogues, (dialogue) => dialogue.terms.map(({ english }) => english))
  const untaught = [...terms].filter(([english]) => !taught.has(english.toLowerCase()))
  const sorted = untaught.toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
  const unsaid = unsaidIn(entries, rules, 'en')
  const unsaidTurkish = unsaidIn(entries, rules, 'tr')
  /** @param {readonly Entry[]} missing */
  const share = (missing) => `${(100 - (100 * missing.length) / Math.max(1, entries.length)).toFixed(1)} %`
  const unknown = misspelt(entries, rules, spellers)
  const twice = repeated(entries.flatMap(({ exampleEnglish, exampleTurkish }) => [exampleEnglish, exampleTurkish]))
  const institutions = entries.filter(({ institution }) => institution).length
  return {
    title: 'Words',
    lines: [
      row(['', 'words', 'everyday', 'office', 'special', 'institutions', 'traps'], widths),
      ...files.map(({ category, items }) => row([category, ...counts(items)], widths)),
      row(['All', ...counts(entries)], widths),
      `Examples that say their word: English ${share(unsaid)}, Turkish ${share(unsaidTurkish)}`,
      `Terms of dialogues that no entry teaches: ${untaught.length} of ${terms.size}`,
      ...(isListed
        ? [
            ...wrap(sorted.map(([english, slugs]) => `${english} ${slugs.length}`)),
            ...wrap(unsaid.map(({ english }) => `unsaid: ${english}`)),
            ...wrap(unsaidTurkish.map(({ turkish }) => `unsaid: ${turkish}`)),
          ]
        : []),
    ],
    misses: [
      ...files.flatMap(({ category, items }) =>
        items.length < WORDS.eachTopic ? [`${category}: ${items.length} words, at least ${WORDS.eachTopic}`] : [],
      ),
      ...(entries.length < WORDS.all ? [`${entries.length} words, at least ${WORDS.all}`] : []),
      ...(institutions < WORDS.institutions ? [`${institutions} institutions, at least ${WORDS.institutions}`] : []),
      ...(untaught.length > 0
        ? [`${untaught.length} terms of dialogues that no entry teaches (--terms lists them)`]
        : []),
      ...unexplained(entries),
      ...twice.map((text) => `twice: ${text}`),
      ...unknown.map((word) => `no dictionary knows ${word}`),
    ],
  }
}
