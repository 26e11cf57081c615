import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Locale } from '#app/config/copy/locale.ts'
import { wordExportCopy } from '#app/config/copy/word-export.ts'
import { AppError } from '#app/errors.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { languagesOf, type WordDirection } from '#app/models/vocabulary/drill/direction.ts'
import { ANKI_HEAD, ankiLine, soundName } from '#app/models/vocabulary/anki.ts'
import type { LibraryWord } from '#app/models/vocabulary/item.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { type ZipEntry, zipStream } from '../accounts/zip-stream.server.ts'
import { shippedVoices } from '../speech/speech.server.ts'
import { selectWords } from './look-up.server.ts'
import { nameSelection } from './print-words.server.ts'

interface Options {
  filter: WordFilter
  direction: WordDirection
  locale: Locale
}

interface Card {
  word: LibraryWord
  /** The recording of the answer; null where there is none. Nothing is synthesised for an export. */
  soundPath: string | null
}

const encoder = new TextEncoder()
/** Words whose recording is looked for in a turn of the event loop. */
const WORDS_A_TURN = 100
const README = 'README.txt'
const MEDIA = 'media'

/** With the recording that the index of recordings has for these very words, and whose file is there. */
function cardOf(word: LibraryWord, direction: WordDirection): Card {
  const language = languagesOf(direction).answered
  const text = language === 'tr' ? word.turkish : word.english
  const clip = shippedVoices.lookUp({ text, language, gender: 'female', isAnyGender: true })
  return { word, soundPath: clip && existsSync(clip.filePath) ? clip.filePath : null }
}

async function selectCards({ filter, direction }: Options): Promise<Card[]> {
  const words = await selectWords(filter)
  if (words.length === 0) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  const cards: Card[] = []
  for (const [at, word] of words.entries()) {
    if (at % WORDS_A_TURN === 0) await nextTurn()
    cards.push(cardOf(word, direction))
  }
  return cards
}

function* csvPieces(cards: readonly Card[], { direction }: Options): Generator<Uint8Array<ArrayBuffer>> {
  yield encoder.encode(ANKI_HEAD)
  for (const { word, soundPath } of cards)
    yield encoder.encode(ankiLine(word, { direction, hasSound: soundPath !== null }))
}

/** A selection of words as cards for Anki. @throws AppError NOT_FOUND without a word. */
export async function exportWordsCsv(options: Options): Promise<{ csv: Blob; name: string }> {
  const cards = await selectCards(options)
  return { csv: new Blob([...csvPieces(cards, options)]), name: nameOf(options) }
}

const nameOf = ({ filter, locale }: Options) => wordExportCopy[locale].fileName(nameSelection(filter, locale))

async function* once(piece: Uint8Array): AsyncGenerator<Uint8Array> {
  yield piece
}

async function* fromList(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces
}

async function* read(path: string): AsyncGenerator<Uint8Array> {
  yield await readFile(path)
}

async function* entries(cards: readonly Card[], options: Options): AsyncGenerator<ZipEntry> {
  const modifiedAt = new Date()
  const csvName = 'kopru.csv'
  const readMe = encoder.encode(wordExportCopy[options.locale].readMe(csvName))
  yield { name: README, modifiedAt, isCompressed: true, content: once(readMe) }
  yield { name: csvName, modifiedAt, isCompressed: true, content: fromList(csvPieces(cards, options)) }
  for (const { word, soundPath } of cards) {
    if (soundPath === null) continue
    const name = `${MEDIA}/${soundName(word.id, options.direction)}`
    yield { name, modifiedAt, isCompressed: false, content: read(soundPath) }
  }
}

/**
 * The same with the recordings, as a zip in pieces: one recording of about 10 kB at a time is in memory.
 *
 * @throws AppError NOT_FOUND without a word.
 */
export async function exportWordsZip(options: Options): Promise<{ pieces: AsyncGenerator<Uint8Array>; name: string }> {
  const cards = await selectCards(options)
  return { pieces: zipStream(entries(cards, options)), name: nameOf(options) }
}
