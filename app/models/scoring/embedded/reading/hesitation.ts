import type { Language } from '#app/models/dialogues/language.ts'
import { findCalendarWord } from '../lexicon/calendar.ts'
import { findNumberWord } from '../lexicon/number-words.ts'
import type { Token } from './text.ts'

/** An utterance without its hesitations, and what was removed. */
export interface CleanSpeech {
  tokens: Token[]
  fillers: Token[]
  repeats: Token[]
  repairCount: number
}

const SOUNDS = 'u+h*m+|u+h+|e+r+m*|h+m+|m{2,}|a+h+|i{2,}h?|e{3,}|e+h+|i+m{2,}'
/** Turkish "hımm" folds to "him", which is an English word. */
const FILLER: Record<Language, RegExp> = {
  en: new RegExp(`^(?:${SOUNDS})$`, 'u'),
  tr: new RegExp(`^(?:${SOUNDS}|hi+m+)$`, 'u'),
}
/** Self-correction cues, longest first. "Sorry" alone is left out: it is usually part of the message. */
const REPAIRS: Record<Language, string[][]> = {
  en: [
    'sorry i mean',
    'no i mean',
    'i mean',
    'sorry no',
    'no sorry',
    'or rather',
    'i should say',
    'let me rephrase',
    'let me correct that',
    'let me say that again',
    'correction',
  ].map((words) => words.split(' ')),
  tr: [
    'pardon duzeltiyorum',
    'ozur dilerim duzeltiyorum',
    'duzeltiyorum',
    'daha dogrusu',
    'pardon yani',
    'pardon',
    'yok yok',
    'tekrar ediyorum',
  ].map((words) => words.split(' ')),
}
const RESTART_REACH = 8

/**
 * Removes filler sounds, immediate repeats and abandoned starts, and counts them. The last version is the one that
 * counts.
 */
export function removeHesitations(spoken: readonly Token[], language: Language): CleanSpeech {
  const fillers = spoken.filter(({ folded }) => FILLER[language].test(folded))
  const steady = spoken.filter(({ folded }) => !FILLER[language].test(folded))
  const repaired = applyRepairs(steady, language)
  const runs = dropRepeatedRuns(repaired.tokens)
  const { tokens, repeats } = dropRepeats(runs.tokens, language)
  return { tokens, fillers, repeats: [...runs.repeats, ...repeats], repairCount: repaired.count }
}

function applyRepairs(tokens: readonly Token[], language: Language): { tokens: Token[]; count: number } {
  let kept = [...tokens]
  let count = 0
  for (let at = 1; at < kept.length; at += 1) {
    const cue =
      REPAIRS[language].find((words) => words.every((word, offset) => kept[at + offset]?.folded === word)) ??
      bareCorrection(kept, at, language)
    const after = kept.slice(at + (cue?.length ?? 0))
    if (
      !cue ||
      after.length === 0 ||
      isParenthetical(kept, at, cue) ||
      (isAnswer(kept[at]) && repeatsAfterCue(kept, at, language))
    )
      continue
    const before = kept.slice(0, at)
    kept = [...before.slice(0, restartsAt(before, after, language)), ...after]
    count += 1
    at = 0
  }
  return { tokens: kept, count }
}

