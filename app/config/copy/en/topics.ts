import type { TOPICS } from '../../dialogues.ts'

/** NAATI's twelve domains, by the names under which they are stored. */
export const topics = {
  names: {
    Business: 'Business',
    Community: 'Community',
    'Consumer Affairs': 'Consumer Affairs',
    Education: 'Education',
    Employment: 'Employment',
    Finance: 'Finance',
    Healthcare: 'Healthcare',
    Housing: 'Housing',
    Immigration: 'Immigration',
    Insurance: 'Insurance',
    Legal: 'Legal',
    'Social Services': 'Social Services',
  } satisfies Record<(typeof TOPICS)[number], string>,
  /** Of a mock test's two dialogues. */
  pair: (one: string, other: string) => `${one} & ${other}`,
}
