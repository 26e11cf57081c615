/** Words of a passage on each rung of the memory ladder: past the longest segment of the test, since a candidate needs room above it. */
export const RUNGS = [8, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55] as const

/** Words of the longest segment of the test: NAATI's 35 in English, which in Turkish are about two thirds of it (docs/content.md). */
export const EXAM_WORDS = { en: 35, tr: 23 } as const

/** A try stands if at least this share of the units was said, in each language: of six units all, of seven all but one. */
export const STANDING_SHARE = 0.85

/** A rung holds once so many of the last tries on it stood. */
export const HOLDING_TRIES = 3
export const LAST_TRIES = 4

/** Tries that the ladder is worked out from: the oldest of a very long history no longer matter. */
export const TRIES_READ_MAX = 2_000
