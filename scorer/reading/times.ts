import type { Language, Word } from './word.ts'

/** Such times are told by the hours of half a day: nobody says "quarter past fifteen". */
const HALF_DAY = 12
const HOUR_MINUTES = 60
const NAMED_MINUTES = new Map([
  ['quarter', 15],
  ['half', 30],
  ['çeyrek', 15],
])
const MINUTES = new Set(['minutes', 'minute', 'mins', 'dakika'])
const LATER_THAN = /^geç(?:e|eden|eye|erken|iyor[\p{L}\p{N}_]*|mişti|tiğinde)$/u
const EARLIER_THAN = /^(?:kala|varken|var)$/
const OBJECT = /^[yn]?[ıiuü]$/
const TOWARDS = /^[yn]?[ea]$/
/** These are other words everywhere else: "him", "somebody", "under". */
const HOUR_WITH_ENDING = new Map([
  ['onu', { hour: '10', ending: 'u' }],
  ['ona', { hour: '10', ending: 'a' }],
  ['biri', { hour: '1', ending: 'i' }],
  ['bire', { hour: '1', ending: 'e' }],
  ['altıyı', { hour: '6', ending: 'yı' }],
  ['altıya', { hour: '6', ending: 'ya' }],
])

interface Found {
  time: string
  /** How many words it took. */
  length: number
}

function minutesOf(word: string | undefined): number | null {
  const named = NAMED_MINUTES.get(word ?? '')
  if (named !== undefined) return named
  const minutes = /^[0-9]{1,2}$/.test(word ?? '') ? Number(word) : 0
  return minutes > 0 && minutes < HOUR_MINUTES ? minutes : null
}

function timeOf(options: { hour: string; minutes: number | null; isPast: boolean }): string | null {
  const { hour, minutes, isPast } = options
  const number = Number(hour)
  if (minutes === null || !/^[0-9]{1,2}$/.test(hour) || number < 1 || number > HALF_DAY) return null
  if (isPast) return `${hour}:${String(minutes).padStart(2, '0')}`
  return `${number - 1 || HALF_DAY}:${String(HOUR_MINUTES - minutes).padStart(2, '0')}`
}

/** "Half past six", "ten minutes to five". */
function englishTime(texts: readonly string[]): Found | null {
  const after = MINUTES.has(texts[1] ?? '') ? 2 : 1
  const link = texts[after]
  if (link !== 'past' && link !== 'to') return null
  // "10 to 5" is mostly a stretch of time.
  if (link === 'to' && after === 1 && texts[0] !== 'quarter') return null
  const written = texts[after + 1] ?? ''
  const hour = written === 'one' ? '1' : written
  const time = timeOf({ hour, minutes: minutesOf(texts[0]), isPast: link === 'past' })
  return time === null ? null : { time, length: after + 2 }
}

/** "Dördü çeyrek geçe", "beşe on kala". */
function turkishTime(texts: readonly string[]): Found | null {
  const known = HOUR_WITH_ENDING.get(texts[0] ?? '')
  const used = known ? 1 : 2
  const { hour, ending } = known ?? { hour: texts[0] ?? '', ending: texts[1] ?? '' }
  const after = used + (MINUTES.has(texts[used + 1] ?? '') ? 2 : 1)
  const [minutes, last = ''] = [minutesOf(texts[used]), texts[after]]
  const isPast = OBJECT.test(ending) && LATER_THAN.test(last)
  if (!isPast && !(TOWARDS.test(ending) && EARLIER_THAN.test(last))) return null
  const time = timeOf({ hour, minutes, isPast })
  return time === null ? null : { time, length: after + 1 }
}

/** "Beşe on dakika kala" is read as five words: 5 e 10 dakika kala. */
const LONGEST = 5

/** The same words with spoken times of day as digits: "quarter past four" becomes 4:15, "beşe on kala" 4:50. */
export function withTimes(words: readonly Word[], language: Language): Word[] {
  const out: Word[] = []
  let at = 0
  for (let word = words[at]; word; word = words[at]) {
    const texts = words.slice(at, at + LONGEST).map(({ text }) => text)
    const found = language === 'en' ? englishTime(texts) : turkishTime(texts)
    const spoken = words.slice(at, at + (found?.length ?? 1))
    out.push(found ? { text: found.time, from: word.from, to: spoken.at(-1)?.to ?? word.to } : word)
    at += spoken.length
  }
  return out
}
