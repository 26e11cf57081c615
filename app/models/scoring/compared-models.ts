import type { Segment } from '../dialogues/segment.ts'
import type { ErrorItem } from './evaluation.ts'
import { quotesSource } from './finding.ts'

type SegmentTexts = Pick<Segment, 'translation' | 'variants'>
type CitedError = Pick<ErrorItem, 'model' | 'referenceQuote' | 'facts'>

/** Older results do not record the model that an error was found with, but its quote may identify it. */
function modelOf(error: CitedError, { translation, variants }: SegmentTexts): string | undefined {
  if (quotesSource(error)) return undefined
  const { model, referenceQuote } = error
  return (
    model ?? (referenceQuote ? [translation, ...variants].find((text) => text.includes(referenceQuote)) : undefined)
  )
}

/**
 * The models of a segment as a result shows them. `compared`: those that its errors were found with, so that the quotes
 * can be found in them (the first model when there are no errors). `alsoRight`: the rest.
 */
export function comparedModels(
  segment: SegmentTexts,
  errors: readonly CitedError[],
): { compared: string[]; alsoRight: string[] } {
  const found = errors.flatMap((error) => modelOf(error, segment) ?? [])
  const compared = found.length > 0 ? [...new Set(found)] : [segment.translation]
  const all = [segment.translation, ...segment.variants]
  return { compared, alsoRight: all.filter((text) => !compared.includes(text)) }
}
