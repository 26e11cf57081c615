import { NAME_DIALOGUES_MOST, PHRASE } from './limits.mjs'
import { dialoguesByKey, placeOf, standardMisses, wording, wrap } from './texts.mjs'

/** @typedef {import('./texts.mjs').Dialogue} Dialogue */
/** @typedef {import('./texts.mjs').Rules} Rules */
/** @typedef {import('./texts.mjs').Section} Section */

/**
 * One variant of each kind, and none that has the words of another or of the model.
 * @param {readonly Dialogue[]} dialogues
 * @param {Rules} rules
 * @returns {Section}
 */
export function variants(dialogues, rules) {
  const misses = dialogues.flatMap((dialogue) => {
    const kinds = dialogue.segments.flatMap((segment, index) => {
      const found = segment.variants.map(({ kind }) => kind)
      return found.toSorted().join() === rules.VARIANT_KINDS.toSorted().join()
        ? []
        : [`${placeOf(dialogue, index)}: variants ${found.join(', ') || 'none'}; one of each kind`]
    })
    return [...kinds, ...standardMisses(dialogue, rules, ['alike'])]
  })
  const count = dialogues.reduce(
    (sum, one) => sum + one.segments.reduce((some, two) => some + two.variants.length, 0),
    0,
  )
  return { title: 'Variants', lines: [`${count} variants`], misses }
}

const PHRASES_SHOWN = 15

/**
 * Phrases that too many dialogues share.
 * @param {readonly Dialogue[]} dialogues
 * @param {Rules} rules
 * @returns {Section}
 */
export function phrases(dialogues, { listFoldedWords }) {
  const languages = /** @type {const} */ (['en', 'tr'])
  const found = languages.flatMap((language) => {
    const bySlug = dialoguesByKey(dialogues, ({ segments }) =>
      segments.flatMap((segment) => {
        const words = listFoldedWords({ text: wording(segment, language), language })
        return words.slice(PHRASE.words - 1).map((_, at) => words.slice(at, at + PHRASE.words).join(' '))
      }),
    )
    return [...bySlug].map(([phrase, slugs]) => ({ phrase, slugs }))
  })
  const worst = found.filter(({ slugs }) => slugs.length > 1).toSorted((a, b) => b.slugs.length - a.slugs.length)
  return {
    title: `Phrases of ${PHRASE.words} words in several dialogues`,
    lines: [
      `${worst.length} in two dialogues or more; the most frequent:`,
      ...worst.slice(0, PHRASES_SHOWN).map(({ phrase, slugs }) => `${String(slugs.length).padStart(3)}  ${phrase}`),
    ],
    misses: worst
      .filter(({ slugs }) => slugs.length > PHRASE.dialoguesMost)
      .map(({ phrase, slugs }) => `“${phrase}” in ${slugs.length} dialogues: ${slugs.join(', ')}`),
  }
}

const STATES =
  /(?:New South Wales|Victoria|Queensland|Tasmania|(?:South|Western) Australia|Northern Territory|Australian Capital Territory)/gu
/** A first name and a surname that do not follow a preposition of place. */
const PERSON = /(?<!(?:^|[^\p{L}])(?:in|at|near|of|outside) )(\p{Lu}[\p{L}'’]+) (\p{Lu}[\p{L}'’]+)/gu

/** Words of institutions and places that look like a name. */
const NO_NAME = new Set([
  'Access',
  'Administrative',
  'Australian',
  'Gold',
  'Housing',
  'Magistrates',
  'Services',
  'Small',
  'Turkish',
  'Year',
])

/** The names of the people in a description. @param {Dialogue} dialogue */
function namesOf({ description }) {
  const people = [...description.replaceAll(STATES, '').matchAll(PERSON)]
  return people
    .map(([, first = '', last = '']) => ({ first, last: last.replace(/['’]s$/u, '') }))
    .filter(({ first, last }) => !NO_NAME.has(first.replace(/['’]$/u, '')) && !NO_NAME.has(last))
}

/**
 * Names of speakers that come back.
 * @param {readonly Dialogue[]} dialogues
 * @returns {Section}
 */
export function names(dialogues) {
  /** @param {'first' | 'last'} part */
  const repeated = (part) =>
    [...dialoguesByKey(dialogues, (dialogue) => namesOf(dialogue).map((name) => name[part]))]
      .filter(([, slugs]) => slugs.length > 1)
      .toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'tr'))
  const [first, last] = [repeated('first'), repeated('last')]
  const often = [...first, ...last].filter(([, slugs]) => slugs.length > NAME_DIALOGUES_MOST)
  /** @param {typeof first} some */
  const show = (some) => wrap(some.map(([name, slugs]) => `${name} ${slugs.length}`))
  return {
    title: 'Names of speakers in several dialogues (as the descriptions name them)',
    lines: [
      `First names: ${first.length}`,
      ...show(first),
      `Surnames: ${last.length}`,
      ...show(last),
      `In more than ${NAME_DIALOGUES_MOST} dialogues: ${often.length === 0 ? 'none' : ''}`,
      ...often.map(([name, slugs]) => `  ${name}: ${slugs.join(', ')}`),
    ],
    misses: [],
  }
}
