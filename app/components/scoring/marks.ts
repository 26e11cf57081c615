import { numberFormat } from '#app/config/formats.ts'
import { useLocale } from '../shell/locale.ts'

/** Writes marks as the reader's language does: at most one decimal, a real minus sign. */
export function useMarks(): { marks: (value: number) => string; minus: (value: number) => string } {
  const format = numberFormat(useLocale(), { maximumFractionDigits: 1 })
  return {
    marks: (value) => format.format(value),
    minus: (value) => (value === 0 ? '0' : `−${format.format(value)}`),
  }
}
