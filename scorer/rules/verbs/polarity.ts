import type { Language, Word } from '../../reading/word.ts'
import { englishStem, turkishStem, type VerbForm } from './stems.ts'

/** Only likely near a limit: "not until I pay", "if she pays". Unclear near another denial: "hardly ever pays". */
export type Polarity = 'affirmed' | 'denied' | 'likely-affirmed' | 'likely-denied' | 'unclear'
type Polar = VerbForm<Polarity>

/** What a reference may stand for beside what it says. */
export const POLARITIES_ADMITTED: Partial<Record<Polarity, readonly Polarity[]>> = {
  'likely-affirmed': ['affirmed'],
  'likely-denied': ['denied'],
  unclear: ['affirmed', 'denied'],
}

/** Before an English verb that is denied. */
const NOT = /^(?:not|never|cannot|cant|dont|didnt|[a-z]+n't)$/
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/
/** Before an English verb that is affirmed. */
const HEAD =
  /^(?:i|he|she|we|they|you|it|who|will|can|could|may|must|should|would|do|does|did|have|has|had|am|is|are|was|were|.+'(?:m|re|ve|ll|d)|(?:he|she|it|that)'s|please|and)$/
const ADVERB = /^(?:be|been|really|even|actually|ever|still|yet|always|also|just|only|already)$/
/** May stand between a denial and what it denies. */
const BETWEEN =
  /^(?:be|been|being|have|to|able|going|allowed|really|even|actually|ever|still|yet|always|also|already|a|an|the|very|so|get|got)$/
/**
 * The verb is at most the fourth word after its "not": "won't be able to sign". Chosen by hand; in "isn't going to be able to
 * sign" it is the sixth and not read as denied.
 */
const MOST_BETWEEN = 4
/** So far on either side another denial or a limit counts: "they refuse, but you can sign" is unclear. Chosen by hand. */
const AROUND = 4
/** "Pay" and "buy" have three letters; shorter verbs ("do", "go") tell too little. */
const SHORTEST_VERB = 3
/** Deny something with or without a "not". */
const ENGLISH_DENIAL =
  /^(?:not?|never|cannot|cant|dont|didnt|[a-z]+n't|nobody|nothing|none|nor|neither|without|hardly|unable|rather|fail.*|refus.*|stop.*|avoid.*|unless|instead|impossible|forg[eo]t.*|unlikely|doubt.*|den(?:y|ied)|wrong|false|too|out|except|free|numb|lost|empty|forbid.*|ban|banned|prohibit.*|illegal|nearly|almost|intended|meant)$/
/** Set a limit beyond which something else holds. */
const ENGLISH_LIMIT =
  /^(?:until|till|before|than|more|less|longer|any.*|either|only|but|under|over|if|whether|far|why|how|what|or|yet|worse|better|much|while|after|rest|others?)$/
const NO_VERB =
  /^(?:that|this|not|only|just|yet|any.*|one|much|many|all|in|on|at|of|for|so|too|until|till|but|because|if|what|who|how|when|where|why|you|i|he|she|it|they|we|then|or|and|no|more|less|do|does|did|done|as|by|with|from|out|now|even|there|here|my|your|other|me|us|them|him|her|up|off|back|a|an|the|to|be|been|is|are|was|were|am|have|has|had|will|can|could|may|must|should|would|get|got|go|know|think|see|want|like|let|need|say|said|mean|really|very|able|going|ever|still|always|also|already|same|right|sure|good|well|take|make|come|give|put)$/

function englishPolarityAt(words: readonly Word[], index: number): Polar | null {
  const textAt = (place: number): string => words[place]?.text ?? ''
  const lastThatIsNot = (pattern: RegExp) => words.slice(0, index).findLastIndex(({ text }) => !pattern.test(text))
  const word = textAt(index)
  if (NO_VERB.test(word) || word.length < SHORTEST_VERB || /\d|'/.test(word)) return null
  const not = lastThatIsNot(BETWEEN)
  const isTag = PRONOUN.test(textAt(not + 1))
  const isDenied = NOT.test(textAt(not)) && !isTag && index - not <= MOST_BETWEEN
  const from = isDenied ? not : index
  const around = words.slice(Math.max(0, from - AROUND), index + AROUND + 1)
  const denials = around.filter(({ text }) => ENGLISH_DENIAL.test(text)).length
  const isLimited = around.some(({ text }) => ENGLISH_LIMIT.test(text))
  const form = (kind: Polarity): Polar => ({ stem: englishStem(word), kind, words: words.slice(from, index + 1) })
  if (isDenied) return form(denials === 1 && !isLimited ? 'denied' : 'likely-denied')
  if (denials > 0) return form('unclear')
  return form(!isLimited && HEAD.test(textAt(lastThatIsNot(ADVERB))) ? 'affirmed' : 'likely-affirmed')
}

const PERSON = '(?:y?[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y?[ıiuü]z|l[ae]r)?'
/** The first that fits. */
const TURKISH: readonly (readonly ['affirmed' | 'denied' | 'unclear', RegExp])[] = [
  ['denied', new RegExp(`^(.{2,}?)m[ıiuü]yor${PERSON}(?:[dm][ıiuü].*)?$`)],
  ['denied', /^(.{2,}?)m[ae](?:d[ıi](?:m|n|k|n[ıi]z|l[ae]r)?|m[ıi]ş(?:[ıst].+|l[ae]r)|y[ae]c[ae][kğ](?!s).*)$/],
  ['denied', /^(.{2,}?)m[ae](?:z(?:d[ıi].*|s[ıi]n(?:[ıi]z)?|l[ae]r)?|y[ıi]z|m|y[ıi]n(?:[ıi]z)?|s[ıi]n(?:l[ae]r)?)$/],
  ['unclear', /^(.{2,}?)m[ae][dyzms].*$/],
  ['affirmed', new RegExp(`^(.{2,}?)[ıiuü]?yor${PERSON}(?:[dm][ıiuü].*)?$`)],
  ['affirmed', new RegExp(`^(.{2,}?)y?[ae]c[ae](?:k${PERSON}|ğ[ıi][mz])$`)],
  ['affirmed', /^(.{2,}?)(?:(?<=[çfhkpsşt])t|(?<![çfhkpsşt])d)[ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r)?$/],
  ['affirmed', new RegExp(`^(.{2,}?)m[ıiuü]ş${PERSON}$`)],
  ['affirmed', new RegExp(`^(.{2,}?)y?[ae]bil(?:ir|iyor|ecek|di)${PERSON}$`)],
  ['affirmed', new RegExp(`^(.{2,}?)[ıiuüae]?r${PERSON}$`)],
  ['affirmed', /^(.{2,}?)(?:y?[ıiuü]n[ıiuü]z|s[ıiuü]n(?:l[ae]r)?|y?[ıiuü]n|y?[ae]y[ıi]m|y?[ae]l[ıi]m)$/],
  [
    'unclear',
    /^(.{2,}?)(?:y?[ae]n.*|[dt][ıiuü].*|m[ae].*|y?[ıiuü]p|s[ae].*|m[ıiuü]ş.*|[ıiuüae]?r.*|y?[ae](?:bil|c[ae]|r[ae]k).*|y?[ae]l[ıi]|y?[ıiuü]ş.*)$/,
  ],
]
const TURKISH_DENIAL =
  /^(?:değil.*|yok.*|yanlış.*|imk[aâ]nsız|.+m[ae]d[ae]n|.+m[ae]zs[ae].*|.+m[ae]d[ıi]kç[ae]|nadir.*|hariç|kalm.*|yasak.*|zor|güç|vazgeç.*|aksi.*|(?:san|düşün)m.*)$/
const TURKISH_LIMIT =
  /^(?:kadar|pek|başka|dışında|sadece|ancak|yalnız.*|bile|fazla.*|az|önce.*|dek|ne|neden|niye|nasıl|hangi.*|kim.*|m[ıiuü](?:[ysd].*)?|veya|ya|yahut|ki|gerek.*|çok|lazım|belki|sahte|eğer|diye|de[dmr].*|di?y[ei].*|ol.*|[ıi]st.+)$/
/** "Gerek yok" and "gerekli değil" are "gerekmez". */
const NEED = /^gerek(?:li)?$/

/** So far before and after a Turkish verb. Chosen by hand; "önce başlamıyorlar" and "konuşmuyor değil" need one either way. */
const TURKISH_AROUND = { before: 3, after: 2 }

/** "I don't think he will" is "I think he won't". */
const OPINION = new Set(['ist', 'san', 'düşün', 'bekl', 'zannet', 'inan', 'bil', 'söyl'])

const LIKELY: Record<'affirmed' | 'denied', Polarity> = { affirmed: 'likely-affirmed', denied: 'likely-denied' }

function turkishPolarityAt(words: readonly Word[], index: number): Polar | null {
  const word = words[index]?.text ?? ''
  if (NEED.test(word) && /^(?:yok|değil)/.test(words[index + 1]?.text ?? '')) {
    return { stem: 'gerek', kind: 'likely-denied', words: words.slice(index, index + 2) }
  }
  const [kind, cut] = TURKISH.map(([name, pattern]) => [name, pattern.exec(word)?.[1]] as const).find(
    ([, match]) => match,
  ) ?? ['unclear' as const, undefined]
  // "Git-e-me-di", "başla-ya-ma-z".
  const able = /(?<=[aeıiuü])y$|(?<=[^aeıiuü])[ae]$|y[ae]$/
  const stem = cut && turkishStem(cut.replace(able, ''), words.slice(0, index))
  if (!stem || OPINION.has(stem)) return null
  const { before, after } = TURKISH_AROUND
  const around = [...words.slice(Math.max(0, index - before), index), ...words.slice(index + 1, index + 1 + after)]
  const hasAny = (pattern: RegExp) => around.some(({ text }) => pattern.test(text))
  const form = (name: Polarity): Polar => ({ stem, kind: name, words: words.slice(index, index + 1) })
  if (kind === 'unclear' || (kind === 'affirmed' && hasAny(TURKISH_DENIAL))) return form('unclear')
  return form(hasAny(TURKISH_LIMIT) || hasAny(TURKISH_DENIAL) ? LIKELY[kind] : kind)
}

/** The verbs of a text and whether they are affirmed or denied. */
export function polaritiesIn(words: readonly Word[], language: Language): Polar[] {
  const polarityAt = language === 'en' ? englishPolarityAt : turkishPolarityAt
  return words.flatMap((_, index) => polarityAt(words, index) ?? [])
}
