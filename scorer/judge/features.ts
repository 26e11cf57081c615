import { countsOf, KINDS, kindsOf } from '../reading/grammar.ts'
import { alikeIn } from '../reading/sound.ts'
import type { Language } from '../reading/word.ts'
import type { EncodedText } from './encoder.ts'
import { compare, highest, type Likeness, meanLikeness, type Pair } from './likeness.ts'

/**
 * Numbers beside each piece's vector; training/rows.py makes the same ones. Of a piece: likeness (6), the same word (2), a like
 * sound, a number, its place; then what kinds of word it is. Of the whole: by how many words of a kind rendition and source
 * differ, and rendition and the reference that differs least; how long the rendition is beside source, closest and shortest
 * reference.
 */
const OF_PIECE = 11
const OF_WHOLE = 2 * KINDS + 3
export const FEATURES = OF_PIECE + KINDS + OF_WHOLE
/** A larger difference of words is told as this one. The judge was trained so (training/rows.py). */
const MOST_DIFFERENCE = 3
/** A rendition that is longer still is told as twice as long as the other text; trained so too. */
const MOST_LENGTH = 2
/** Roles of the places that the judge reads; the first place stands for the whole segment. */
const ROLE = { source: 0, reference: 1, rendition: 2, whole: 3 } as const
/** The place of a piece in its text is told in parts of this: of some thirty pieces all are below 1. Trained so too. */
const PLACE_UNIT = 32

type Role = Exclude<keyof typeof ROLE, 'whole'>

export interface JudgeInput {
  /** In the order of their places, after the one for the whole. */
  texts: readonly { role: Role; text: EncodedText }[]
  features: Float32Array
  roles: number[]
}

interface Compared {
  reference: EncodedText
  /** `one` is the rendition, `other` the reference. */
  pair: Pair
}

/** The reference whose words resemble the rendition's most, both ways. */
function closestOf(compared: readonly Compared[]): Compared {
  const scored = compared.map((one) => ({ one, score: meanLikeness(one.pair.one) + meanLikeness(one.pair.other) }))
  const [first, ...others] = scored
  if (!first) throw new Error('A segment has a reference.')
  return others.reduce((best, next) => (next.score > best.score ? next : best), first).one
}

interface Part {
  role: Role
  text: EncodedText
  /** Likeness to the texts it is mostly compared with, to the text in the other language, and to the closest reference. */
  likeness: readonly (readonly Likeness[] | null)[]
  words: ReadonlySet<string>
  wordsAcross: ReadonlySet<string>
  /** Words that sound like one of the other texts. */
  alike: ReadonlySet<string>
  kinds: readonly (readonly boolean[])[]
}

const NONE: Likeness = [0, 0]

function rowsOf({ text, likeness, words, wordsAcross, alike, kinds }: Part): number[][] {
  return text.wordOf.map((index, piece) => {
    const word = text.words[index] ?? ''
    return [
      ...likeness.flatMap((of) => of?.[piece] ?? NONE),
      Number(words.has(word)),
      Number(wordsAcross.has(word)),
      Number(alike.has(word)),
      Number(/^[0-9]/.test(word)),
      piece / PLACE_UNIT,
      ...(kinds[index] ?? []).map(Number),
      ...Array<number>(OF_WHOLE).fill(0),
    ]
  })
}

const clipped = (difference: number): number =>
  Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference)) / MOST_DIFFERENCE

/** By how many words of each kind the rendition differs from the source, and from the reference that differs least. */
function differences(counts: {
  rendition: readonly number[]
  source: readonly number[]
  references: readonly (readonly number[])[]
}): number[] {
  const { rendition, source, references } = counts
  const toReference = rendition.map((own, kind) =>
    references
      .map((reference) => own - (reference[kind] ?? 0))
      .reduce((least, next) => (Math.abs(next) < Math.abs(least) ? next : least)),
  )
  return [...rendition.map((own, kind) => own - (source[kind] ?? 0)), ...toReference].map(clipped)
}

const lengthOf = ({ words }: EncodedText): number => words.join(' ').length

/** The length of the rendition as a share of other texts' lengths. */
const lengths = (rendition: EncodedText, others: readonly EncodedText[]): number[] =>
  others.map((other) => Math.min(MOST_LENGTH, lengthOf(rendition) / lengthOf(other)))

/** What the judge reads of a source, its references and a rendition: the closest reference in full, all through likeness. */
export function inputOf(segment: {
  sourceLanguage: Language
  language: Language
  source: EncodedText
  references: readonly EncodedText[]
  rendition: EncodedText
}): JudgeInput {
  const { sourceLanguage, language, source, references, rendition } = segment
  const compared = references.map((reference) => ({ reference, pair: compare(rendition, reference) }))
  const closest = closestOf(compared)
  const meant = compare(source, rendition)
  const model = compare(source, closest.reference)
  const inReferences = new Set(references.flatMap(({ words }) => words))
  const [said, own, known] = [new Set(rendition.words), new Set(source.words), new Set(closest.reference.words)]
  const spoken = { words: said, language }
  const kinds = { source: kindsOf(source.words, sourceLanguage), rendition: kindsOf(rendition.words, language) }
  const parts: Part[] = [
    {
      role: 'source',
      text: source,
      likeness: [meant.one, model.one, null],
      words: said,
      wordsAcross: known,
      alike: alikeIn({ words: own, language: sourceLanguage }, spoken),
      kinds: kinds.source,
    },
    {
      role: 'reference',
      text: closest.reference,
      likeness: [closest.pair.other, model.other, null],
      words: said,
      wordsAcross: own,
      alike: alikeIn({ words: known, language }, spoken),
      kinds: kindsOf(closest.reference.words, language),
    },
    {
      role: 'rendition',
      text: rendition,
      likeness: [highest(compared.map(({ pair }) => pair.one)), meant.other, closest.pair.one],
      words: inReferences,
      wordsAcross: own,
      alike: new Set([
        ...alikeIn(spoken, { words: own, language: sourceLanguage }),
        ...alikeIn(spoken, { words: inReferences, language }),
      ]),
      kinds: kinds.rendition,
    },
  ]
  const rows = parts.flatMap(rowsOf)
  const whole = differences({
    source: countsOf(kinds.source),
    rendition: countsOf(kinds.rendition),
    references: references.map(({ words }) => countsOf(kindsOf(words, language))),
  })
  const shortest = references.reduce((least, next) => (lengthOf(next) < lengthOf(least) ? next : least))
  whole.push(...lengths(rendition, [source, closest.reference, shortest]))
  return {
    texts: parts.map(({ role, text }) => ({ role, text })),
    features: Float32Array.from([...Array<number>(OF_PIECE + KINDS).fill(0), ...whole, ...rows.flat()]),
    roles: [ROLE.whole, ...parts.flatMap(({ role, text }) => text.wordOf.map(() => ROLE[role]))],
  }
}
