import type { Language } from '#app/models/dialogues/language.ts'
import { findTokens, type Utterance } from '../reading/utterance.ts'
import type { Token } from '../reading/text.ts'
import FIELDS from './data/fields.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'
import { once } from '#app/remember.ts'

/** A semantic field: the words that name it, and all words that may refer to it even loosely. */
export interface Field {
  named: Record<Language, RegExp>
  touched: Record<Language, RegExp>
  /** Describes how something is done, not what it is. */
  isManner: boolean
}

/** Matches words by their beginnings. A final k softens before a suffix: tanık, tanığı. */
function matcher(...cells: readonly string[]): RegExp {
  const beginnings = cells
    .flatMap(wordingsIn)
    .map((part) => part.replace(/_$/u, ' ').replace(/\.$/u, '(?= |$)').replace(/k$/u, '[kg]'))
  return new RegExp(`(?:^| )(?:${beginnings.join('|')})\\S*`, 'u')
}

/** The columns that describe a field, in the list of fields and in the list of scales. */
export const FIELD_COLUMNS = ['english', 'turkish', 'loosely_english', 'loosely_turkish'] as const

/** Reads a field from a row of the list of fields or of scales. */
export function readField(row: Readonly<Record<(typeof FIELD_COLUMNS)[number], string>>, isManner: boolean): Field {
  const { english, turkish } = row
  return {
    named: { en: matcher(english), tr: matcher(turkish) },
    touched: { en: matcher(english, row.loosely_english), tr: matcher(turkish, row.loosely_turkish) },
    isManner,
  }
}

let fields: readonly Field[] | null = null

/** The fields of the lexicon, parsed lazily. */
function readFields(): readonly Field[] {
  fields ??= readRows('fields.tsv', FIELDS, [...FIELD_COLUMNS, 'what']).map((row) =>
    readField(row, row.what === 'manner'),
  )
  return fields
}

/** The fields that an utterance names. Cached: a source and its model renditions are looked up for every rendition. */
export const fieldsOf = once((utterance: Utterance): readonly Field[] => {
  const found = readFields().filter(({ named }) => named[utterance.language].test(utterance.plain))
  return found
})

/** The words that name the field in an utterance; empty if there are none. */
export const namedIn = ({ named }: Field, utterance: Utterance): readonly Token[] =>
  findTokens(utterance, named[utterance.language])

/** Whether anything in an utterance may refer to the field, even loosely. */
export const isTouchedIn = ({ touched }: Field, { language, plain }: Utterance): boolean =>
  touched[language].test(plain)

/** Whether a rendition left a word that names the field untranslated. */
export const isLeftIn = ({ named }: Field, rendition: Utterance): boolean =>
  named[rendition.language === 'en' ? 'tr' : 'en'].test(rendition.plain)
