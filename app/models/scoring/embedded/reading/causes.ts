import type { Language } from '#app/models/dialogues/language.ts'
import { clausesOf, sentenceAt } from './clauses.ts'
import type { Token } from './text.ts'
import type { ContentWord, Utterance } from './utterance.ts'

/** A reason and its result, as an utterance states them. */
export interface Cause {
  reason: readonly ContentWord[]
  result: readonly ContentWord[]
  /** The words that link them. */
  words: readonly Token[]
}

/** The rest of its clause is the reason. */
const BECAUSE: Record<Language, RegExp> = { en: /^because$/u, tr: /^cunku$/u }
/** "As" and "since" mean "because" only at the start of a sentence. */
const BECAUSE_FIRST = /^(?:as|since)$/u
/** The clause before it is the reason: "geciktiği için". */
const BECAUSE_OF = /^(?:icin|dolayi|diye|yuzunden|nedeniyle)$/u
const NOMINAL = /(?:[dt][iu]g[iu](?:m|n|m[iu]z|n[iu]z)?(?:nd[ae]n)?|[dt][iu]kl[ae]r[iu](?:nd[ae]n)?|m[ae]s[iu])$/u
/** The clause before it is the reason, the clause after it the result. */
const SO: Record<Language, RegExp> = {
  en: /^(?:so|therefore|hence)$/u,
  tr: /^(?:dolayisiyla)$/u,
}
const SO_PHRASE: Record<Language, RegExp> = {
  en: /^(?:that s why|thats why|which is why|as a result)/u,
  tr: /^(?:o|bu) (?:yuzden|nedenle|sebeple)/u,
}
const NO_RESULT = /^(?:that|far|much|many|on|long|as)$/u

function causeAt(side: Utterance, clauses: readonly number[], at: number): Cause | null {
  const { tokens, language } = side
  const wordsWhere = (holds: (place: number) => boolean) => {
    const { from, to } = sentenceAt(side, at)
    return side.content.filter((word) => word.at >= from && word.at < to && holds(word.at))
  }
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]]
  if (!token) return null
  const isSameClause = (place: number) => clauses[place] === clauses[at]
  const opens = at === 0 || token.breakBefore
  const isBecause =
    BECAUSE[language].test(token.folded) || (language === 'en' && opens && BECAUSE_FIRST.test(token.folded))
  if (isBecause && next && next.folded !== 'of') {
    const isReason = (place: number) => place > at && isSameClause(place)
    return { reason: wordsWhere(isReason), result: wordsWhere((place) => !isReason(place)), words: [token] }
  }
  if (language === 'tr' && BECAUSE_OF.test(token.folded) && before && NOMINAL.test(before.folded)) {
    const isReason = (place: number) => place < at && isSameClause(place)
    return { reason: wordsWhere(isReason), result: wordsWhere((place) => place > at), words: [before, token] }
  }
  const two = tokens
    .slice(at, at + 3)
    .map(({ folded }) => folded)
    .join(' ')
  const isSo =
    SO[language].test(token.folded) && (opens || before?.folded === 'and') && !NO_RESULT.test(next?.folded ?? '')
  if (at > 0 && (isSo || SO_PHRASE[language].test(two)))
    return {
      reason: wordsWhere((place) => place < at),
      result: wordsWhere((place) => place > at),
      words: [token],
    }
  return null
}

/** The only reason that an utterance gives; null if it gives none or several. */
export function singleCause(side: Utterance): Cause | null {
  const clauses = clausesOf(side)
  const found = side.tokens.flatMap((_, at) => causeAt(side, clauses, at) ?? [])
  const [cause] = found
  return found.length === 1 && cause && cause.reason.length > 0 && cause.result.length > 0 ? cause : null
}
