import type { Language } from '#app/models/dialogues/language.ts'
import { stem } from '../reading/stem.ts'
import OPPOSITES from './data/opposites.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'

export interface OppositeWord {
  folded: string
  stem: string
}

interface Wording {
  group: number
  pole: number
  /** Opposites only in the same context. */
  near: boolean
  wording: OppositeWord
}

const ROWS = readRows('opposites.tsv', OPPOSITES, ['language', 'sides', 'where'])

function byInitial(language: Language): Map<string, Wording[]> {
  const found = new Map<string, Wording[]>()
  ROWS.filter((row) => row.language === language).forEach(({ sides, where }, group) =>
    sides.split(' | ').forEach((side, pole) => {
      for (const folded of wordingsIn(side)) {
        const wording = { folded, stem: stem(folded, language) }
        const initial = folded.slice(0, 2)
        const list = found.get(initial) ?? []
        found.set(initial, [...list, { group, pole, near: where === 'same context', wording }])
      }
    }),
  )
  return found
}

/** Words with an antonym, by language and first two letters, with the index of their group and pole. */
export const OPPOSITES_BY_INITIAL: Record<Language, Map<string, Wording[]>> = {
  en: byInitial('en'),
  tr: byInitial('tr'),
}
