import type { Word } from '../reading/word.ts'
import { type Pieces, Tokenizer } from './pieces.ts'
import { type Model, openModel } from './runtime.ts'

/**
 * Numbers of a piece's vector: 384 of a middle layer, the base's width, then as many of the last one, each half of length one.
 */
export const VECTOR = 768
export const HALF_VECTOR = VECTOR / 2
/** Longer texts are cut; a segment has some thirty, and one of 36 words some sixty. */
const MOST_PIECES = 160
/** Texts of the library whose vectors are kept: 80 kB each at 27 pieces, at most 490 kB, so some 24 MB. */
const MOST_KEPT = 300

export interface EncodedText {
  words: readonly string[]
  /** Whether there were more pieces than are read. */
  isCut: boolean
  /** The word of each piece, as an index of `words`. */
  wordOf: readonly number[]
  /** pieces x VECTOR. */
  vectors: Float32Array
}

/** Turns each text, alone, into vectors of its pieces. */
export class Encoder {
  private readonly model: Model
  private readonly file: Pieces
  private readonly tokenizer: Tokenizer
  private readonly kept = new Map<string, EncodedText>()

  private constructor(model: Model, file: Pieces) {
    this.model = model
    this.file = file
    this.tokenizer = new Tokenizer(file)
  }

  /** Throws if the model is broken. */
  static async create(model: Uint8Array, file: Pieces): Promise<Encoder> {
    return new Encoder(await openModel(model), file)
  }

  /** A text that is not kept: a rendition is judged once. Pieces beyond the 160th are not read. */
  encode(read: readonly Word[]): Promise<EncodedText> {
    return this.run(read.map(({ text }) => text))
  }

  /** A text of the library, encoded once as long as it is among the last few hundred. */
  async encodeKept(read: readonly Word[]): Promise<EncodedText> {
    const words = read.map(({ text }) => text)
    const name = words.join(' ')
    const before = this.kept.get(name)
    if (before) {
      // Moved to the end: the first one is dropped.
      this.kept.delete(name)
      this.kept.set(name, before)
      return before
    }
    const encoded = await this.run(words)
    this.kept.set(name, encoded)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest)
    return encoded
  }

  private async run(words: readonly string[]): Promise<EncodedText> {
    const all = words.flatMap((word, index) => this.tokenizer.split(word).map((piece) => ({ piece, index })))
    const pieces = all.slice(0, MOST_PIECES)
    const { begin, end, prompt } = this.file
    const ids = [begin, ...prompt, ...pieces.map(({ piece }) => piece), end]
    const data = BigInt64Array.from(ids, BigInt)
    const { vectors } = await this.model.run({ ids: { type: 'int64', data, dims: [1, ids.length] } })
    if (!vectors) throw new TypeError('The encoder answers with vectors.')
    const first = 1 + prompt.length
    const own = vectors.slice(first * VECTOR, (first + pieces.length) * VECTOR)
    return { words, isCut: all.length > pieces.length, wordOf: pieces.map(({ index }) => index), vectors: own }
  }
}
