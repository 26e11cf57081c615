import type { Word } from '../../reading/word.ts'
import { ownPeriodOf, periodOf } from './periods.ts'
import type { Rate } from './rates.ts'

/** Days from one time to the next. A month is a twelfth of a year. */
const ADVERBS = new Map([
  ['hourly', 1 / 24],
  ['daily', 1],
  ['nightly', 1],
  ['weekly', 7],
  ['fortnightly', 14],
  ['monthly', 30.4],
  ['quarterly', 91.2],
  ['yearly', 365],
  ['annual', 365],
  ['annually', 365],
])
const EACH = /^(?:every|each|per)$/
/** "Every other day", "every second Friday". */
const ALTERNATE = /^(?:other|second|alternate)$/
const NUMBER = /^[0-9.]+$/
/** Words between "every" and its unit that change nothing. */
const PLAIN = /^(?:single|an?|one|of)$/
/** Before "a week" they make it a stretch of time: "for a week", "half a year". */
const STRETCH_BEFORE =
  /^(?:for|in|within|about|around|after|before|until|till|of|over|than|is|was|be|took|takes?|half|such|what|quite|just|only|with|another|nearly|almost|least|most|by|at|to|like|and|or|had|have|has|need|needs|wait|waited|give|gave|gives|lasts?|spend|spent|on|as|that's|it's|not|even|if|but|during|under)$/
/** After it: "a week ago". */
const STRETCH_AFTER = /^(?:ago|later|off|or|before|after|early|earlier|late|old|long|away|of)$/

/** "Every week", "every second friday", "per day". */
function everyAt(words: readonly Word[], index: number): Rate | null {
  let at = EACH.test(words[index]?.text ?? '') ? index + 1 : index
  let times = 1
  for (let text = words[at]?.text ?? ''; ; text = words[at]?.text ?? '') {
    if (ALTERNATE.test(text)) times *= 2
    else if (NUMBER.test(text)) times *= Number(text)
    else if (text === 'couple') times *= 2
    else if (text === 'half') times *= 0.5
    else if (!PLAIN.test(text)) break
    at += 1
  }
  const period = periodOf(words[at], 'en')
  return period === undefined ? null : { days: times * period, words: words.slice(index, at + 1), isCertain: true }
}

/** "Monthly", "two weekly". */
function adverbAt(words: readonly Word[], index: number): Rate | null {
  const isCounted = /^[1-9]$/.test(words[index]?.text ?? '')
  const at = isCounted ? index + 1 : index
  const days = ADVERBS.get(words[at]?.text ?? '')
  if (days === undefined) return null
  const times = isCounted ? Number(words[index]?.text) : 1
  return { days: times * days, words: words.slice(index, at + 1), isCertain: !isCounted }
}

/** "A day" of "twice a day". */
function countedAt(words: readonly Word[], index: number): Rate | null {
  const [before = '', text = '', next = '', after = ''] = [-1, 0, 1, 2].map((offset) => words[index + offset]?.text)
  const period = periodOf(words[index + 1], 'en')
  if (!/^an?$/.test(text) || period === undefined || next.endsWith('s')) return null
  const isCertain = before !== '' && !STRETCH_BEFORE.test(before) && !STRETCH_AFTER.test(after)
  return { days: period, words: words.slice(index, index + 2), isCertain }
}

/** "Two weeks", "evenings". */
function stretchAt(words: readonly Word[], index: number): Rate | null {
  const isCounted = NUMBER.test(words[index]?.text ?? '')
  const at = isCounted ? index + 1 : index
  const period = isCounted ? periodOf(words[at], 'en') : ownPeriodOf(words[at], 'en')
  if (period === undefined) return null
  const amount = isCounted ? Number(words[index]?.text) : 1
  return { days: amount * period, words: words.slice(index, at + 1), isCertain: false }
}

/** What recurs or counts from `index` on. */
export function englishRateAt(words: readonly Word[], index: number): Rate | null {
  if (/^(?:every|each|per|alternate)$/.test(words[index]?.text ?? '')) return everyAt(words, index)
  return adverbAt(words, index) ?? countedAt(words, index) ?? stretchAt(words, index)
}
