import { readFileSync } from 'node:fs'
import { fromRoot } from '../project.mjs'
import { INSTITUTIONS } from './limits.mjs'
import { dialoguesByKey, wording, wrap } from './texts.mjs'

/** @typedef {{ name: string, en: string[], tr: string[] }} Institution */

const FILE = 'content/institutions.tsv'

/** The terms of Australian life, each with its wordings. @returns {Institution[]} */
export function readInstitutions() {
  const lines = readFileSync(fromRoot(FILE), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [name = '', english = '', turkish = ''] = line.split('\t')
    return { name, en: english.split(', '), tr: turkish.split(', ') }
  })
}

/**
 * Finds any of the wordings. One with a capital must have it; an English word may have an "s", a Turkish one any ending.
 * @param {readonly string[]} wordings
 * @param {'en' | 'tr'} language
 */
function finder(wordings, language) {
  const ending = language === 'en' ? String.raw`(?:['’]?s)?(?![\p{L}\p{N}])` : ''
  /** @param {string} one */
  const patternOf = (one) => {
    const inner = one.split(' ').join(language === 'en' ? ' ' : String.raw`\S* `)
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${inner}${ending}`, 'u')
  }
  const patterns = wordings.map((one) => {
    return { isNamed: one !== one.toLocaleLowerCase(language), pattern: patternOf(one) }
  })
  /** @param {string} text */
  return (text) => {
    const lower = text.toLocaleLowerCase(language)
    return patterns.some(({ isNamed, pattern }) => pattern.test(isNamed ? text : lower))
  }
}

/**
 * How many dialogues speak of each institution or term of Australian life.
 * @param {readonly import('./texts.mjs').Dialogue[]} dialogues
 * @param {readonly Institution[]} terms
 * @returns {import('./texts.mjs').Section}
 */
export function institutions(dialogues, terms) {
  const finders = terms.map(({ name, en, tr }) => ({ name, finds: { en: finder(en, 'en'), tr: finder(tr, 'tr') } }))
  const saidIn = dialoguesByKey(dialogues, ({ segments }) => {
    const texts = segments.map((segment) => ({ en: wording(segment, 'en'), tr: wording(segment, 'tr') }))
    return finders.flatMap(({ name, finds }) =>
      texts.some(({ en, tr }) => finds.en(en) || finds.tr(tr)) ? [name] : [],
    )
  })
  const counts = terms.map(({ name }) => ({ name, count: saidIn.get(name)?.length ?? 0 }))
  const sorted = counts.toSorted((a, b) => b.count - a.count)
  const enough = counts.filter(({ count }) => count >= INSTITUTIONS.dialoguesEach)
  const few = counts.filter(({ count }) => count < INSTITUTIONS.dialoguesEach)
  return {
    title: 'Institutions and terms of Australian life',
    lines: [
      `${enough.length} of ${terms.length} in ${INSTITUTIONS.dialoguesEach} dialogues or more:`,
      ...wrap(
        sorted.filter(({ count }) => count >= INSTITUTIONS.dialoguesEach).map(({ name, count }) => `${name} ${count}`),
      ),
      `In fewer: ${few.length === 0 ? 'none' : ''}`,
      ...wrap(few.map(({ name, count }) => `${name} ${count}`)),
    ],
    misses:
      enough.length < INSTITUTIONS.terms
        ? [`${enough.length} terms in ${INSTITUTIONS.dialoguesEach} dialogues or more, at least ${INSTITUTIONS.terms}`]
        : [],
  }
}
