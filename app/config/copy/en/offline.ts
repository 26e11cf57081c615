/** The page for when there is no connection. It shows both languages at once. */
export const offline = {
  title: 'No connection',
  text: 'The bridge has a gap: this page could not be reached. Your recordings are still in this browser.',
  retry: 'Try again',
  kept: 'Kept on this device',
}
