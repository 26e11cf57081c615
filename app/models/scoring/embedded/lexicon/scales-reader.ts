import { readField, type Field } from './fields-reader.ts'
import { SCALES } from './scales.ts'

export interface Scale {
  places: readonly Field[]
  /** Its words are so common that they count only beside something that both say. */
  isCommon: boolean
  /** Another place on it reverses the message. */
  isReversal: boolean
}

function readScale(line: string): Scale {
  const places = line
    .replace(/^~?!?/u, '')
    .split('|')
    .map((place) => readField(place.replace('+', '|')))
  return { places, isCommon: line.startsWith('~'), isReversal: /^~?!/u.test(line) }
}

let scales: readonly Scale[] | null = null

/** The scales of the lexicon, read when they are first asked for. */
export function readScales(): readonly Scale[] {
  scales ??= SCALES.trim().split('\n').map(readScale)
  return scales
}
