import { oneOf, wholeNumber } from '../random-choice.ts'
import type { SprintLevel } from '../sprint.ts'
import type { Carrier, Draft, Random } from './draft.ts'

type Filled = Pick<Draft, 'en' | 'tr'>

const MONTHS_EN = 'January February March April May June July August September October November December'.split(' ')
const MONTHS_TR = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
/** The month in which something is. */
const IN_MONTH_TR =
  "Ocak'ta Şubat'ta Mart'ta Nisan'da Mayıs'ta Haziran'da Temmuz'da Ağustos'ta Eylül'de Ekim'de Kasım'da Aralık'ta".split(
    ' ',
  )
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const HOURS_EN = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const HOURS_TR = 'on iki,bir,iki,üç,dört,beş,altı,yedi,sekiz,dokuz,on,on bir'.split(',')
/** The hour that is past, and the hour that is to come. */
const PAST_TR = 'on ikiyi,biri,ikiyi,üçü,dördü,beşi,altıyı,yediyi,sekizi,dokuzu,onu,on biri'.split(',')
const COMING_TR = 'on ikiye,bire,ikiye,üçe,dörde,beşe,altıya,yediye,sekize,dokuza,ona,on bire'.split(',')
/** The hour at which something is. */
const WHEN_TR = 'on ikide,birde,ikide,üçte,dörtte,beşte,altıda,yedide,sekizde,dokuzda,onda,on birde'.split(',')
const MINUTES_EN = ['five', 'ten', 'a quarter', 'twenty', 'twenty-five']
const MINUTES_TR = ['beş', 'on', 'çeyrek', 'yirmi', 'yirmi beş']

const STEP_MINUTES = 5
const HOUR_MINUTES = 60
const HALF_PAST = 30
const NOON_HOUR = 12
const EVENING_HOUR = 18

const ON_DAYS: readonly Carrier[] = [
  { en: (d) => `The appointment is on ${d}.`, tr: (d) => `Randevu günü ${d}.` },
  { en: (d) => `The lease ends on ${d}.`, tr: (d) => `Kira sözleşmesinin son günü ${d}.` },
  { en: (d) => `The hearing is on ${d}.`, tr: (d) => `Duruşma günü ${d}.` },
  { en: (d) => `The bill is due on ${d}.`, tr: (d) => `Faturanın son ödeme günü ${d}.` },
]
const AT_TIMES: readonly Carrier[] = [
  { en: (t) => `Please come at ${t}.`, tr: (t) => `Lütfen ${t} gelin.` },
  { en: (t) => `The shift starts at ${t}.`, tr: (t) => `Vardiya ${t} başlıyor.` },
  { en: (t) => `The bus leaves at ${t}.`, tr: (t) => `Otobüs ${t} kalkıyor.` },
  { en: (t) => `The doctor will ring at ${t}.`, tr: (t) => `Doktor ${t} arayacak.` },
]

const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''

function partOfDay(hour: number): Filled {
  if (hour < NOON_HOUR) return { en: 'in the morning', tr: 'sabah' }
  return hour < EVENING_HOUR ? { en: 'in the afternoon', tr: 'öğleden sonra' } : { en: 'in the evening', tr: 'akşam' }
}

/** A time of day as it is said, such as "twenty past three" and "üçü yirmi geçe". */
function sayTime(hour: number, minute: number): Filled {
  const part = partOfDay(hour)
  const [next, step] = [hour + 1, minute / STEP_MINUTES - 1]
  const say = (en: string, tr: string) => ({ en: `${en} ${part.en}`, tr: `${part.tr} ${tr}` })
  if (minute === 0) return say(`${at(HOURS_EN, hour)} o'clock`, `saat ${at(WHEN_TR, hour)}`)
  if (minute === HALF_PAST) return say(`half past ${at(HOURS_EN, hour)}`, `saat ${at(HOURS_TR, hour)} buçukta`)
  if (minute < HALF_PAST)
    return say(
      `${at(MINUTES_EN, step)} past ${at(HOURS_EN, hour)}`,
      `${at(PAST_TR, hour)} ${at(MINUTES_TR, step)} geçe`,
    )
  const left = (HOUR_MINUTES - minute) / STEP_MINUTES - 1
  return say(`${at(MINUTES_EN, left)} to ${at(HOURS_EN, next)}`, `${at(COMING_TR, next)} ${at(MINUTES_TR, left)} kala`)
}

interface Asked extends Filled {
  shown: string
  also?: string[]
}

function drawDay(random: Random, monthsTr: readonly string[] = MONTHS_TR): Asked {
  const month = wholeNumber(random, 1, MONTHS_EN.length)
  const day = wholeNumber(random, 1, MONTH_DAYS[month - 1] ?? 1)
  return { en: `${day} ${at(MONTHS_EN, month - 1)}`, tr: `${day} ${at(monthsTr, month - 1)}`, shown: `${day}/${month}` }
}

/** A time between seven in the morning and ten to nine in the evening, but not around noon, which has names of its own. */
function drawTime(random: Random): Asked {
  const hour = oneOf(random, [7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20])
  const minute = wholeNumber(random, 0, HOUR_MINUTES / STEP_MINUTES - 1) * STEP_MINUTES
  const two = String(minute).padStart(2, '0')
  const half = hour < NOON_HOUR ? 'am' : 'pm'
  const twelve = hour % NOON_HOUR
  const also = [`${hour}:${two}`, ...(minute === 0 ? [String(twelve), String(hour)] : [])]
  return { ...sayTime(hour, minute), shown: `${twelve}:${two} ${half}`, also }
}

function fill(carrier: Carrier, { en, tr, shown, also = [] }: Asked): Draft {
  return { en: carrier.en(en), tr: carrier.tr(tr), shown, also, form: 'parts' }
}

const BOTH: readonly Carrier[] = [
  { en: (when) => `The inspection is on ${when}.`, tr: (when) => `Denetim ${when} olacak.` },
  { en: (when) => `The interview is on ${when}.`, tr: (when) => `Mülakat ${when} yapılacak.` },
]

/** A date, a time of day, or both in one sentence. */
export function draftDate(random: Random, level: SprintLevel): Draft {
  if (level === 1) return fill(oneOf(random, ON_DAYS), drawDay(random))
  if (level === 2) return fill(oneOf(random, AT_TIMES), drawTime(random))
  const [day, time] = [drawDay(random, IN_MONTH_TR), drawTime(random)]
  return fill(oneOf(random, BOTH), {
    en: `${day.en} at ${time.en}`,
    tr: `${day.tr}, ${time.tr}`,
    shown: `${day.shown} ${time.shown}`,
    also: (time.also ?? []).map((other) => `${day.shown} ${other}`),
  })
}
