import { barePath } from './local-path.ts'

/** The feedback button is on every page but these, and the page that is its form. */
const PAGES_WITHOUT_FEEDBACK: readonly string[] = ['/', '/login', '/signup', '/feedback']

export function hasFeedback(pathname: string): boolean {
  return !PAGES_WITHOUT_FEEDBACK.includes(barePath(pathname).replace(/(?<=.)\/+$/, ''))
}
