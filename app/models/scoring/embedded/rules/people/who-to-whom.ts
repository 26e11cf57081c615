// Reports subject and object swapped in English, in any wording: "the police called my neighbour" for "my neighbour
// called the police". Critical (`roles-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { FUNCTION_WORDS } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { IRREGULAR_PAST, PEOPLE, UNCHANGED } from '#app/models/scoring/embedded/reading/predicates/english.ts'
import { predicatesOf } from '#app/models/scoring/embedded/reading/predicates/predicates-of.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const SAME_VERB = 0.85
const SAME_NOUN = 0.85
const BEFORE_OBJECT = /^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|about|at|on|to|with|for)$/u
const BE = /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/u
const BETWEEN =
  /^(?:do|does|did|will|would|shall|can|could|may|might|must|should|have|has|had|to|not|just|also|already|still|only|really|always|never|then|even|actually|am|is|are|was|were|be|been|being|get|gets|got|getting)$/u
/** Most words of a noun phrase. */
const REACH = 4

type Step = 1 | -1

/** The content words in a row from a place on, in one direction and within one clause. */
function contentRun({ tokens, content, language }: Utterance, from: number, step: Step): ContentWord[] {
  const words: ContentWord[] = []
  for (let at = from; tokens[at] && words.length < REACH; at += step) {
    const edge = step > 0 ? tokens[at] : tokens[at + 1]
    if (edge?.breakBefore || FUNCTION_WORDS[language].has(tokens[at]?.folded ?? '')) break
    const word = content.find((one) => one.at === at)
    if (word) words.push(word)
  }
  return words
}

interface Roles {
  subject: ContentWord[]
  object: ContentWord[]
}

/** Where an object after a place begins. */
function objectAfter({ tokens }: Utterance, at: number): number {
  let after = at + 1
  while (after - at <= 2 && !tokens[after]?.breakBefore && BEFORE_OBJECT.test(tokens[after]?.folded ?? '')) after += 1
  return after
}

/** Subject and object directly around a verb; a passive with "by" swaps them. */
function rolesAround(side: Utterance, { at, token }: ContentWord): Roles | null {
  const { tokens } = side
  let [before, isPassive] = [at - 1, false]
  while (BETWEEN.test(tokens[before]?.folded ?? '') && !tokens[before + 1]?.breakBefore) {
    isPassive ||= BE.test(tokens[before]?.folded ?? '') && !token.folded.endsWith('ing')
    before -= 1
  }
  const next = tokens[at + 1]
  if (tokens[before + 1]?.breakBefore || !next || next.breakBefore || (next.folded === 'by') !== isPassive) return null
  const [left, right] = [contentRun(side, before, -1), contentRun(side, objectAfter(side, isPassive ? at + 1 : at), 1)]
  return isPassive ? { subject: right, object: left } : { subject: left, object: right }
}

const isPersonNoun = ({ token }: ContentWord) => PEOPLE.test(token.folded) || (token.capital && !token.sentenceStart)

/** Words that may be verbs by context or form. */
function verbsOf(side: Utterance): readonly ContentWord[] {
  const places = new Set(predicatesOf(side).map(({ at }) => at))
  return side.content.filter(
    ({ at, token: { folded } }) =>
      places.has(at) || folded.endsWith('ed') || IRREGULAR_PAST.test(folded) || UNCHANGED.test(folded),
  )
}

/** The subject and object of one verb that swapped places. */
function swappedRoles({
  reference,
  rendition,
}: Comparison): { was: [ContentWord, ContentWord]; is: [ContentWord, ContentWord] } | null {
  const among = (words: readonly ContentWord[], one: ContentWord) =>
    words.find((other) => wordSimilarity(one, other, 'en') >= SAME_NOUN)
  const said = verbsOf(rendition)
  for (const verb of verbsOf(reference)) {
    const same = said.filter((other) => wordSimilarity(verb, other, 'en') >= SAME_VERB)
    const sides = same.length > 0 ? rolesAround(reference, verb) : null
    if (!sides) continue
    for (const heard of same) {
      const heardRoles = rolesAround(rendition, heard)
      if (!heardRoles) continue
      const subject = sides.subject.find((word) => among(heardRoles.object, word) && !among(heardRoles.subject, word))
      const object = sides.object.find((word) => among(heardRoles.subject, word) && !among(heardRoles.object, word))
      const [heardSubject, heardObject] = [
        object && among(heardRoles.subject, object),
        subject && among(heardRoles.object, subject),
      ]
      if (subject && object && heardSubject && heardObject && [subject, object].some(isPersonNoun))
        return { was: [subject, object], is: [heardSubject, heardObject] }
    }
  }
  return null
}

export const whoToWhom: Rule = (comparison) => {
  const { segmentId, reference } = comparison
  const found = reference.language === 'en' ? swappedRoles(comparison) : null
  if (!found) return []
  const name = (words: readonly ContentWord[]) => words.map(({ token }) => quote([token])).join(' … ')
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected: name(found.was), heard: name(found.is) },
      reference: quote([found.was[0].token]),
      rendition: quote([found.is[0].token]),
    }),
  ]
}
