import { FORMAT_LOCALES, useLocale } from '../shell/locale.ts'

interface FactText {
  /** '189, 190 or 491'. */
  either: (numbers: readonly number[]) => string
  /** 'October 2026' for 2026-10. */
  month: (checked: string) => string
  /** '21 November 2026' for 2026-11-21. */
  day: (date: string) => string
}

/** Formats the values of examFacts in the reader's language. */
export function useFactText(): FactText {
  const language = FORMAT_LOCALES[useLocale()]
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const months = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    either: (numbers) => list.format(numbers.map(String)),
    month: (checked) => months.format(new Date(`${checked}-01T00:00:00Z`)),
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
  }
}
