import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { type EncodedText, Encoder, VECTOR } from './encoder.ts'
import { FEATURES, inputOf, type JudgeInput } from './features.ts'
import type { Pieces } from './pieces.ts'
import { type Input, type Model, openModel } from './runtime.ts'

export interface JudgedWord extends Word {
  /** Of the source: the probability that it was not conveyed. Of the rendition: that nothing supports it. 0 to 1. */
  doubt: number
}

export interface Judgement {
  /** Probabilities, 0 to 1, that an examiner takes off anything; at least a major error; a critical one. */
  anyError: number
  major: number
  critical: number
  /** Marks that the segment probably loses, 0 to 5. */
  expectedMarks: number
  source: JudgedWord[]
  rendition: JudgedWord[]
}

/** How much of the message came across, 0 to 1: the mean belief in the words of the source. */
export const conveyedShare = ({ source }: Pick<Judgement, 'source'>): number =>
  source.reduce((sum, { doubt }) => sum + 1 - doubt, 0) / source.length

export interface JudgeFiles {
  encoder: Uint8Array
  judge: Uint8Array
  pieces: Pieces
}

/** The practice tariff, as in app/config/scoring.ts. NAATI publishes none. */
const MARKS = { minor: 0.5, major: 2, critical: 5 } as const

const probability = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Nothing was said: everything is lost. */
function silence(source: readonly Word[]): Judgement {
  const lost = source.map((word) => ({ ...word, doubt: 1 }))
  return { anyError: 1, major: 1, critical: 1, expectedMarks: MARKS.critical, source: lost, rendition: [] }
}

function tensorsOf(input: JudgeInput): Record<string, Input> {
  const places = input.roles.length
  const vectors = new Float32Array(places * VECTOR)
  let at = VECTOR // The first place stands for the whole and has no vector.
  for (const { text } of input.texts) {
    vectors.set(text.vectors, at)
    at += text.vectors.length
  }
  return {
    vectors: { type: 'float32', data: vectors, dims: [1, places, VECTOR] },
    features: { type: 'float32', data: input.features, dims: [1, places, FEATURES] },
    roles: { type: 'int64', data: BigInt64Array.from(input.roles, BigInt), dims: [1, places] },
    mask: { type: 'bool', data: new Uint8Array(places).fill(1), dims: [1, places] },
  }
}

/** The learned judge: whether a rendition conveys its source, and which words speak against it. */
export class Judge {
  private readonly encoder: Encoder
  private readonly model: Model

  private constructor(encoder: Encoder, model: Model) {
    this.encoder = encoder
    this.model = model
  }

  /** Throws if a model is broken. */
  static async create(files: JudgeFiles): Promise<Judge> {
    return new Judge(await Encoder.create(files.encoder, files.pieces), await openModel(files.judge))
  }

  /**
   * One segment. The same words get the same answer, however they are written and whatever was judged before.
   * @returns null if the source or all references have no words, or the source is longer than the judge reads.
   */
  async judge({ sourceLanguage, language, source, references, rendition }: ReadSegment): Promise<Judgement | null> {
    if (source.length === 0 || references.length === 0) return null
    if (rendition.length === 0) return silence(source)
    const meant = await this.encoder.encodeKept(source)
    if (meant.isCut) return null
    const models: EncodedText[] = []
    for (const words of references) models.push(await this.encoder.encodeKept(words))
    const texts = { source: meant, rendition: await this.encoder.encode(rendition) }
    const input = inputOf({ sourceLanguage, language, ...texts, references: models })
    const { segment: levels, words } = await this.model.run(tensorsOf(input))
    if (!levels || !words) throw new TypeError('The judge answers with the segment and its words.')
    const [anyError = 0, major = 0, critical = 0] = Array.from(levels, probability)
    const expectedMarks =
      MARKS.minor * Math.max(0, anyError - major) +
      MARKS.major * Math.max(0, major - critical) +
      MARKS.critical * critical
    const doubts = doubtsOf(words, input)
    return {
      anyError,
      major,
      critical,
      expectedMarks,
      source: source.map((word, index) => ({ ...word, doubt: doubts.source[index] ?? 0 })),
      rendition: rendition.map((word, index) => ({ ...word, doubt: doubts.rendition[index] ?? 0 })),
    }
  }
}

/** The doubt about each word, read at its first piece. */
function doubtsOf(logits: Float32Array, { texts }: JudgeInput): { source: number[]; rendition: number[] } {
  const doubts = { source: [] as number[], rendition: [] as number[] }
  let place = 1
  for (const { role, text } of texts) {
    text.wordOf.forEach((word, piece) => {
      if (role !== 'reference' && word !== text.wordOf[piece - 1]) {
        doubts[role][word] = probability(logits[2 * place + (role === 'source' ? 0 : 1)] ?? 0)
      }
      place += 1
    })
  }
  return doubts
}
