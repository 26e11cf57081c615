import type { Segment } from '../dialogues/segment.ts'
import type { ErrorItem } from './evaluation.ts'

type Worded = Pick<Segment, 'translation' | 'variants'>
type Cited = Pick<ErrorItem, 'model' | 'referenceQuote'>

/** Older results do not say which model an error was found with; its quote may. */
function modelOf({ model, referenceQuote }: Cited, { translation, variants }: Worded): string | undefined {
  return (
    model ?? (referenceQuote ? [translation, ...variants].find((text) => text.includes(referenceQuote)) : undefined)
  )
}

/**
 * The models of a segment as a result shows them: those that its errors were found with, so that what the sheet quotes
 * stands there, and what would have been right as well. Without any error the first model stands for all.
 */
export function comparedModels(segment: Worded, errors: readonly Cited[]): { compared: string[]; alsoRight: string[] } {
  const found = errors.flatMap((error) => modelOf(error, segment) ?? [])
  const compared = found.length > 0 ? [...new Set(found)] : [segment.translation]
  const all = [segment.translation, ...segment.variants]
  return { compared, alsoRight: all.filter((text) => !compared.includes(text)) }
}
