import { dialoguesByKey, wrap } from './texts.mjs'

/**
 * Terms of dialogues that the vocabulary does not teach.
 * @param {readonly import('./texts.mjs').Dialogue[]} dialogues
 * @param {readonly import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyFile[]} files
 * @param {boolean} isListed
 * @returns {import('./texts.mjs').Section}
 */
export function vocabulary(dialogues, files, isListed) {
  const words = files.flatMap(({ items }) =>
    items.flatMap(({ english, acceptedEnglish }) => [english, ...acceptedEnglish]),
  )
  const taught = new Set(words.map((word) => word.toLowerCase()))
  const terms = dialoguesByKey(dialogues, (dialogue) => dialogue.terms.map(({ english }) => english))
  const untaught = [...terms].filter(([english]) => !taught.has(english.toLowerCase()))
  const sorted = untaught.toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
  return {
    title: 'Terms of dialogues that the vocabulary does not teach',
    lines: [
      `${untaught.length} of ${terms.size}${isListed ? '' : ' (--terms lists them)'}`,
      ...(isListed ? wrap(sorted.map(([english, slugs]) => `${english} ${slugs.length}`)) : []),
    ],
    misses: [],
  }
}
