import type { Language } from '#app/models/dialogues/language.ts'
import { ENGLISH_SWAPS } from './swaps-en.ts'
import { TURKISH_SWAPS } from './swaps-tr.ts'

/** The lowest severity that a fair marker would accept for an item. */
export type MinSeverity = 'critical' | 'major' | 'minor' | 'clean'

export type SwapTable = Record<string, { least: MinSeverity; pairs: string }>

interface Swap {
  kind: string
  least: MinSeverity
  /** The right and the wrong wording, inside a sentence and at its start. */
  forms: { from: string; pattern: RegExp; to: string }[]
}

const LOCALE = { en: 'en', tr: 'tr' } as const
const capitalise = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(LOCALE[language]) + text.slice(1)

function wholeWords(text: string): RegExp {
  const escaped = text.replace(/[$.*+?()[\]{}|^\\]/gu, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u')
}

function readTable(table: SwapTable, language: Language): Swap[] {
  return Object.entries(table).flatMap(([kind, { least, pairs }]) =>
    pairs
      .trim()
      .split('\n')
      .flatMap((line): Swap[] => {
        const [from, to] = line.split(' > ')
        if (!from || !to) return []
        const [first, other] = [capitalise(from, language), capitalise(to, language)]
        const capital = { from: first, pattern: wholeWords(first), to: other }
        return [{ kind, least, forms: [{ from, pattern: wholeWords(from), to }, capital] }]
      }),
  )
}

const SWAPS: Record<Language, Swap[]> = { en: readTable(ENGLISH_SWAPS, 'en'), tr: readTable(TURKISH_SWAPS, 'tr') }
/** Every applicable pair, applied to the rendition once. */
export function swapsOf(text: string, language: Language): { kind: string; least: MinSeverity; text: string }[] {
  return SWAPS[language].flatMap(({ kind, least, forms }) => {
    const form = forms.find(({ from, pattern }) => text.includes(from) && pattern.test(text))
    return form ? [{ kind, least, text: text.replace(form.pattern, () => form.to) }] : []
  })
}
