import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

const HOURS_OF_HALF_DAY = 12
/** Up to here a number may be an hour of the day. */
const LAST_HOUR = 24

const isNumber = ({ text }: Word): boolean => /^[0-9]/.test(text)

/** Stretches of numbers said in a row, which may also be one: "19 98" is 1998, "15 45" a time. */
function rowsOf(words: readonly Word[]): Word[][] {
  const rows: Word[][] = []
  words.forEach((word, index) => {
    if (!isNumber(word)) return
    const before = words[index - 1]
    if (before && isNumber(before)) rows.at(-1)?.push(word)
    else rows.push([word])
  })
  return rows
}

const joined = (row: readonly Word[]): string => row.map(({ text }) => text).join('')

/** Other ways to write the same number: an hour of the afternoon by both clocks, hours and minutes with or without a colon. */
function spellingsOf(number: string): string[] {
  const [hours = '', minutes] = number.split(':')
  const hour = Number(hours)
  const rest = minutes === undefined ? '' : `:${minutes}`
  const spellings = [number, number.replace(':', '.'), number.replace(':', '')]
  if (minutes === '00') spellings.push(hours)
  if (minutes === '30') spellings.push(`${hours}.5`)
  if (!Number.isInteger(hour) || hour > LAST_HOUR) return spellings
  if (hour > HOURS_OF_HALF_DAY) spellings.push(`${hour - HOURS_OF_HALF_DAY}${rest}`)
  else spellings.push(`${hour + HOURS_OF_HALF_DAY}${rest}`)
  return spellings
}

/** Every number of the words, in every spelling. */
function numbersOf(words: readonly Word[]): Set<string> {
  const written = rowsOf(words).flatMap((row) => [joined(row), ...row.map(({ text }) => text)])
  return new Set(written.flatMap(spellingsOf))
}

const isAmong = (numbers: ReadonlySet<string>) => (number: string) =>
  spellingsOf(number).some((one) => numbers.has(one))

function find({ source, references, rendition }: ReadSegment): Edit[] {
  const said = numbersOf(rendition)
  const models = references.map(numbersOf)
  const known = new Set([...numbersOf(source), ...models.flatMap((numbers) => [...numbers])])
  // A number that some right rendition does without may have been said in words.
  const lost = source.filter(
    (word) => isNumber(word) && !said.has(word.text) && models.every((numbers) => numbers.has(word.text)),
  )
  const isKnown = isAmong(known)
  const wrong = rowsOf(rendition)
    .filter((row) => !isKnown(joined(row)))
    .flatMap((row) => row.filter(({ text }) => !isKnown(text)))
  return lost.slice(0, wrong.length).map((word, index) => ({
    severity: 'critical',
    category: 'distortion',
    lost: [word],
    said: wrong.slice(index, index + 1),
  }))
}

const rule: Rule = {
  id: 'number-said',
  finds: 'A number of the source in whose place another one was said that neither source nor any reference has.',
  find,
  message: {
    en: ({ lost, said }) => `The number was ${lost}; you said ${said}.`,
    tr: ({ lost, said }) => `Sayı ${lost} idi; sen ${said} dedin.`,
  },
  mustFind: [
    fromEnglish('The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin altı yüz dolar'),
    fromEnglish('Come back in fourteen days.', 'On dört gün sonra tekrar gelin.', 'Kırk gün sonra tekrar gelin.'),
    fromTurkish('Randevum saat 15.45’te.', 'My appointment is at 3.45.', 'my appointment is at 3.15'),
    fromTurkish('Üç çocuğum var.', 'I have three children.', 'I have two children.'),
    fromTurkish(
      'Kira haftada 520 dolar oldu.',
      'The rent is now 520 dollars a week.',
      'the rent is now five hundred and twelve dollars a week',
    ),
  ],
  mustAllow: [
    fromEnglish('The bond is 1,800 dollars.', 'Depozito 1.800 dolar.', 'depozito bin sekiz yüz dolar'),
    fromTurkish('Randevum saat 15.45’te.', 'My appointment is at 3.45.', 'my appointment is at fifteen forty five'),
    fromTurkish('Üç çocuğum var.', 'I have three children.', 'I have two no sorry three children.'),
    fromEnglish('Two weeks should be enough.', 'İki hafta yeter.', 'on dört gün yeterli olur iki hafta yani'),
    fromEnglish('I moved here in 1998.', '1998’de buraya taşındım.', 'bin dokuz yüz doksan sekizde taşındım buraya'),
    fromTurkish('Saat dörtte kapanıyor.', 'It closes at four.', 'It closes at 16.00.'),
  ],
}

export default rule
