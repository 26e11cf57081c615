/** Where even the page that says what went wrong cannot be fetched. */
export const lastWords = {
  title: 'We could not reach Köprü',
  retry: 'Load this page again',
}
