import { findNumberWord } from './lexicon/number-words.ts'
import { findTimeUnit } from './lexicon/calendar.ts'
import type { Token } from './text.ts'

/** "Endişelenmeyin" and "merak etmeyin" reassure and deny nothing. */
export const REASSURING =
  /^(?:endiselen|kaygilan|meraklan|telaslan|tasalan|uzul|cekin|kork)m[ae](?:y[iu]n(?:[iu]z)?|y[ae]y[iu][mz]|s[iu]n(?:l[ae]r)?)$/u

const isNumber = (token: Token | undefined) =>
  token !== undefined && (/\d/u.test(token.folded) || findNumberWord(token, 'tr') !== null)

/**
 * Limits: "yedi günü geçirmeyin" is "within seven days", "haplarınızı saymazsak" is "apart from your tablets", "yaşını
 * doldurmadı" is "under that age".
 */
export function isLimit(tokens: readonly Token[], at: number): boolean {
  const [word, before] = [tokens[at]?.folded ?? '', tokens[at - 1]?.folded ?? '']
  return (
    word.startsWith('saymazsa') ||
    // "600 doları aşamaz": at most.
    (/^(?:gec|as)[ae]?m[ae](?:z|y[ae]c[ae]k)$/u.test(word) && isNumber(tokens[at - 2])) ||
    (before.startsWith('yas') && /^(?:doldur|bitir)m/u.test(word)) ||
    (/^(?:gec(?:ir)?|as)m[ae](?:y[iu]n(?:[iu]z)?|y[ae]c[ae]k|z|s[iu]n)$/u.test(word) &&
      findTimeUnit(before, 'tr') !== null)
  )
}

/** Superlatives: "bundan iyi kanıt yok", "sizden daha çalışkanını tanımıyorum". */
export function isSuperlative(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - COMPARED_WITHIN), at).some(({ folded }, index, words) => {
    const next = words[index + 1]?.folded ?? ''
    return /^(?:bun|on|siz|biz|ben)d[ae]n$/u.test(folded) && /^(?:daha|iyi|kotu|guzel|uygun)/u.test(next)
  })
}

const COMPARED_WITHIN = 5

/** "Duyar duymaz" is "as soon as". */
export function isReduplicated(tokens: readonly Token[], at: number): boolean {
  const root = /^(.{2,}?)m[ae]z$/u.exec(tokens[at]?.folded ?? '')?.[1]
  const before = tokens[at - 1]?.folded ?? ''
  return root !== undefined && before.startsWith(root) && /[aeiu]?r$/u.test(before.slice(root.length))
}

/** "Verip vermemek" is "whether or not". */
export const isWhetherOrNot = (tokens: readonly Token[], at: number, root: string) =>
  at > 0 && (tokens[at - 1]?.folded ?? '').replace(/[iu]p$/u, '') === root

/** "Sormadan olmaz" is "I have to ask". */
export const isRequirement = (tokens: readonly Token[], at: number, root: string) =>
  root === 'ol' && /m[ae]d[ae]n$/u.test(tokens[at - 1]?.folded ?? '')

/** "Gelmeyene kadar" is "until he comes", "gidemeyecek kadar utangaç" is "too shy to go". */
export function isUntilOrDegree(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? '']
  const isUntil = /^(?:kadar|dek|degin)/u.test(next) && /[ae]n[ae]$/u.test(word)
  return isUntil || (/^(?:kadar|denli|derecede|olcude)$/u.test(next) && /m[ae]y[ae]c[ae]k$/u.test(word))
}

/** "Gelmemişken" is "before he came". */
export const isBeforeForm = (folded: string) => /m[ae]m[iu]sken$/u.test(folded)

/** "Gelmez misiniz" is a question and denies nothing. */
export const isQuestionParticle = (next: string) => /^m[iu](?:$|s[iu]n|y[iu]|yd[iu]|d[iu]r)/u.test(next)

/**
 * A "not" that belongs to the wording: "çıkmayın, yoksa …" is "if you go out", "bunun dışında çalışmıyor" is "only
 * this".
 */
export function isElseOrOnly(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.folded ?? '', tokens[at + 1]?.folded ?? '']
  return /^(?:yoksa|aksi)$/u.test(next) || /^(?:disinda|haricinde|haric)$/u.test(before) || isExceptive(tokens, at)
}

/** "Only this": "ameliyattan başka yol kalmıyor", "sizden başka kimse bilmiyor". */
export function isExceptive(tokens: readonly Token[], at: number): boolean {
  const other = tokens.findLastIndex(({ folded }, index) => folded === 'baska' && index < at && at - index <= EXCEPT)
  return other > 0 && /[dt][ae]n$/u.test(tokens[other - 1]?.folded ?? '')
}

const EXCEPT = 3

const SAID_ALREADY_REACH = 8

/** "Never, not even once": already denied. */
export function isAlreadyDenied(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(Math.max(0, at - SAID_ALREADY_REACH), at)
  return (
    tokens[at]?.folded === 'not' &&
    tokens[at + 1]?.folded === 'even' &&
    said.some(({ folded }) => /^(?:never|not|no)$/u.test(folded))
  )
}

/** "Yok yani on iki" corrects what was said; "kanser yok yani" denies. */
export function isSelfCorrection(tokens: readonly Token[], at: number): boolean {
  const [here, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  return here?.folded === 'yok' && next?.folded === 'yani' && !next.breakBefore && after?.breakBefore === false
}

/** "I couldn't wait to see you" is eagerness. */
export function isEager(tokens: readonly Token[], at: number): boolean {
  const [before, here, next, after] = [at - 1, at, at + 1, at + 2].map((place) => tokens[place]?.folded ?? '')
  const isTo =
    after === 'to' || (after === 'for' && /^(?:you|it|the|this|that|my|our)$/u.test(tokens[at + 3]?.folded ?? ''))
  return here === 'not' && next === 'wait' && isTo && /^(?:can|could)$/u.test(before ?? '')
}

/** Double negation: "çıkmıyor değil", "yok değil". Not "gelmiyor, değil mi?". */
export function isLitotes(tokens: readonly Token[], at: number): boolean {
  const [here, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]?.folded ?? '']
  if (!here || !next || next.breakBefore || !next.folded.startsWith('degil') || /^m[iu]/u.test(after)) return false
  return /^(?:yok|.{2,}m(?:[iu]yor|[ae]z|[ae]m[iu]s|[ae]y[ae]c[ae]k))$/u.test(here.folded)
}
