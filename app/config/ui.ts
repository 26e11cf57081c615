/** A toast closes after this long by default. */
export const TOAST_DURATION_MS = 5_000
/** A toast swiped further than this to the right is dismissed. */
export const TOAST_SWIPE_PX = 50
/** A dismissed toast can be recalled for this long. */
export const TOAST_REMOVE_MS = 1_000_000
/** Moves focus to the notification area. */
export const TOAST_KEY = 'F8'

/** A tooltip opens this long after the pointer arrives. */
export const TOOLTIP_OPEN_DELAY_MS = 700
/** Within this time after a tooltip closes, the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300
