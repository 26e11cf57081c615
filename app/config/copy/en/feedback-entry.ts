/** The button on every page that opens the feedback form. */
export const feedbackEntry = {
  open: 'Feedback',
  opening: 'Feedback is opening',
}
