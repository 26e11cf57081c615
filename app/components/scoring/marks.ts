import { numberFormat } from '#app/config/formats.ts'
import { useLocale } from '../shell/locale.ts'

/** Formats marks in the reader's language: at most one decimal, a real minus sign. */
export function useMarks(): { marks: (value: number) => string; minus: (value: number) => string } {
  const format = numberFormat(useLocale(), { maximumFractionDigits: 1 })
  return {
    marks: (value) => format.format(value),
    minus: (value) => (value === 0 ? '0' : `−${format.format(value)}`),
  }
}
