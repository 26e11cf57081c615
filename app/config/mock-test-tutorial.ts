/** The practice recording of the tutorial. */
export const TUTORIAL_RECORDING_MS = 3_000
/** A sound that never says that it has ended must not keep the learner waiting. */
export const CHIME_TIMEOUT_MS = 2_500
