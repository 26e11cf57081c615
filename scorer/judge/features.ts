import type { EncodedText } from './encoder.ts'
import { compare, highest, type Likeness, meanLikeness, type Pair } from './likeness.ts'

/** Numbers beside each piece's vector; training/rows.py makes the same ones. */
export const FEATURES = 10
/** Roles of the places that the judge reads; the first place stands for the whole segment. */
const ROLE = { source: 0, reference: 1, rendition: 2, whole: 3 } as const
/** The place of a piece in its text is told in parts of this. */
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
}

const NONE: Likeness = [0, 0]

function rowsOf({ text, likeness, words, wordsAcross }: Part): number[][] {
  return text.wordOf.map((index, piece) => {
    const word = text.words[index] ?? ''
    return [
      ...likeness.flatMap((of) => of?.[piece] ?? NONE),
      Number(words.has(word)),
      Number(wordsAcross.has(word)),
      Number(/^[0-9]/.test(word)),
      piece / PLACE_UNIT,
    ]
  })
}

/** What the judge reads of a source, its references and a rendition: the closest reference in full, all through likeness. */
export function inputOf(segment: {
  source: EncodedText
  references: readonly EncodedText[]
  rendition: EncodedText
}): JudgeInput {
  const { source, references, rendition } = segment
  const compared = references.map((reference) => ({ reference, pair: compare(rendition, reference) }))
  const closest = closestOf(compared)
  const meant = compare(source, rendition)
  const model = compare(source, closest.reference)
  const [said, own, known] = [new Set(rendition.words), new Set(source.words), new Set(closest.reference.words)]
  const inReferences = new Set(references.flatMap(({ words }) => words))
  const parts: Part[] = [
    { role: 'source', text: source, likeness: [meant.one, model.one, null], words: said, wordsAcross: known },
    {
      role: 'reference',
      text: closest.reference,
      likeness: [closest.pair.other, model.other, null],
      words: said,
      wordsAcross: own,
    },
    {
      role: 'rendition',
      text: rendition,
      likeness: [highest(compared.map(({ pair }) => pair.one)), meant.other, closest.pair.one],
      words: inReferences,
      wordsAcross: own,
    },
  ]
  const rows = parts.flatMap(rowsOf)
  return {
    texts: parts.map(({ role, text }) => ({ role, text })),
    features: Float32Array.from([...Array<number>(FEATURES).fill(0), ...rows.flat()]),
    roles: [ROLE.whole, ...parts.flatMap(({ role, text }) => text.wordOf.map(() => ROLE[role]))],
  }
}
