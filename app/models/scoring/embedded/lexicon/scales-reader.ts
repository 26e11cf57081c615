import SCALES from './data/scales.tsv?raw'
import { FIELD_COLUMNS, readField, type Field } from './fields-reader.ts'
import { groupRows, readRows } from './word-list.ts'

export interface Scale {
  places: readonly Field[]
  /** Its words are so common that they count only beside something that both say. */
  isCommon: boolean
  /** Another place on it reverses the message. */
  isReversal: boolean
}

const COLUMNS = ['scale', 'place', ...FIELD_COLUMNS, 'marks'] as const

let scales: readonly Scale[] | null = null

/** The scales of the lexicon, read when they are first asked for. */
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
