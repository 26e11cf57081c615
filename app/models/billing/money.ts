import type { Locale } from '#app/config/copy/locale.ts'
import { numberFormat } from '#app/config/formats.ts'
import { FORMAT_LOCALES } from '#app/config/languages.ts'

const CENTS = 100

/** Formats an amount in Australian dollars: A$40, A$32.50, or A$32,50 in Turkish. `always` keeps the cents, for totals. */
export function audText(cents: number, options: { locale: Locale; decimals?: 'as-needed' | 'always' }): string {
  const { locale, decimals = 'as-needed' } = options
  const digits = decimals === 'always' || cents % CENTS !== 0 ? 2 : 0
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return `A$${numberFormat(FORMAT_LOCALES[locale], format).format(cents / CENTS)}`
}
