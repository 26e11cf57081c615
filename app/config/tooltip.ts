export const TOOLTIP_OPEN_DELAY_MS = 700
/** Within this time of the last tooltip's end the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300
