import type { Language } from '#app/models/dialogues/language.ts'
import { ENGLISH_SWAPS } from './swaps-en.ts'
import { TURKISH_SWAPS } from './swaps-tr.ts'

/** How grave a fair marker would find an item, at the least. */
export type Least = 'critical' | 'major' | 'minor' | 'clean'

export type SwapTable = Record<string, { least: Least; pairs: string }>

interface Swap {
  kind: string
  least: Least
  from: string
  to: string
}

function readTable(table: SwapTable): Swap[] {
  return Object.entries(table).flatMap(([kind, { least, pairs }]) =>
    pairs
      .trim()
      .split('\n')
      .flatMap((line): Swap[] => {
        const [from, to] = line.split(' > ')
        return from && to ? [{ kind, least, from, to }] : []
      }),
  )
}

const SWAPS: Record<Language, Swap[]> = { en: readTable(ENGLISH_SWAPS), tr: readTable(TURKISH_SWAPS) }
const LOCALE = { en: 'en', tr: 'tr' } as const

const capitalise = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(LOCALE[language]) + text.slice(1)

/** Every pair of the tables that a rendition offers, applied to it once. */
export function swapsOf(text: string, language: Language): { kind: string; least: Least; text: string }[] {
  return SWAPS[language].flatMap(({ kind, least, from, to }) => {
    for (const [right, wrong] of [
      [from, to],
      [capitalise(from, language), capitalise(to, language)],
    ] as const) {
      const escaped = right.replace(/[$.*+?()[\]{}|^\\]/gu, '\\$&')
      const place = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').exec(text)
      if (place) {
        const changed = text.slice(0, place.index) + wrong + text.slice(place.index + right.length)
        return [{ kind, least, text: changed }]
      }
    }
    return []
  })
}
