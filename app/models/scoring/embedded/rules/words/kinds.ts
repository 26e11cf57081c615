import { once } from '#app/remember.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import type { Mention } from '#app/models/scoring/embedded/lexicon/bilingual.ts'
import { isFunctionWordOf } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import { THINGS, type Thing } from '#app/models/scoring/embedded/lexicon/meanings.ts'
import { sensesOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const words = ({ tokens }: Utterance, { from, to }: Mention<Thing>) => quote(tokens.slice(from, to))

/** Whether a word of the rendition is what the model says in its place, whatever the lexicon takes it for. */
const isModels = ({ alignment }: Comparison, { from, to }: Mention<Thing>) =>
  alignment.pairs.some(({ rendition, similarity }) => rendition.at >= from && rendition.at < to && similarity >= 0.9)

/** Phrases that name no thing. */
const phrasesOf = once((utterance: Utterance) =>
  sensesOf(utterance).filter(({ meaning, from, to }) => meaning.kind === null && !meaning.isDeed && to - from > 1),
)

/** Fingers that are crossed and a stomach that is empty are no parts of the body: the set phrase means something else. */
const isInPhrase = (utterance: Utterance, { from, to }: Mention<Thing>) =>
  phrasesOf(utterance).some((phrase) => phrase.from <= from && to <= phrase.to && phrase.to - phrase.from > to - from)

/**
 * Another thing of the same kind (design/scoring.md, section 4, "single content-word swaps"): what source and model both
 * name is not said, and something else of its kind is, which nobody named. Holds however freely the rest is worded.
 */
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
      !isModels(comparison, mention),
  )
  for (const was of lost) {
    const is = foreign.find(({ meaning }) => meaning.kind === was.meaning.kind)
    if (!is) continue
    const facts = { expected: words(reference, was), heard: words(rendition, is) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
