import type { Appearance } from './stripe-script.ts'

const DARK = '(prefers-color-scheme: dark)'

/** Our design tokens under the names of Stripe's form, which is in an iframe and cannot inherit our styles. */
const TOKENS = {
  colorPrimary: '--accent',
  colorBackground: '--surface',
  colorText: '--ink',
  colorTextSecondary: '--soft',
  colorDanger: '--critical',
} as const

/** The form's appearance in the page's theme, from app/styles/base.css. */
export function currentAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, styles.getPropertyValue(token).trim()])
  return {
    theme: window.matchMedia(DARK).matches ? 'night' : 'stripe',
    variables: {
      ...Object.fromEntries(colours),
      borderRadius: '10px',
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '16px',
    },
  }
}

/** Calls back when the theme changes. @returns the unsubscribe function. */
export function watchTheme(onChange: () => void): () => void {
  const query = window.matchMedia(DARK)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
