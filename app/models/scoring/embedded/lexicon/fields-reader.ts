import type { Language } from '#app/models/dialogues/language.ts'
import { findTokens, type Utterance } from '../reading/utterance.ts'
import type { Token } from '../reading/text.ts'
import FIELDS from './data/fields.tsv?raw'
import { readRows, wordingsIn } from './word-list.ts'
import { once } from '#app/remember.ts'

/** A field of meaning: what names it, and what may speak of it in any way. */
export interface Field {
  named: Record<Language, RegExp>
  touched: Record<Language, RegExp>
  /** How something is done, not what it is. */
  isManner: boolean
}

/** A final k softens before an ending: tanık, tanığı. */
function matcher(...cells: readonly string[]): RegExp {
  const beginnings = cells
    .flatMap(wordingsIn)
    .map((part) => part.replace(/_$/u, ' ').replace(/\.$/u, '(?= |$)').replace(/k$/u, '[kg]'))
  return new RegExp(`(?:^| )(?:${beginnings.join('|')})\\S*`, 'u')
}

/** The columns of a list in which a row, or a place on a scale, is a field. */
export const FIELD_COLUMNS = ['english', 'turkish', 'loosely_english', 'loosely_turkish'] as const

/** A field from a row of its list, or a place from a row of a scale. */
export function readField(row: Readonly<Record<(typeof FIELD_COLUMNS)[number], string>>, isManner: boolean): Field {
  const { english, turkish } = row
  return {
    named: { en: matcher(english), tr: matcher(turkish) },
    touched: { en: matcher(english, row.loosely_english), tr: matcher(turkish, row.loosely_turkish) },
    isManner,
  }
}

let fields: readonly Field[] | null = null

/** The fields of the lexicon, read when they are first asked for. */
function readFields(): readonly Field[] {
  fields ??= readRows('fields.tsv', FIELDS, [...FIELD_COLUMNS, 'what']).map((row) =>
    readField(row, row.what === 'manner'),
  )
  return fields
}

/** The fields that an utterance names. A source and its models are asked again with every rendition. */
export const fieldsOf = once((utterance: Utterance): readonly Field[] => {
  const found = readFields().filter(({ named }) => named[utterance.language].test(utterance.plain))
  return found
})

/** The words by which an utterance names the field; none where it does not. */
export const namedIn = ({ named }: Field, utterance: Utterance): readonly Token[] =>
  findTokens(utterance, named[utterance.language])

/** Whether anything in an utterance may speak of the field. */
export const isTouchedIn = ({ touched }: Field, { language, plain }: Utterance): boolean =>
  touched[language].test(plain)

/** Whether a word of the source's language that names the field was left as it is. */
export const isLeftIn = ({ named }: Field, rendition: Utterance): boolean =>
  named[rendition.language === 'en' ? 'tr' : 'en'].test(rendition.plain)
