/** @typedef {import('../../app/models/vocabulary/vocabulary-file.ts').VocabularyEntry} Entry */

/** @param {string} text */
const folded = (text) => text.normalize('NFC').toLocaleLowerCase('tr').trim()

/** @param {Entry} entry */
const answersOf = (entry) => ({
  english: [entry.english, ...entry.acceptedEnglish].map(folded),
  turkish: [entry.turkish, ...entry.acceptedTurkish].map(folded),
})

/**
 * Words that may be taken for another entry without saying so. An answer that one entry accepts may be another entry's main answer
 * only if that entry accepts the first one's in turn; two entries may have the same Turkish only if each accepts the other's English.
 * A sense on either is as good: the product shows it.
 * @param {readonly Entry[]} entries
 */
export function unexplained(entries) {
  const read = entries.map((entry) => ({ entry, answers: answersOf(entry) }))
  return /** @type {const} */ (['english', 'turkish']).flatMap((side) => {
    const other = side === 'english' ? 'turkish' : 'english'
    /** @type {Map<string, typeof read>} */
    const byMain = new Map()
    for (const one of read) {
      const main = folded(one.entry[side])
      byMain.set(main, [...(byMain.get(main) ?? []), one])
    }
    return read.flatMap(({ entry, answers }) =>
      answers[side].flatMap((answer, place) =>
        (byMain.get(answer) ?? []).flatMap((found) => {
          if (found.entry === entry || entry.sense || found.entry.sense) return []
          const isSaid =
            place === 0
              ? answers[other].includes(folded(found.entry[other]))
              : found.answers[side].includes(folded(entry[side]))
          return isSaid
            ? []
            : [`${entry.english} = ${entry.turkish} may be ${found.entry.english} = ${found.entry.turkish}`]
        }),
      ),
    )
  })
}
