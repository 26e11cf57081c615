import type { Language, Word } from '../../reading/word.ts'
import { englishStem, isCertainPast, isPastForm, turkishStem, type VerbForm } from './stems.ts'

/** A participle may belong to any time: "have it cleaned", "aldığım". */
export type Tense = 'past' | 'future' | 'aorist' | 'participle'
type Tensed = VerbForm<Tense>

const WILL = /^(?:will|won't|shall|gonna|.+'ll)$/
const GOING = /^(?:going|about)$/
const ADVERB =
  /^(?:also|always|still|just|even|only|actually|really|then|now|probably|definitely|first|both|all|be|already|never|recently|finally|not)$/
const SUBJECT = /^(?:i|he|she|we|they|you|who)$/
const HAVE = /^(?:have|has|had|i've|we've|they've|you've)$/
/** Before a past form that tells of no past: "if I paid", "once I've paid", "I'd have paid". */
const NOT_REAL =
  /^(?:if|once|after|when|until|till|before|wish|unless|as|.+'d|would.*|should.*|could.*|may|might|must|will|to|having|hope|that)$/
/** So many words before the subject or "have" may be such: "if he has paid" has two. Chosen by hand. */
const REACH = 2
/** No verbs, and verbs that say too little alone. */
const LIGHT = new Set('be have do get go able i he she we they you who it this that there the a my your'.split(' '))

/** The last word before a place that no adverb is. */
const lastBefore = (words: readonly Word[], index: number): number =>
  words.slice(0, index).findLastIndex(({ text }) => !ADVERB.test(text))

function englishTenseAt(words: readonly Word[], index: number): Tensed | null {
  const textAt = (place: number): string => words[place]?.text ?? ''
  const word = textAt(index)
  const stem = englishStem(word)
  if (LIGHT.has(stem) || LIGHT.has(word) || ADVERB.test(word)) return null
  const form = (kind: Tense, from: number): Tensed => ({ stem, kind, words: words.slice(from, index + 1) })
  const last = lastBefore(words, index)
  const hasSubject = SUBJECT.test(textAt(last))
  // "Will you pay", "did you pay", "have you paid".
  const first = hasSubject && /^(?:will|won't|did|didn't|have|has)$/.test(textAt(last - 1)) ? last - 1 : last
  if (WILL.test(textAt(first))) return form('future', first)
  if (textAt(last) === 'to' && GOING.test(textAt(last - 1))) return form('future', last - 1)
  if (/^did(?:n't)?$/.test(textAt(first))) return form('past', first)
  if (!isPastForm(word)) return null
  const isPassive = /^(?:am|is|are|was|were)$/.test(textAt(last - 1))
  const isFinite = isCertainPast(word) || HAVE.test(textAt(first)) || (hasSubject && !isPassive)
  const isReal = !words.slice(Math.max(0, first - REACH), first).some(({ text }) => NOT_REAL.test(text))
  if (!isFinite || !isReal) return form('participle', index)
  return form('past', HAVE.test(textAt(first)) ? first : index)
}

const PERSON = '(?:y?[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y?[ıiuü]z|l[ae]r)?'
const TURKISH: readonly (readonly [Tense, RegExp])[] = [
  ['future', new RegExp(`^(.{2,}?)y?[ae]c[ae](?:k${PERSON}|ğ[ıi][mz])$`)],
  ['past', /^(.{2,}?)(?:(?<=[çfhkpsşt])t|(?<![çfhkpsşt])d)[ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r)?$/],
  ['past', new RegExp(`^(.{2,}?)m[ıiuü]ş${PERSON}$`)],
  ['aorist', new RegExp(`^(.{2,}?)[ıiuüae]?r${PERSON}$`)],
  ['aorist', /^(.{2,}?)y?[ae](?:y[ıi]m|l[ıi]m)$/],
  ['participle', /^(.{2,}?)[dt][ıiuü]ğ[ıiuü].*$/],
]
/** "Almış olmanız", "alacaktım", "gelirdi": of no time that is certain. */
const MIXED = /(?:yor|c[ae]k|[aeıiuü]r|m[ıiuü]ş|m[ae]z)[dt][ıiuü]/

function turkishTenseAt(words: readonly Word[], index: number): Tensed | null {
  const word = words[index]?.text ?? ''
  if (MIXED.test(word)) return null
  for (const [kind, pattern] of TURKISH) {
    const cut = pattern.exec(word)?.[1]
    if (!cut || /m[ae]y?$/.test(cut)) continue
    const stem = turkishStem(cut.replace(/(?<=[aeıiuü])y$/, ''), words.slice(0, index))
    const isMixed = kind === 'past' && words[index + 1]?.text.startsWith('ol')
    return stem === null ? null : { stem, kind: isMixed ? 'participle' : kind, words: words.slice(index, index + 1) }
  }
  return null
}

/** The verbs of a text of which the tense is certain, and participles. */
export function tensesIn(words: readonly Word[], language: Language): Tensed[] {
  const tenseAt = language === 'en' ? englishTenseAt : turkishTenseAt
  return words.flatMap((_, index) => tenseAt(words, index) ?? [])
}
