import { readFileSync } from 'node:fs'
import englishDictionary from 'dictionary-en-au'
import turkishDictionary from 'dictionary-tr'
import nspell from 'nspell'
import { fromRoot } from '../project.mjs'
import { placeOf, targetOf, wrap } from './texts.mjs'

/** @typedef {import('./texts.mjs').Dialogue} Dialogue */
/** @typedef {import('./texts.mjs').Language} Language */
/** @typedef {{ text: string, languages: readonly Language[], place: string }} Passage */
/** @typedef {Record<Language, (word: string) => boolean>} Spellers */

const DICTIONARIES = { en: englishDictionary, tr: turkishDictionary }
/** Parts that English joins with a hyphen or an apostrophe: "rent-free", "Kiraz's", "there'll". */
const ENGLISH_ENDING = /['’](?:s|ll|d|ve|re|m)$/iu
const CIRCUMFLEXES = [
  ['â', 'a'],
  ['î', 'i'],
  ['û', 'u'],
]

/** What a note quotes, and endings such as -mış: it may be half a word, or wrong on purpose. */
const QUOTED = /“[^”]*”\p{L}*|(?<!\p{L})(?:[-‑]\p{L}+)+/gu

/** @param {string} path */
const linesOf = (path) => readFileSync(path, 'utf8').split('\n').filter(Boolean)

/** @param {Language} language */
function openDictionary(language) {
  const { aff, dic } = DICTIONARIES[language]
  const speller = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) })
  const own = new Set(linesOf(fromRoot(`content/spelling/${language}.txt`)))
  /** @param {string} word */
  return (word) => own.has(word) || own.has(word.toLowerCase()) || speller.correct(word)
}

/**
 * The dictionaries with our own additions (content/spelling).
 * @returns {Spellers}
 */
export function openSpellers() {
  const known = { en: openDictionary('en'), tr: openDictionary('tr') }
  /** @param {string} word */
  const isEnglish = (word) => {
    const plain = word.replaceAll('’', "'")
    const parts = plain.replace(ENGLISH_ENDING, '').split('-')
    return known.en(plain) || parts.every((part) => part === '' || known.en(part.replace(ENGLISH_ENDING, '')))
  }
  // The dictionary has no circumflexes, and its lower case is not Turkish. What follows an apostrophe is an ending.
  /** @param {string} word */
  const isTurkish = (word) => {
    const stem = word.replace(/['’].*$/u, '')
    const isEachKnown = stem.split('-').every((part) => {
      const lower = part.toLocaleLowerCase('tr')
      const plain = CIRCUMFLEXES.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), lower)
      return part === '' || [part, lower, plain].some(known.tr)
    })
    return isEachKnown || known.tr(stem)
  }
  return { en: isEnglish, tr: isTurkish }
}

/** @param {Dialogue} dialogue @returns {Passage[]} */
function passagesOf(dialogue) {
  /** @param {string} place @param {string} text @param {Language[]} languages */
  const passage = (place, text, ...languages) => ({ text, languages, place: `${dialogue.slug} ${place}` })
  const { title, titleTr, hook, hookTr, description, descriptionTr, aim, terms, segments } = dialogue
  return [
    ...[title, hook, description, aim.en].map((text) => passage('heading', text, 'en')),
    ...[titleTr, hookTr, descriptionTr, aim.tr].map((text) => passage('heading', text, 'tr')),
    ...terms.flatMap(({ english, turkish }) => [passage('terms', english, 'en'), passage('terms', turkish, 'tr')]),
    ...segments.flatMap((segment, index) => {
      const place = placeOf(dialogue, index).slice(dialogue.slug.length + 1)
      const target = targetOf(segment)
      const { text, translation, variants, wrongs, note } = segment
      return [
        passage(place, text, target === 'tr' ? 'en' : 'tr'),
        ...[translation, ...variants.map((variant) => variant.text)].map((one) => passage(place, one, target)),
        // Wrong on purpose where the language is what is wrong.
        ...wrongs
          .filter(({ type }) => type !== 'language')
          .map((wrong) => passage(`${place} wrong`, wrong.text, target)),
        // They name words of both languages.
        ...[note, ...wrongs.map((wrong) => wrong.note)].flatMap(({ en, tr }) => [
          passage(`${place} note`, en.replaceAll(QUOTED, ''), 'en', 'tr'),
          passage(`${place} note`, tr.replaceAll(QUOTED, ''), 'tr', 'en'),
        ]),
      ]
    }),
  ]
}

/**
 * A word with a capital may be of either language, whatever the ending: names and institutions cross over.
 * @param {string} word
 * @param {readonly Language[]} languages
 * @param {Spellers} spellers
 */
export function isSpelt(word, languages, spellers) {
  if (/\p{N}/u.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return languages.some((language) => spellers[language](word))
  return spellers.en(word) || spellers.tr(word) || spellers.en(word.replace(/['’].*$/u, ''))
}

/**
 * The words that no dictionary knows, each with the first place where it is.
 * @param {readonly Dialogue[]} dialogues
 * @param {import('./texts.mjs').Rules} rules
 * @param {Spellers} spellers
 * @returns {import('./texts.mjs').Section}
 */
export function spelling(dialogues, { listWords }, spellers) {
  /** @type {Map<string, { word: string, language: Language, place: string }>} */
  const unknown = new Map()
  const judged = new Map()
  for (const { text, languages, place } of dialogues.flatMap(passagesOf)) {
    const [language = 'en'] = languages
    for (const word of listWords(text)) {
      const key = `${languages.join()} ${word}`
      if (!judged.has(key)) {
        judged.set(key, isSpelt(word, languages, spellers))
      }
      if (!judged.get(key) && !unknown.has(key)) unknown.set(key, { word, language, place })
    }
  }
  /** @param {Language} language */
  const listed = (language) =>
    [...unknown.values()].filter((one) => one.language === language).map(({ word, place }) => `${word} (${place})`)
  return {
    title: 'Spelling',
    lines: [
      `${judged.size} different words read, ${unknown.size} unknown`,
      ...wrap([...listed('en'), ...listed('tr')]),
    ],
    misses:
      unknown.size > 0
        ? [`${unknown.size} words that no dictionary knows: mend them, or add them to content/spelling`]
        : [],
  }
}
