type Facts = Record<string, string | number>

/** The model interpretation is rendition 0. */
const rendition = (place: string | number | undefined) => (place === 0 ? 'the translation' : `rendition ${place}`)

/** Where a dialogue differs from the standard of the library: one sentence for each rule. */
export const contentStandard = {
  rules: {
    mean: ({ mean, least, most }: Facts) =>
      `A segment has ${mean} English words on average; at this level it should be ${least} to ${most}.`,
    even: ({ deviation, least }: Facts) =>
      `The segments are too much alike in length (deviation ${deviation}, at least ${least}): put short turns beside long ones.`,
    'mock-words': ({ total, least, most }: Facts) =>
      `A dialogue for mock tests has ${least} to ${most} English words; this one has ${total}.`,
    numbers: ({ count, least }: Facts) =>
      `Numbers found: ${count}. There should be at least ${least} of different kinds.`,
    negations: ({ count, least }: Facts) =>
      `Negations and refusals found: ${count}. There should be at least ${least}.`,
    terms: ({ count, least, most }: Facts) => `Terms: ${count}. List ${least} to ${most} that the dialogue uses.`,
    'term-unsaid': ({ term }: Facts) => `The term “${term}” is nowhere in the dialogue.`,
    long: ({ count, most }: Facts) => `English words: ${count}. At this level a segment has at most ${most}.`,
    short: ({ count, least }: Facts) => `English words: ${count}. At this level a segment has at least ${least}.`,
    variants: ({ count, least }: Facts) => `Other accepted renditions: ${count}. There should be ${least}.`,
    alike: ({ one, other }: Facts) => `Rendition ${other} and ${rendition(one)} have almost the same words.`,
  },
  whole: 'The whole dialogue',
  measures: {
    words: 'English words',
    mean: 'Per segment',
    deviation: 'Deviation',
    time: 'To hear',
    /** `seconds` has two digits. */
    clock: (minutes: number, seconds: string) => `${minutes}:${seconds} min`,
  },
}
