/** The page that stands in when there is no connection. It is shown in both languages at once. */
export const offline = {
  title: 'No connection',
  text: 'The bridge has a gap: this page could not be reached. What you recorded is still in this browser.',
  retry: 'Try again',
}
