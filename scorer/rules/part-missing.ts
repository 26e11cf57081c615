import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule, type RuleExample } from './rule.ts'
import { clausesOf } from './shared/clauses.ts'
import { lengthShare, missingStems, stemOf } from './shared/shared-stems.ts'

/**
 * How many stems that all references share may be missing from a rendition of which length, as a share of the shortest reference.
 * Of 10,271 right renditions written for training, one lacks three and is shorter than 0.9, none lacks two and is shorter than 0.65;
 * 407 and 289 wrong ones are.
 */
const LIMITS = [
  { missing: 2, share: 0.65 },
  { missing: 3, share: 0.9 },
]

/** The clause of the source in whose place the references have most of what is missing. */
function missingClause({ source, references }: ReadSegment, missing: ReadonlySet<string>): readonly Word[] {
  const isMissing = (word: Word) => missing.has(stemOf(word) ?? '')
  const places = references.flatMap((words) =>
    words.flatMap((word, index) => (isMissing(word) ? [(index + 0.5) / words.length] : [])),
  )
  const near = places.map((place) => source[Math.floor(place * source.length)])
  const countOf = (clause: readonly Word[]) => near.filter((word) => word && clause.includes(word)).length
  const [first = []] = clausesOf(source).toSorted((one, other) => countOf(other) - countOf(one))
  return first
}

function find(segment: ReadSegment): Edit[] {
  const missing = missingStems(segment)
  const share = lengthShare(segment)
  const isShort = LIMITS.some((limit) => missing.size >= limit.missing && share < limit.share)
  return isShort ? [{ severity: 'major', category: 'omission', lost: missingClause(segment, missing), said: [] }] : []
}

const drive = (rendition: string, ...finds: RuleExample['finds']): RuleExample => ({
  ...fromEnglish(
    [
      'Your licence was suspended in March, so the insurance company refused the claim.',
      'Ehliyetinize martta el konduğu için sigorta şirketi talebinizi reddetti.',
      rendition,
    ],
    ...finds,
  ),
  otherReferences: [
    'Sigorta şirketi talebi reddetti, çünkü ehliyetinize martta el konmuştu.',
    'Martta ehliyetinize el konmuştu; bu yüzden sigorta şirketi talebi reddetti.',
  ],
})

const court = (rendition: string, ...finds: RuleExample['finds']): RuleExample => ({
  ...fromTurkish(
    [
      'Komşum bahçe duvarını yıktı, mahkeme tarihi henüz belli değil.',
      "My neighbour pulled down the garden wall, and the court date isn't known yet.",
      rendition,
    ],
    ...finds,
  ),
  otherReferences: [
    'The garden wall was knocked down by my neighbour; we have no court date yet.',
    'My neighbour demolished my garden wall and there is still no date from the court.',
  ],
})

export const rule: Rule = {
  id: 'part-missing',
  finds: 'A short rendition that lacks several words which all of three or more references share.',
  find,
  message: {
    en: ({ lost }) => `Your listener did not hear this part, or heard something else: “${lost}”.`,
    tr: ({ lost }) => `Dinleyen bu parçayı duymadı ya da başka bir şey duydu: “${lost}”.`,
  },
  examples: [
    drive('ehliyetinize martta el kondu', ['so the insurance company refused the claim', '']),
    drive('martta ehliyetinize polis el koymuştu', ['so the insurance company refused the claim', '']),
    drive('sigorta şirketi talebinizi kabul etmedi', ['your licence was suspended in march', '']),
    court('My neighbour pulled down the garden wall.', ['mahkeme tarihi henüz belli değil', '']),
    court("the court date isn't known yet", ['komşum bahçe duvarını yıktı', '']),
    drive('martta ehliyetiniz alındığından sigorta talebinizi reddetti'),
    drive('ehliyetiniz martta askıya alındı bu nedenle sigortacılar ödeme yapmayı kabul etmedi'),
    court('my neighbour took the garden wall down no court date so far'),
    court('the guy next door tore down the wall around my garden and when the hearing will be nobody knows'),
    // One reference says too little about what has to be said.
    { ...drive('ehliyetinize martta el kondu'), otherReferences: [] },
  ],
}
