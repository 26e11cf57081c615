// The coach (models/coach; docs/decisions/053-one-next-step.md). Minutes are estimates of our own.

/** The longest step of words or of segments. */
export const MOST_AT_ONCE_MINUTES = 15
/** The shortest sprint, and a passage of the memory ladder. A day with less than this left is done. */
export const SHORTEST_STEP_MINUTES = 2
export const SPRINT_STEP_MINUTES = 3
export const MEMORY_STEP_MINUTES = 5
/** After as many steps of one kind in a row comes something else. */
export const SAME_IN_A_ROW = 2
/** Dialogues of other domains between two of the weakest one. */
export const OTHERS_BETWEEN_WEAKEST = 2
