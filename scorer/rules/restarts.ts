import type { ReadSegment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'
import { isHesitation } from './delivery/sounds.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/**
 * One is nobody's fault: of 10,271 right renditions written for training 279 have one and 25 have more. Repeated words and corrections
 * count together, since hardly anybody corrects themselves twice in a segment.
 */
const FEWEST = 2
/**
 * The longest phrase that is looked for twice. Chosen by hand: "i will come at", but not "i will come at four". Every cue of a
 * correction is shorter.
 */
const LONGEST_RUN = 4

/**
 * Words after which a phrase has to follow: said twice, the phrase was begun twice. Of other words English may have two in a row ("what
 * it is is", "come in in the morning"), and Turkish doubles them on purpose ("yavaş yavaş", "tek tek").
 */
const OPENING: Record<Language, ReadonlySet<string>> = {
  en: new Set('the a an my your our their and but or because if when i we he she they to of from with at'.split(' ')),
  tr: new Set('ve ama fakat çünkü eğer ben biz siz benim bizim sizin onun bu şu'.split(' ')),
}
/** After something that was said wrongly. "Sorry" and "yani" are mostly something else. */
const CORRECTION: Record<Language, RegExp> = {
  en: /^(?:(?:no|wait|sorry) (?:no|wait|sorry)|(?:no|sorry) i mean|or rather|let me (?:rephrase|correct)) /,
  tr: /^(?:pardon|düzeltiyorum|daha doğrusu) /,
}
/** "Yirmi yirmi": a telephone number. */
const DIGITS = /^[\d ]+$/

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** The longest run of words from here that is said again at once, both times; empty if none is. */
function repeatedAt(words: readonly Word[], from: number, language: Language): readonly Word[] {
  for (let length = LONGEST_RUN; length > 0; length -= 1) {
    const [once, twice] = [words.slice(from, from + length), words.slice(from + length, from + 2 * length)]
    const text = textOf(once)
    const isBegunAgain = length > 1 ? !DIGITS.test(text) : OPENING[language].has(text)
    if (isBegunAgain && text === textOf(twice)) return [...once, ...twice]
  }
  return []
}

/** The words with which a correction begins here ("no sorry"); nothing is corrected before anything was said. */
function correctionAt(words: readonly Word[], from: number, language: Language): readonly Word[] {
  const cue = CORRECTION[language].exec(`${textOf(words.slice(from, from + LONGEST_RUN))} `)
  return cue && from > 0 ? words.slice(from, from + cue[0].trim().split(' ').length) : []
}

function restartsIn(words: readonly Word[], language: Language): (readonly Word[])[] {
  const found: (readonly Word[])[] = []
  let at = 0
  while (at < words.length) {
    const repeated = repeatedAt(words, at, language)
    const restart = repeated.length > 0 ? repeated : correctionAt(words, at, language)
    if (restart.length > 0) found.push(restart)
    at += Math.max(restart.length, 1)
  }
  return found
}

function find({ language, references, spoken }: ReadSegment): Edit[] {
  const models = references.map((words) => ` ${textOf(words)} `)
  const words = spoken.filter((word) => !isHesitation(word, language))
  const restarts = restartsIn(words, language).filter(
    (restart) => !models.some((model) => model.includes(` ${textOf(restart)} `)),
  )
  return restarts.length < FEWEST
    ? []
    : [{ severity: 'minor', category: 'delivery', lost: [], said: restarts[0] ?? [] }]
}

export const rule: Rule = {
  id: 'restarts',
  finds: 'A rendition that begins a phrase again or corrects itself two times or more.',
  find,
  message: {
    en: ({ said }) =>
      `You broke off and began again more than once, as at “${said}”. Think first, then say each sentence once.`,
    tr: ({ said }) =>
      `Birkaç kez yarıda kesip yeniden başladın, örneğin “${said}” derken. Önce düşün, sonra her cümleyi bir kez söyle.`,
  },
  examples: [
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'i i paid the the rent'], ['', 'i i']),
    fromTurkish(
      ['Saat dörtte gelirim.', 'I will come at four.', 'i will i will come at um at four'],
      ['', 'i will i will'],
    ),
    fromTurkish(
      ['Bin dolar ödedim.', 'I paid a thousand dollars.', 'i paid two no sorry one thousand pounds no wait dollars'],
      ['', 'no sorry'],
    ),
    fromEnglish(['Sign it on Monday.', 'Pazartesi imzalayın.', 'bu bu salı pardon pazartesi imzalayın'], ['', 'bu bu']),
    fromEnglish(
      ['You have ten days.', 'On gününüz var.', 'sizin eee sizin on gün on gün süreniz var'],
      ['', 'sizin sizin'],
    ),
    fromTurkish(['Kirayı ödedim.', 'I paid the rent.', 'i paid the the rent']),
    fromTurkish(['Numara dört dört beş beş.', 'Four four five five.', 'it is four four five five four four five five']),
    fromTurkish(['Çok, çok iyi.', 'It is very, very good.', 'it is very very good no no really']),
    fromEnglish(['Slowly, one by one.', 'Yavaş yavaş, tek tek.', 'yavaş yavaş ve tek tek']),
    fromEnglish(['Sorry, sign it on Monday.', 'Pardon, pazartesi imzalayın.', 'pardon pazartesi imzalayın pardon']),
  ],
}
