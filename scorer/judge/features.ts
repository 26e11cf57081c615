import type { EncodedText } from './encoder.ts'
import { type Likeness, likenessTo, meanLikeness } from './likeness.ts'

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

/** The reference whose words resemble the rendition's most, both ways. */
function closestOf(references: readonly EncodedText[], rendition: EncodedText): EncodedText {
  const scored = references.map((reference) => ({
    reference,
    score: meanLikeness(likenessTo(rendition, [reference])) + meanLikeness(likenessTo(reference, [rendition])),
  }))
  const [first, ...others] = scored
  if (!first) throw new Error('A segment has a reference.')
  return others.reduce((best, one) => (one.score > best.score ? one : best), first).reference
}

interface Part {
  role: Role
  text: EncodedText
  /** Whose words it is mostly compared with. */
  compared: readonly EncodedText[]
  /** The text in the other language. */
  across: EncodedText
}

function rowsOf({ role, text, compared, across }: Part, reference: EncodedText): number[][] {
  const none: Likeness = [0, 0]
  const first = likenessTo(text, compared)
  const second = likenessTo(text, [across])
  const closest = role === 'rendition' ? likenessTo(text, [reference]) : null
  const words = new Set(compared.flatMap((one) => one.words))
  const wordsAcross = new Set(across.words)
  return text.wordOf.map((index, piece) => {
    const word = text.words[index] ?? ''
    return [
      ...(first[piece] ?? none),
      ...(second[piece] ?? none),
      ...(closest?.[piece] ?? none),
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
  const reference = closestOf(references, rendition)
  const parts: Part[] = [
    { role: 'source', text: source, compared: [rendition], across: reference },
    { role: 'reference', text: reference, compared: [rendition], across: source },
    { role: 'rendition', text: rendition, compared: references, across: source },
  ]
  const rows = parts.flatMap((part) => rowsOf(part, reference))
  return {
    texts: parts.map(({ role, text }) => ({ role, text })),
    features: Float32Array.from([...Array<number>(FEATURES).fill(0), ...rows.flat()]),
    roles: [ROLE.whole, ...parts.flatMap(({ role, text }) => text.wordOf.map(() => ROLE[role]))],
  }
}
