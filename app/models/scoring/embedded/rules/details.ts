import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { isLeftIn, isTouchedIn, namedIn, readFields } from '../lexicon/fields-reader.ts'
import { quote } from '../text.ts'
import { omission } from './coverage.ts'

/**
 * "In writing", "a photo", "in cash": a detail that source and every model name and of which nothing that the rendition says
 * can speak, however freely. What a larger gap tells already is not told again.
 */
export const details: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const lost = readFields().find(
    (field) =>
      namedIn(field, source).length > 0 &&
      accepted.every((model) => namedIn(field, model).length > 0) &&
      !isTouchedIn(field, rendition) &&
      !isLeftIn(field, rendition),
  )
  if (!lost || omission(comparison).some(({ type }) => type !== 'minor')) return []
  const expected = quote(namedIn(lost, reference))
  return [makeFinding({ segmentId, rule: 'part-missing', facts: { expected }, reference: expected })]
}
