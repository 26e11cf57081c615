// Reports a reversed contrast: "Y, not X" for "X, not Y". Critical (`roles-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { FUNCTION_WORDS } from '#app/models/scoring/embedded/lexicon/function-words.ts'
import {
  ENGLISH_OBJECTS,
  ENGLISH_OWNERS,
  ENGLISH_SUBJECTS,
  TURKISH_PRONOUNS,
} from '#app/models/scoring/embedded/reading/person.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { asWord, type ContentWord, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const EN_PERSONS = { ...ENGLISH_OBJECTS, ...ENGLISH_SUBJECTS, ...ENGLISH_OWNERS }
const AUXILIARY = /^(?:do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|need|if|or|why)$/u

const personOf = ({ token }: ContentWord, language: Utterance['language']) =>
  (language === 'en' ? EN_PERSONS : TURKISH_PRONOUNS)[token.folded] ?? null

/** "Not even a week" excludes nothing. */
const DEGREE =
  /^(?:even|only|just|all|until|till|yet|enough|so|too|very|more|less|long|far|really|quite|that|right|back|straight|from|sure)$/u
const BE = /^(?:is|are|was|were|am|be|been)$/u

const OWN = /^(?:mine|yours|ours|hers|theirs)$/u

interface ExcludedWord {
  word: ContentWord
  at: number
  /** The owner in "not my bill", which "isn't mine" excludes, too. */
  owner?: ContentWord
}

/** "Rather than X", "instead of X". */
const EXCLUDES = /^(?:rather than|instead of)$/u

function excludedAfter(words: readonly ContentWord[], tokens: Utterance['tokens'], at: number): ExcludedWord[] {
  const place = tokens.findIndex(
    ({ folded }, index) => index > at && index <= at + 3 && !FUNCTION_WORDS.en.has(folded) && folded !== 'from',
  )
  const word = words[place]
  return word ? [{ word, at: place }] : []
}

/** The words that a contrast excludes: "X değil", "not X". The "not" of a verb is left to the negation rules. */
function excludedWords({ tokens, language, words, entities }: Utterance): ExcludedWord[] {
  const isCounted = ({ at }: ExcludedWord) => entities.some(({ from, to }) => at >= from && at < to)
  const excluded = tokens.flatMap(({ folded }, at): ExcludedWord[] => {
    if (language === 'tr') {
      const [owner, before] = [words[at - 2], words[at - 1]]
      if (folded !== 'degil' || !before) return []
      // "Sizin sorumluluğunuz değil" excludes the owner, too.
      const isOwned = owner && /[iu]n$|im$/u.test(owner.token.folded)
      return [...(isOwned ? [{ word: owner, at: at - 2 }] : []), { word: before, at: at - 1 }]
    }
    const [before, next] = [tokens[at - 1]?.folded ?? '', tokens[at + 1]]
    if (EXCLUDES.test(`${before} ${folded}`)) return excludedAfter(words, tokens, at)
    if (folded !== 'not' || AUXILIARY.test(before) || !next || next.breakBefore || DEGREE.test(next.folded)) return []
    const isPersons = (token: (typeof tokens)[number] | undefined) => token !== undefined && token.folded in EN_PERSONS
    if (BE.test(before) ? !isPersons(next) : next.folded === 'to' && !isPersons(tokens[at + 2])) return []
    const place = tokens.findIndex(
      (token, index) => index > at && index <= at + 3 && (isPersons(token) || !FUNCTION_WORDS.en.has(token.folded)),
    )
    const word = words[place]
    const owned = word && ENGLISH_OWNERS[word.token.folded] && words[place + 1]
    const isOwner = owned && !OWN.test(word.token.folded)
    return word ? [isOwner ? { word: owned, at: place + 1, owner: word } : { word, at: place }] : []
  })
  // Numbers have rules of their own, and measure words are no side of a contrast.
  return excluded.filter((one) => !isCounted(one) && !MEASURE.test(one.word.token.folded))
}

const MEASURE =
  /^(?:sonra|once|icin|dolar\S*|hafta\S*|ay\S*|gun\S*|yil\S*|saat\S*|bin|yuz|dollars?|weeks?|days?|months?|years?)$/u

/** Works in any wording: each side must exclude what the other affirms. */
export const contrast: Rule = ({ segmentId, reference, rendition }) => {
  const { language } = reference
  const [excluded, excludedHere] = [excludedWords(reference), excludedWords(rendition)]
  const alike = (a: ContentWord, b: ContentWord) => {
    const [left, right] = [personOf(a, language), personOf(b, language)]
    return left !== null || right !== null ? left === right : wordSimilarity(a, b, language) >= SAME
  }
  const affirms = (side: Utterance, sides: ExcludedWord[], word: ContentWord) =>
    side.tokens
      .map((token, at) => ({ word: asWord(token, language), at }))
      .find((other) => !sides.some(({ at }) => at === other.at) && alike(other.word, word))
  const isKept = (one: ExcludedWord, others: ExcludedWord[]) =>
    others.some(
      ({ word, owner }) =>
        alike(word, one.word) || (owner && OWN.test(one.word.token.folded) && alike(owner, one.word)),
    )
  const one = excluded.find((word) => !isKept(word, excludedHere) && affirms(rendition, excludedHere, word.word))
  const other = excludedHere.find((word) => !isKept(word, excluded) && affirms(reference, excluded, word.word))
  if (!one || !other || !isBeside(one, affirms(reference, excluded, other.word))) return []
  const expected = quote(reference.tokens.slice(Math.max(0, one.at - 1), one.at + 2))
  const heard = quote(rendition.tokens.slice(Math.max(0, other.at - 1), other.at + 2))
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
}

const SAME = 0.9

/** Whether the excluded and the affirmed word belong to one contrast. */
const isBeside = (one: ExcludedWord, affirmed: ExcludedWord | undefined) =>
  affirmed !== undefined && Math.abs(affirmed.at - one.at) <= BESIDE
const BESIDE = 10
