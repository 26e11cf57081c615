/** Columns of a page of notes. */
export const NOTE_COLUMNS = 12

/** A column's width and a row's height in the drawing, in its own units; a symbol's grid is 24 wide. */
export const NOTE_CELL = { width: 30, height: 40 } as const

/** The strokes of a page that are drawn one after another (styles/note-course.css); what comes after them is drawn with the last. */
export const LAST_TURN = 40
