/** A toast closes by itself after this long, unless it says otherwise. */
export const TOAST_DURATION_MS = 5_000
/** A toast that is swiped further than this to the right is dismissed. */
export const TOAST_SWIPE_PX = 50
/** A dismissed toast can be called back for this long. */
export const TOAST_REMOVE_MS = 1_000_000
/** Moves the focus to the notification area. */
export const TOAST_KEY = 'F8'

// Tooltips (docs/design.md, The frame).
export const TOOLTIP_OPEN_DELAY_MS = 700
/** Within this time of the last tooltip's end the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300
