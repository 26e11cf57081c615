/** Who gave the marks of an attempt. Those of a learner never count in a figure of Köprü's. */
export const MARKED_BY = ['machine', 'learner'] as const

export type MarkedBy = (typeof MARKED_BY)[number]
