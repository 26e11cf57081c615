/** Shown when even the error page cannot be loaded. */
export const lastWords = {
  title: 'We could not reach Köprü',
  retry: 'Reload the page',
}
