/** The file `model/pieces.json`, written by training/export.py. */
export interface Pieces {
  pieces: string[]
  /** The logarithm of each piece's probability. */
  scores: number[]
  /** Characters that the encoder reads as others. */
  normalised: Record<string, string>
  begin: number
  end: number
  unknown: number
  /** The score of a character that no piece has. */
  unknownScore: number
  /** What the encoder was trained to see before a text. */
  prompt: number[]
}

/** Marks the beginning of a word. */
const WORD_START = '▁'
/** Words whose splits are kept, so that memory stays bounded; then all are forgotten. Chosen by hand. */
const MOST_KEPT = 20_000

/** Splits words into the pieces that the encoder knows: of all splits the one with the best sum of scores. */
export class Tokenizer {
  private readonly file: Pieces
  private readonly numbers: ReadonlyMap<string, number>
  private readonly longest: number
  private readonly known = new Map<string, readonly number[]>()

  constructor(file: Pieces) {
    this.file = file
    this.numbers = new Map(file.pieces.map((piece, number) => [piece, number]))
    this.longest = Math.max(...file.pieces.map(({ length }) => length))
  }

  /** The numbers of a word's pieces. */
  split(word: string): readonly number[] {
    const before = this.known.get(word)
    if (before) return before
    const plain = Array.from(word, (character) => this.file.normalised[character] ?? character).join('')
    const split = plain === '' ? [] : this.bestSplit(WORD_START + plain)
    if (this.known.size >= MOST_KEPT) this.known.clear()
    this.known.set(word, split)
    return split
  }

  private bestSplit(word: string): number[] {
    const best = [0, ...Array<number>(word.length).fill(-Infinity)]
    const last: { piece: number; from: number }[] = []
    const offer = (piece: number, from: number, to: number, score: number) => {
      const sum = (best[from] ?? 0) + score
      if (sum <= (best[to] ?? 0)) return
      best[to] = sum
      last[to] = { piece, from }
    }
    for (let from = 0; from < word.length; from += 1) {
      for (let to = from + 1; to <= Math.min(word.length, from + this.longest); to += 1) {
        const piece = this.numbers.get(word.slice(from, to))
        if (piece !== undefined && piece !== this.file.unknown) offer(piece, from, to, this.file.scores[piece] ?? 0)
      }
      offer(this.file.unknown, from, from + 1, this.file.unknownScore)
    }
    const split: number[] = []
    for (let step = last[word.length]; step; step = last[step.from]) split.unshift(step.piece)
    return split
  }
}
