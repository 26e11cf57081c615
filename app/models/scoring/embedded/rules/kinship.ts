import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { readKin, type KinTerm } from '../lexicon/kinship.ts'

/** A rendition this near to the model needs no second witness: the source may say "she". */
const CLOSE = 0.75

const meet = (a: KinTerm, b: KinTerm) => a.relations.some((relation) => b.relations.includes(relation))

/**
 * A relative who became another one. Each word stands for all the relations that it can mean, so that the Turkish terms
 * which English does not tell apart (amca, dayı: uncle) and coarser English ones (child, sibling) are no error.
 */
export const kinship: Rule = ({ segmentId, source, reference, rendition, accepted, local }) => {
  const [expected, heard] = [readKin(reference), readKin(rendition)]
  const spoken = readKin(source)
  const known = [...spoken, ...accepted.flatMap(readKin)]
  const lost = expected.filter(
    (term) =>
      (local.likeness >= CLOSE || spoken.some((other) => meet(term, other))) &&
      !heard.some((other) => meet(term, other)),
  )
  const foreign = heard.filter((term) => !known.some((other) => meet(term, other)))
  return lost.slice(0, foreign.length).flatMap((term, index) => {
    const other = foreign[index]
    if (!other) return []
    const facts = { expected: term.text, heard: other.text }
    return [makeFinding({ segmentId, rule: 'relative-replaced', facts, reference: term.text, rendition: other.text })]
  })
}
