import type { Language } from '#app/models/dialogues/language.ts'

const GROUPED = { en: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u, tr: /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u } as const

/** Reads `1.250,50` as Turkish and `1,250.50` as English. */
export function parseFigure(written: string, language: Language): number {
  const [group, point] = language === 'tr' ? ['.', ','] : [',', '.']
  const plain = GROUPED[language].test(written) ? written.replaceAll(group, '').replace(point, '.') : written
  return Number.parseFloat(plain.replace(/[,:]/u, '.'))
}

/** Reads `9.30` or `9:30`; null where it is no time of day. */
export function readClock(written: string): { hour: number; minute: number } | null {
  const parts = /^(\d{1,2})[:.](\d{2})$/u.exec(written)
  const hour = Number(parts?.[1])
  const minute = Number(parts?.[2])
  return hour < 24 && minute < 60 ? { hour, minute } : null
}
