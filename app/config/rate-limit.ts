export const SECONDS_PER_MINUTE = 60
export const SECONDS_PER_HOUR = 3_600
/** Ended windows are forgotten after so many tries of one process. */
export const TRIES_BETWEEN_CLEANINGS = 200
export const SECONDS_PER_DAY = 86_400
