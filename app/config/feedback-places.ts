import { barePath } from './local-path.ts'

/** The feedback button is on every page except these, and the page with the form itself. */
const PAGES_WITHOUT_FEEDBACK: readonly string[] = ['/', '/login', '/signup', '/feedback']

export function hasFeedback(pathname: string): boolean {
  return !PAGES_WITHOUT_FEEDBACK.includes(barePath(pathname).replace(/(?<=.)\/+$/, ''))
}
