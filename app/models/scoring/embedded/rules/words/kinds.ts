// Reports another thing of the same kind, in any wording: "knife" for "spoon". Major (`term-replaced`).
import { once } from '#app/remember.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import type { Mention } from '#app/models/scoring/embedded/lexicon/bilingual.ts'
import { isFunctionWordOf } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { THINGS, type Thing } from '#app/models/scoring/embedded/lexicon/meanings.ts'
import { sensesOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const quoteThing = ({ tokens }: Utterance, { from, to }: Mention<Thing>) => quote(tokens.slice(from, to))

/** Whether a mention matches a word of the model anyway. */
const isMatchedToModel = ({ alignment }: Comparison, { from, to }: Mention<Thing>) =>
  alignment.pairs.some(({ rendition, similarity }) => rendition.at >= from && rendition.at < to && similarity >= 0.9)

/** Phrases that do not name a thing. */
const phrasesOf = once((utterance: Utterance) =>
  sensesOf(utterance).filter(({ meaning, from, to }) => meaning.kind === null && !meaning.isDeed && to - from > 1),
)

/** "Fingers crossed" and "an empty stomach" are not about parts of the body. */
const isInPhrase = (utterance: Utterance, { from, to }: Mention<Thing>) =>
  phrasesOf(utterance).some((phrase) => phrase.from <= from && to <= phrase.to && phrase.to - phrase.from > to - from)

/** Source and model must name the lost thing, and no text the new one. */
export const kinds: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const named = (side: Utterance) => new Set(THINGS.in(side).map(({ meaning }) => meaning.name))
  const [spoken, heard] = [named(source), named(rendition)]
  const known = new Set([source, ...accepted].flatMap((side) => [...named(side)]))
  const lost = THINGS.in(reference).filter(({ meaning: { name } }) => spoken.has(name) && !heard.has(name))
  // "Should" has the root of "shoulder".
  const isWord = ({ from }: Mention<Thing>) =>
    isFunctionWordOf(rendition.tokens[from]?.folded ?? '', rendition.language)
  const foreign = THINGS.in(rendition).filter(
    (mention) =>
      !known.has(mention.meaning.name) &&
      !isWord(mention) &&
      !isInPhrase(rendition, mention) &&
      !isMatchedToModel(comparison, mention),
  )
  for (const was of lost) {
    const is = foreign.find(({ meaning }) => meaning.kind === was.meaning.kind)
    if (!is) continue
    const facts = { expected: quoteThing(reference, was), heard: quoteThing(rendition, is) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
