/** Columns of a page of notes. */
export const NOTE_COLUMNS = 12

/** A column's width and a row's height in the drawing, in its own units; a symbol's grid is 24 wide. */
export const NOTE_CELL = { width: 30, height: 40 } as const

/** Seconds between two strokes when the notes are drawn, about as fast as a hand. */
export const STROKE_SECONDS = 0.45
