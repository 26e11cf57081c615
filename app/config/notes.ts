// Notes on a segment, typed or drawn (docs/product.md, Practice).

/** Characters typed on one segment. */
export const SEGMENT_NOTE_MAX_CHARACTERS = 1_000
/** The sheet that is drawn on, in its own units: whole numbers. */
export const NOTE_SHEET = { width: 600, height: 400 }
/** Points of all lines on one segment's sheet. */
export const NOTE_MAX_POINTS = 1_500
/** Points nearer than this to the last one are left out. */
export const NOTE_POINT_DISTANCE = 4
/** Segments of an attempt: two dialogues. */
export const NOTES_MAX_SEGMENTS = 64
