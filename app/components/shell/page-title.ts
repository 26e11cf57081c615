const PRODUCT = 'Köprü'

/** The text of a page's title element. */
export function pageTitle(title?: string): string {
  return title === undefined ? PRODUCT : `${title} · ${PRODUCT}`
}
