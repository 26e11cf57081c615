import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import { similarity } from '../align.ts'
import type { Rule } from '../comparison.ts'
import { quote } from '../text.ts'
import type { ContentWord, Utterance } from '../utterance.ts'

const FIRST: Record<Language, RegExp> = { en: /^(?:first|firstly|initially)$/u, tr: /^(?:once|ilk|evvela|oncelikle)$/u }
const THEN: Record<Language, RegExp> = {
  en: /^(?:then|afterwards|later|next|after)$/u,
  tr: /^(?:sonra|ardindan|sonrasinda|daha)$/u,
}

const QUOTED_WORDS = 3

interface Steps {
  first: ContentWord[]
  later: ContentWord[]
}

/** What comes first and what comes then, where an utterance says so in that order. */
function readSteps({ tokens, content, language }: Utterance): Steps | null {
  const from = tokens.findIndex(
    ({ folded }, at) => FIRST[language].test(folded) && !/[dt][ae]n$/u.test(tokens[at - 1]?.folded ?? ''),
  )
  const to = tokens.findIndex(
    ({ folded }, at) => at > from && THEN[language].test(folded) && !/[dt][ae]n$/u.test(tokens[at - 1]?.folded ?? ''),
  )
  if (from < 0 || to < 0) return null
  const start = tokens[from]
  const begins = content.filter(({ at, token }) => at < to && token.clause >= (start?.clause ?? 0))
  return { first: begins, later: content.filter(({ at }) => at > to) }
}

const shared = (a: readonly ContentWord[], b: readonly ContentWord[], language: Language) =>
  a.filter((word) => b.some((other) => similarity(word, other, language) > 0)).length

/** "First the vaccine, then the wait" told the other way round. */
export const sequence: Rule = ({ segmentId, reference, rendition }) => {
  const [model, said] = [readSteps(reference), readSteps(rendition)]
  if (!model || !said) return []
  const { language } = reference
  const straight = shared(model.first, said.first, language) + shared(model.later, said.later, language)
  const crossed = shared(model.first, said.later, language) + shared(model.later, said.first, language)
  const both = shared(model.first, said.later, language) > 0 && shared(model.later, said.first, language) > 0
  if (!both || crossed <= straight) return []
  const text = (words: ContentWord[]) => quote(words.map(({ token }) => token).slice(0, QUOTED_WORDS))
  const [expected, heard] = [text(model.first), text(said.first)]
  return [
    makeFinding({
      segmentId,
      rule: 'order-changed',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
}
