import SCALES from './data/scales.tsv?raw'
import { FIELD_COLUMNS, readField, type Field } from './fields-reader.ts'
import { groupRows, readRows } from './word-list.ts'

export interface Scale {
  places: readonly Field[]
  /** Its words are too common to count unless next to something that source and rendition share. */
  isCommon: boolean
  /** A different place on the scale reverses the message. */
  isReversal: boolean
}

const COLUMNS = ['scale', 'place', ...FIELD_COLUMNS, 'marks'] as const

let scales: readonly Scale[] | null = null

/** The scales of the lexicon, parsed lazily. */
export function readScales(): readonly Scale[] {
  scales ??= groupRows(readRows('scales.tsv', SCALES, COLUMNS), 'scale').map((rows) => {
    const marks = rows[0]?.marks.split(' ') ?? []
    return {
      places: rows.map((row) => readField(row, false)),
      isCommon: marks.includes('common'),
      isReversal: marks.includes('reversal'),
    }
  })
  return scales
}
