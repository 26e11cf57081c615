import type { Finding } from '../evaluation.ts'
import { losesWholeSegment } from '../finding.ts'
import { withoutCancelled } from './matching/cancelled.ts'
import type { Comparison, Rule } from './matching/comparison.ts'
import { withoutDuplicates, withoutCoveredDetails } from './matching/duplicates.ts'
import { withoutSameChange } from './matching/same-change.ts'
import { bounds } from './rules/amounts/bounds.ts'
import { countedThings } from './rules/amounts/counted-things.ts'
import { currency } from './rules/amounts/currencies.ts'
import { deadlines } from './rules/amounts/deadlines.ts'
import { frequency } from './rules/amounts/frequency.ts'
import { numbers } from './rules/amounts/numbers.ts'
import { quantity } from './rules/amounts/quantity.ts'
import { insertion, omission, unrelated } from './rules/coverage/coverage.ts'
import { details } from './rules/coverage/details.ts'
import { joined } from './rules/coverage/joined.ts'
import { lostLinks } from './rules/coverage/lost-links.ts'
import { delivery } from './rules/language/delivery.ts'
import { echo, sourceWords } from './rules/language/language.ts'
import { courtesy, informalAddress, reportedSpeech } from './rules/language/register.ts'
import { wordOrder } from './rules/language/word-order.ts'
import { alternatives } from './rules/links/alternatives.ts'
import { causes } from './rules/links/causes.ts'
import { condition } from './rules/links/condition.ts'
import { contrast } from './rules/links/contrast.ts'
import { relations } from './rules/links/relations.ts'
import { sequence } from './rules/links/sequence.ts'
import { replacedLinks } from './rules/links/replaced-links.ts'
import { unless } from './rules/links/unless.ts'
import { certainty } from './rules/mood/certainty.ts'
import { modality } from './rules/mood/modality.ts'
import { nearMiss } from './rules/mood/near-miss.ts'
import { obligation } from './rules/mood/obligation.ts'
import { question } from './rules/mood/question.ts'
import { tense } from './rules/mood/tense.ts'
import { denials } from './rules/negation/denials.ts'
import { agents } from './rules/people/agents.ts'
import { doers } from './rules/people/doers.ts'
import { kinship } from './rules/people/kinship.ts'
import { names } from './rules/people/names.ts'
import { objects } from './rules/people/objects.ts'
import { owners } from './rules/people/owners.ts'
import { persons } from './rules/people/persons.ts'
import { roles } from './rules/people/roles.ts'
import { calque } from './rules/words/calques.ts'
import { replacedWords } from './rules/words/replaced-words.ts'
import { homonyms } from './rules/words/homonyms.ts'
import { kinds } from './rules/words/kinds.ts'
import { localOpposites, looseUnit, opposites } from './rules/words/opposites.ts'
import { pairs } from './rules/words/pairs.ts'
import { particles } from './rules/words/particles.ts'
import { poles } from './rules/words/poles.ts'
import { scales } from './rules/words/scales.ts'
import { senses } from './rules/words/senses.ts'
import { stance } from './rules/words/stance.ts'
import { terms } from './rules/words/terms.ts'

/** If one of these fires, nothing of the segment came across and no other rule runs. */
const WHOLE_SEGMENT_RULES: Rule[] = [echo, unrelated]

const RULES: Rule[] = [
  frequency,
  numbers,
  countedThings,
  currency,
  looseUnit,
  denials,
  kinship,
  roles,
  contrast,
  sequence,
  particles,
  localOpposites,
  opposites,
  poles,
  pairs,
  stance,
  bounds,
  deadlines,
  obligation,
  modality,
  certainty,
  unless,
  persons,
  agents,
  objects,
  doers,
  tense,
  nearMiss,
  owners,
  quantity,
  scales,
  condition,
  relations,
  replacedLinks,
  causes,
  alternatives,
  question,
  names,
  omission,
  insertion,
  joined,
  terms,
  kinds,
  homonyms,
  senses,
  replacedWords,
  details,
  lostLinks,
  sourceWords,
  wordOrder,
  calque,
  informalAddress,
  courtesy,
  reportedSpeech,
  delivery,
]

/** The findings of all rules for one comparison, deduplicated, each with its model. Pure. */
export function runRules(comparison: Comparison): Finding[] {
  return findIn(comparison).map((finding) => ({ ...finding, model: comparison.model }))
}

function findIn(comparison: Comparison): Finding[] {
  const whole = WHOLE_SEGMENT_RULES.flatMap((rule) => rule(comparison))
  if (whole.some(losesWholeSegment)) return whole.slice(0, 1)
  const found = [...whole, ...RULES.flatMap((rule) => rule(comparison))]
  return withoutSameChange(comparison, withoutCoveredDetails(withoutDuplicates(withoutCancelled(comparison, found))))
}
