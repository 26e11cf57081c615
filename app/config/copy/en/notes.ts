/** Notes on a segment, in the player, the exam and the result. */
export const notes = {
  /** Opens them on a phone. */
  open: 'Notes',
  title: (segment: number) => `Notes on segment ${segment}`,
  ways: 'How to take notes',
  type: 'Type',
  draw: 'Draw',
  sheet: (lines: number) =>
    lines === 0 ? 'An empty sheet to draw on' : lines === 1 ? 'Your drawing, 1 line' : `Your drawing, ${lines} lines`,
  undo: 'Undo',
  clear: 'Clear',
  hint: 'Only you see them. They are kept with your result. In the real test you take notes on paper.',
  noted: 'Your notes',
}