/** "Two, no, three months", "salı, yok, çarşamba günü": a bare "no" or "sorry" between two numbers or two dates. */
function bareCorrection(tokens: readonly Token[], at: number, language: Language): string[] | undefined {
  const [before, cue, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isCounted = (token: Token | undefined) =>
    !!token && (/^\d/u.test(token.folded) || !!findNumberWord(token, language))
  const isNo = cue !== undefined && /^(?:no|sorry|yok|hayir)$/u.test(cue.folded)
  const isDated = (token: Token | undefined) => !!token && !!findCalendarWord(token.folded, language)
  const isPair = [isCounted, isDated].some((test) => test(before) && test(after))
  const isApart = cue?.breakBefore === true || !STOPS.test(cue?.text ?? '')
  if (!isNo || !isApart) return undefined
  return isPair || (cue.folded === 'sorry' && repeatsEarlierWord(tokens, at)) ? [cue.folded] : undefined
}

const STOPS = /[.,;!?]/u
const SAID_AGAIN_REACH = 4

/** "The back door, sorry, back window": "sorry" between commas, followed by a repeated word. */
function repeatsEarlierWord(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const said = tokens.slice(Math.max(0, at - SAID_AGAIN_REACH), at)
  return next?.breakBefore === true && said.some(({ folded }) => folded === next.folded)
}

/** "I'm not against it, I mean: ask me on Friday": between two stops, "I mean" corrects nothing. */
const isParenthetical = (tokens: readonly Token[], at: number, cue: readonly string[]) =>
  cue.join(' ') === 'i mean' && tokens[at + cue.length]?.breakBefore === true

const isAnswer = (token: Token | undefined) => token?.folded === 'no' || token?.folded === 'yok'

/** "It's no, sorry, I mean, no good": the word before the cue is the one repeated. */
function repeatsAfterCue(tokens: readonly Token[], at: number, language: Language): boolean {
  const cue = REPAIRS[language].find((words) => words.every((word, offset) => tokens[at + 1 + offset]?.folded === word))
  return cue !== undefined && tokens[at + 1 + cue.length]?.folded === tokens[at]?.folded
}

/**
 * Where the abandoned part begins: at the repeated word, else at the corrected number or day, else at the last word.
 */
function restartsAt(before: Token[], after: Token[], language: Language): number {
  const [first] = after
  if (!first) return before.length
  const from = Math.max(0, before.length - RESTART_REACH)
  const isCounted = (token: Token) => /^\d/u.test(token.folded) || !!findNumberWord(token, language)
  const numberStart = before.length - 1 - before.toReversed().findIndex((token) => !isCounted(token))
  const isNumberCorrected = isCounted(first) && numberStart < before.length - 1
  const said = before.findLastIndex(({ folded }, index) => index >= from && folded === first.folded)
  const again = isNumberCorrected && said <= numberStart ? -1 : said
  if (again >= 0) return again
  // "İkiyle beş" are two numbers: a case ending closes a number.
  const isEnded = (token: Token | undefined) => token !== undefined && findNumberWord(token, language)?.last === true
  const isDated = (token: Token) => !!findCalendarWord(token.folded, language)
  for (const test of [isCounted, isDated]) {
    if (!test(first)) continue
    let at = before.findLastIndex(test)
    while (at > 0 && !isEnded(before[at - 1]) && (test(before[at - 1] ?? first) || isInsideNumber(before, at - 1)))
      at -= 1
    if (at >= 0) return at
  }
  return before.length - 1
}

/** Words inside or at the start of a number: "five hundred and twenty", "$520". */
function isInsideNumber(tokens: readonly Token[], at: number): boolean {
  const { folded = '' } = tokens[at] ?? {}
  return folded === '$' || (folded === 'and' && /^(?:hundred|thousand)$/u.test(tokens[at - 1]?.folded ?? ''))
}

const LONGEST_REPEAT = 5

/** Removes immediately repeated runs of words: "on dört on dört gün". Single words are handled by `dropRepeats`. */
function dropRepeatedRuns(tokens: readonly Token[]): { tokens: Token[]; repeats: Token[] } {
  const kept: Token[] = []
  const repeats: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const length = Array.from({ length: LONGEST_REPEAT - 1 }, (_, index) => LONGEST_REPEAT - index).find((size) => {
      const run = tokens.slice(at, at + size)
      const again = tokens.slice(at + size, at + 2 * size)
      const isSame = again.length === size && run.every(({ folded }, index) => again[index]?.folded === folded)
      return (
        isSame && new Set(run.map(({ folded }) => folded)).size > 1 && !run.every(({ folded }) => /^\d$/u.test(folded))
      )
    })
    if (length === undefined) kept.push(...tokens.slice(at, at + 1))
    else repeats.push(...tokens.slice(at, at + 1))
    at += length ?? 1
  }
  return { tokens: kept, repeats }
}

/** Turkish reduplicates words for emphasis and manner (yavaş yavaş). These are no stutter. */
const DOUBLED = new Set(
  'yavas tek cok teker ara zaman gun adim sira very really bir yeni uzun kisa that had so'.split(' '),
)

function dropRepeats(tokens: readonly Token[], language: Language): { tokens: Token[]; repeats: Token[] } {
  const kept: Token[] = []
  const repeats: Token[] = []
  for (const token of tokens) {
    const [last, beforeLast] = [kept.at(-1), kept.at(-2)]
    const isNumber = /^\d/u.test(token.folded) || !!findNumberWord(token, language)
    const same = last?.folded === token.folded && !token.sentenceStart && !isNumber && !DOUBLED.has(token.folded)
    if (same) repeats.push(token)
    else kept.push(token)
    const [third, fourth] = [kept.at(-3), kept.at(-4)]
    const pair = !same && !isNumber && third?.folded === token.folded && fourth?.folded === last?.folded
    if (pair && last && beforeLast && !DOUBLED.has(token.folded) && !findNumberWord(last, language)) {
      repeats.push(last)
      kept.length -= 2
    }
  }
  return { tokens: kept, repeats }
}
