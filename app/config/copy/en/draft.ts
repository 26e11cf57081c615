/** On what admins alone see, in learners' lists. */
export const draft = { draft: 'Draft' }
