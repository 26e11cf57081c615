/** What leads to the form of the feedback, on every page. */
export const feedbackEntry = {
  open: 'Feedback',
  opening: 'Feedback is opening',
}
