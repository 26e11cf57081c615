/** Marks what only admins see in learners' lists. */
export const draft = { draft: 'Draft' }
