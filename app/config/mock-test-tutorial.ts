/** The practice recording of the tutorial. */
export const TUTORIAL_RECORDING_MS = 3_000
/** For audio that never reports its end. */
export const CHIME_TIMEOUT_MS = 2_500
