import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { isSameName } from '../names.ts'
import { quote } from '../text.ts'

const MIN_KEPT_SHARE = 0.5

/** Proper names that source and model share. A name that was only called out costs courtesy; another name in its place, more. */
export const names: Rule = ({ segmentId, source, rendition, accepted, names: expected }) => {
  const spoken = rendition.tokens.map(({ folded }) => folded)
  const known = [source, ...accepted].flatMap(({ folded }) => [...folded])
  const calendar = new Set(rendition.entities.map(({ from }) => from))
  const foreign = rendition.tokens.filter(
    (token, at) =>
      token.capital &&
      !token.sentenceStart &&
      !calendar.has(at) &&
      token.folded.length > 2 &&
      !known.some((word) => isSameName(word, token.folded)),
  )
  return expected.flatMap((name) => {
    const kept = name.tokens.filter((token) => spoken.some((word) => isSameName(token.folded, word)))
    if (kept.length === name.tokens.length) return []
    const other = foreign.shift()
    if (!other && kept.length >= name.tokens.length * MIN_KEPT_SHARE) return []
    const heard = other && quote([other])
    const facts = { expected: name.text, ...(heard && { heard }) }
    const rule = other ? 'name-replaced' : name.vocative ? 'form-of-address' : 'name-missing'
    return [makeFinding({ segmentId, rule, facts, reference: name.text, rendition: heard })]
  })
}
