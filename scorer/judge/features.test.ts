import { describe, expect, test } from 'vitest'
import { KINDS } from '../reading/grammar.ts'
import { type EncodedText, HALF_VECTOR, VECTOR } from './encoder.ts'
import { FEATURES, inputOf } from './features.ts'

/** A text whose word `n` has one piece, which points where `directions[n]` says, in both layers. */
function textOf(text: string, directions: readonly number[]): EncodedText {
  const words = text.split(' ')
  const vectors = new Float32Array(words.length * VECTOR)
  directions.forEach((direction, index) => {
    vectors[index * VECTOR + direction] = 1
    vectors[index * VECTOR + HALF_VECTOR + direction] = 1
  })
  return { words, isCut: false, wordOf: words.map((_, index) => index), vectors }
}

const SOURCE = textOf('pay 201 dollars', [0, 1, 2])
const CLOSEST = textOf('201 dolar ödeyin', [1, 2, 0])
const OTHER = textOf('ücret olarak tam 201 dolar ödemeniz gerekiyor', [5, 6, 7, 1, 2, 8, 9])
const SEGMENT = { sourceLanguage: 'en', language: 'tr', source: SOURCE, references: [OTHER, CLOSEST] } as const

function read(rendition: EncodedText, references: readonly EncodedText[] = SEGMENT.references) {
  const { features, roles, texts } = inputOf({ ...SEGMENT, references, rendition })
  const rowOf = (place: number) => Array.from(features.subarray(place * FEATURES, (place + 1) * FEATURES))
  const [whole = [], ...pieces] = roles.map((_, place) => rowOf(place))
  return { roles, texts, whole, pieces }
}

/** Of a piece: three pairs of likeness, the same word, in the other language too, a like sound, a number, its place. */
const OF_PIECE = 11

describe('places', () => {
  const { roles, texts, pieces } = read(textOf('201 dolar verin', [1, 2, 3]))

  test('stand for the whole, the source, the closest reference and the rendition, in this order', () => {
    expect(roles).toEqual([3, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    expect(texts.map(({ text }) => text.words)).toEqual([SOURCE.words, CLOSEST.words, ['201', 'dolar', 'verin']])
  })

  test('say how much of a piece the other texts say', () => {
    const likeness = pieces.map((piece) => piece.slice(0, 6))
    expect(likeness).toEqual([
      // Of the source: to the rendition, to the reference.
      [0, 0, 1, 1, 0, 0],
      [1, 1, 1, 1, 0, 0],
      [1, 1, 1, 1, 0, 0],
      // Of the reference: to the rendition, to the source.
      [1, 1, 1, 1, 0, 0],
      [1, 1, 1, 1, 0, 0],
      [0, 0, 1, 1, 0, 0],
      // Of the rendition: to any reference, to the source, to the closest reference.
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0, 0],
    ])
  })

  test('say whether a word is among the other texts, is a number, and where it stands', () => {
    const flags = pieces.map((piece) => piece.slice(6, OF_PIECE))
    const [first, second] = [1 / 32, 2 / 32]
    expect(flags).toEqual([
      [0, 0, 0, 0, 0],
      [1, 1, 0, 1, first],
      [0, 0, 1, 0, second],
      [1, 1, 0, 1, 0],
      [1, 0, 1, 0, first],
      [0, 0, 0, 0, second],
      [1, 1, 0, 1, 0],
      [1, 0, 1, 0, first],
      [0, 0, 0, 0, second],
    ])
  })
})

test('a word that another reference has is known, and like', () => {
  const { pieces } = read(textOf('ücret 201 dolar ödeyin', [5, 1, 2, 0]))
  const fee = pieces[SOURCE.words.length + CLOSEST.words.length] ?? []
  expect(fee.slice(0, 7)).toEqual([1, 1, 0, 0, 0, 0, 1])
})

describe('the whole', () => {
  const KIND_OF_NEGATION = 0
  const differences = (whole: readonly number[]) => whole.slice(OF_PIECE + KINDS, OF_PIECE + 3 * KINDS)
  const lengths = (whole: readonly number[]) => whole.slice(OF_PIECE + 3 * KINDS)

  test('says how long the rendition is beside source, closest and shortest reference, up to twice', () => {
    const [source, closest, shortest] = lengths(read(textOf('201 dolar ödeyin', [1, 2, 0])).whole)
    expect(source).toBeCloseTo('201 dolar ödeyin'.length / 'pay 201 dollars'.length)
    expect([closest, shortest]).toEqual([1, 1])
    const long = Array.from({ length: 12 }, () => 'dolar').join(' ')
    expect(
      lengths(
        read(
          textOf(
            long,
            Array.from({ length: 12 }, () => 2),
          ),
        ).whole,
      ),
    ).toEqual([2, 2, 2])
    const beside = read(textOf('ücret olarak tam', [5, 6, 7]))
    expect(beside.texts[1]?.text.words).toEqual(OTHER.words)
    const [, toClosest, toShortest] = lengths(beside.whole)
    expect(toClosest).toBeCloseTo(16 / OTHER.words.join(' ').length)
    expect(toShortest).toBeCloseTo(1)
  })

  test('says by how many words of a kind it differs from the source, and from the reference that differs least', () => {
    const denied = (count: number) => `${'değil '.repeat(count)}201`.trim()
    const of = (count: number, references = SEGMENT.references) => {
      const words = denied(count)
      const places = words.split(' ').map(() => 1)
      const all = differences(read(textOf(words, places), references).whole)
      return [all[KIND_OF_NEGATION], all[KINDS + KIND_OF_NEGATION]]
    }
    expect(of(0)).toEqual([0, 0])
    const [once, toReference] = of(1)
    expect(once).toBeCloseTo(1 / 3)
    expect(toReference).toBeCloseTo(1 / 3)
    expect(of(4)).toEqual([1, 1])
    const denying = textOf('201 dolar değil', [1, 2, 3])
    const [toSource, least] = of(1, [OTHER, denying])
    expect(toSource).toBeCloseTo(1 / 3)
    expect(least).toBe(0)
  })
})
