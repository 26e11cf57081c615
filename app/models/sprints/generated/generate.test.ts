import { expect, test } from 'vitest'
import { GENERATED_KINDS } from '#app/config/sprints.ts'
import type { Language } from '../../dialogues/language.ts'
import { normaliseForSpeech } from '../../speech/reading/spoken-text.ts'
import { languagesOf, WORD_DIRECTIONS } from '../../vocabulary/drill/direction.ts'
import type { GeneratedKind, SprintItem, SprintLevel } from '../sprint.ts'
import { isRightAnswer } from '../typed-answer.ts'
import { generateItem } from './generate.ts'
import { readDateBack, readDigitsBack, readLettersBack, readNumbersBack, readTimeBack } from './read-back.fixture.ts'

// Of each item the words are read back as they are spoken, and have to be its answer.

const LEVELS = [1, 2, 3] as const
// Ten thousand of each kind were read back once, in the same way.
const EACH = 400

const READERS: Record<GeneratedKind, (spoken: string, language: Language) => string> = {
  numbers: (spoken, language) => String(readNumbersBack(spoken.replace(/^yüzde|yüzde /iu, ''), language)[0]),
  money: (spoken, language) => {
    const [dollars, cents = 0] = readNumbersBack(spoken, language)
    return `${dollars}.${String(cents).padStart(2, '0')}`
  },
  dates: (spoken, language) =>
    [readDateBack(spoken, language), readTimeBack(spoken, language)].filter(Boolean).join(' '),
  references: readDigitsBack,
  spelling: readLettersBack,
}

/** The numbers of an address: the unit, if there is one, and the house. */
function readAddressBack(spoken: string, language: Language): string {
  const numbers = spoken
    .slice(0, spoken.indexOf(':'))
    .split(',')
    .flatMap((part) => readNumbersBack(part, language))
  return (language === 'en' ? numbers : numbers.toReversed()).join('/')
}

function readsBack({ kind, heard, answer, direction, level }: SprintItem): boolean {
  const { asked } = languagesOf(direction)
  const spoken = normaliseForSpeech(heard, asked)
  const read = READERS[kind as GeneratedKind](spoken, asked)
  if (kind !== 'spelling' || level < 3) return isRightAnswer(answer, read)
  const address = readAddressBack(spoken, asked)
  return isRightAnswer(answer, `${address} ${read}`) && !isRightAnswer(answer, `${address}1 ${read}`)
}

function items(kind: GeneratedKind): SprintItem[] {
  const place = Array.from({ length: EACH }, (_, index) => index)
  const make = (level: SprintLevel) =>
    WORD_DIRECTIONS.flatMap((direction) =>
      place.map((index) => generateItem({ kind, level, direction, seed: level * 1_000, place: index })),
    )
  return LEVELS.flatMap(make)
}

test.each(GENERATED_KINDS)('items of %s are read back without a mistake', (kind) => {
  expect(
    items(kind)
      .filter((item) => !readsBack(item))
      .map(({ heard, answer }) => ({ heard, answer })),
  ).toEqual([])
})

test.each(GENERATED_KINDS)('an item of %s is the same whenever it is made, and its neighbours differ', (kind) => {
  const make = (place: number) => generateItem({ kind, level: 2, direction: 'to_english', seed: 7, place })
  expect(make(3)).toEqual(make(3))
  expect(new Set(Array.from({ length: 20 }, (_, place) => make(place).heard)).size).toBeGreaterThan(10)
})
