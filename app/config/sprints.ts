/** What a sprint trains, in the order of the menu. */
export const SPRINT_KINDS = [
  'numbers',
  'money',
  'dates',
  'references',
  'spelling',
  'kinship',
  'negation',
  'politeness',
  'collocations',
  'false-friends',
  'prepositions',
] as const

/** Kinds whose items are made up as they are asked; the items of the others are written (content/sprints). */
export const GENERATED_KINDS = ['numbers', 'money', 'dates', 'references', 'spelling'] as const

/** Minutes of a sprint. */
export const SPRINT_MINUTES = [2, 3, 5] as const

/** How fast the items are played, as a factor of the recording's speed. */
export const SPRINT_SPEEDS = { slow: 0.8, normal: 1, fast: 1.25 } as const

/** Items of a sprint without JavaScript, where no clock runs. */
export const SPRINT_PAGE_ITEMS = 10

/** More than anybody answers in the longest sprint. */
export const SPRINT_ITEMS_MAX = 300

export const SPRINT_ANSWER_MAX_CHARACTERS = 80
