/** Letters that English does not have, in either case. */
const TURKISH_LETTER = /[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/u

/** The field of the word form that a text belongs into: Turkish if it has a letter of its own. */
export function languageFieldOf(text: string): 'english' | 'turkish' {
  return TURKISH_LETTER.test(text) ? 'turkish' : 'english'
}
