import { csvLine } from '../feedback/csv.ts'
import { languagesOf, otherDirection, type WordDirection } from './drill/direction.ts'
import { type VocabularyItem, withSense } from './item.ts'

type AnkiWord = Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'sense' | 'exampleEnglish' | 'exampleTurkish'>

/** The name of the recording of a word's answer in Anki's media folder, where all decks share their names. */
export function soundName(id: number, direction: WordDirection): string {
  return `kopru-${id}-${languagesOf(direction).answered}.mp3`
}

/** Reads `?direction=`; from English to Turkish by default. */
export function readDirection(query: URLSearchParams): WordDirection {
  return query.get('direction') === 'to_english' ? 'to_english' : 'to_turkish'
}

/**
 * The lines that Anki reads before the cards, https://docs.ankiweb.net/importing/text-files.html: no byte order mark before them. With the
 * names of columns Anki fills only fields of the same names; without them the first column goes into the first field, and so on.
 */
export const ANKI_HEAD = '#separator:Comma\r\n#html:false\r\n'

/**
 * A card as a line of CSV (RFC 4180): front, back, the example in both languages, the sound of the answer. A cell that a spreadsheet
 * would calculate gets an apostrophe, as in every CSV of ours: no entry of the library begins with such a sign, and one that an
 * admin writes is better shown with an apostrophe than calculated.
 */
export function ankiLine(word: AnkiWord, { direction, hasSound }: { direction: WordDirection; hasSound: boolean }) {
  const sides = { to_turkish: [withSense(word), word.turkish], to_english: [word.turkish, withSense(word)] }
  const examples = { to_turkish: word.exampleEnglish, to_english: word.exampleTurkish }
  const example = [examples[direction], examples[otherDirection(direction)]].filter((text) => text !== null)
  const sound = hasSound ? `[sound:${soundName(word.id, direction)}]` : ''
  return csvLine([...sides[direction], example.join(' / '), sound])
}
