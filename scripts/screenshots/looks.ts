import type { Locale } from '../../app/config/copy/locale.ts'

const THEMES = ['light', 'dark'] as const

/** How high a window of each width is. */
export const HEIGHTS: Record<string, number> = { 390: 844, 1280: 800 }

interface Chosen {
  /** Beginnings of names; none means every screen. */
  names: string[]
  widths: string[]
  themes: (typeof THEMES)[number][]
  languages: Locale[]
}

const EVERYTHING: Chosen = { names: [], widths: Object.keys(HEIGHTS), themes: [...THEMES], languages: ['en', 'tr'] }

/** What shots.mjs was asked for. */
export const CHOSEN: Chosen = process.env.SHOTS ? JSON.parse(process.env.SHOTS) : EVERYTHING

/** Whether a screen was asked for. */
export function isChosen(name: string): boolean {
  return CHOSEN.names.length === 0 || CHOSEN.names.some((start) => name.startsWith(start))
}
