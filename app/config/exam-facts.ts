/**
 * All facts about the exam on public pages, with their source and when it was last read. Pages take the values from here
 * and the text from their catalogue; `tests/spec/exam-facts.test.ts` checks that the product counts by the same values.
 */
interface ExamFact<Value> {
  readonly value: Value
  readonly source: FactSource
  /** The month in which the source was read, as YYYY-MM. */
  readonly checked: string
}

export interface FactSource {
  readonly name: string
  readonly url: string
}

const CHECKED = '2026-10'

const FACT_SOURCES = {
  test: { name: 'NAATI, CCL test', url: 'https://www.naati.com.au/migration-assessments/ccl/' },
  instructions: {
    name: 'NAATI, CCL candidate instructions',
    url: 'https://www.naati.com.au/information-guides/candidate-information/ccl-candidate-instructions/',
  },
  fees: { name: 'NAATI, fees', url: 'https://www.naati.com.au/resources/fees/' },
  language: { name: 'NAATI, language policy', url: 'https://www.naati.com.au/policies/language-policy-for-ccl-tests/' },
  regulations: {
    name: 'Migration Regulations 1994, Schedule 6D, Part 6D.9',
    url: 'https://www.legislation.gov.au/F1996B03551/latest/text',
  },
} as const satisfies Record<string, FactSource>

function fact<const Value>(value: Value, source: FactSource): ExamFact<Value> {
  return { value, source, checked: CHECKED }
}

export const examFacts = {
  /** Points of the skilled visas below; a higher mark earns no more. */
  points: fact(5, FACT_SOURCES.regulations),
  visas: fact([189, 190, 491], FACT_SOURCES.regulations),
  dialogues: fact(2, FACT_SOURCES.test),
  /** Approximate; half of the words are English. */
  wordsPerDialogue: fact(300, FACT_SOURCES.test),
  /** The maximum. The number of segments is not published; 12 to 15 is typical. */
  wordsPerSegment: fact(35, FACT_SOURCES.test),
  typicalSegments: fact({ least: 12, most: 15 }, FACT_SOURCES.test),
  interpretingMinutes: fact(20, FACT_SOURCES.instructions),
  /** Including check-in; the length of the appointment is not fixed. */
  appointmentMinutes: fact(45, FACT_SOURCES.instructions),
  /** From the end of the chime to the first word. */
  startWithinSeconds: fact(5, FACT_SOURCES.instructions),
  freeRepeatsPerDialogue: fact(1, FACT_SOURCES.instructions),
  /** If it is announced; frequent corrections cost marks. */
  selfCorrectionAllowed: fact(true, FACT_SOURCES.instructions),
  /** A pen and loose blank paper: no typing, no dictionary, no prepared notes. */
  penAndBlankPaperOnly: fact(true, FACT_SOURCES.instructions),
  /** Before the test, on the set-up of the day. */
  systemCheckHours: fact(48, FACT_SOURCES.instructions),
  marksPerDialogue: fact(45, FACT_SOURCES.test),
  marks: fact(90, FACT_SOURCES.test),
  passMarks: fact(63, FACT_SOURCES.test),
  /** Required in each of the two dialogues, in addition to the 63. */
  passMarksPerDialogue: fact(29, FACT_SOURCES.test),
  /** A fail with at least this many marks can be reviewed. */
  reviewFromMarks: fact(58, FACT_SOURCES.test),
  reviewWithinDays: fact(30, FACT_SOURCES.test),
  /** Whole Australian dollars. */
  feeDollars: fact(814, FACT_SOURCES.fees),
  reviewFeeDollars: fact(187, FACT_SOURCES.fees),
  resultWeeks: fact({ least: 4, most: 6 }, FACT_SOURCES.test),
  /** For results from 9 August 2022 on. */
  validityYears: fact(5, FACT_SOURCES.test),
  /** The minimum, for languages in low demand. */
  sittingsPerYear: fact(4, FACT_SOURCES.test),
  domains: fact(12, FACT_SOURCES.test),
  /** Headsets, headphones and earphones are not allowed. */
  headphonesAllowed: fact(false, FACT_SOURCES.instructions),
  /** English words that Turkish speakers in Australia use every day, such as Medicare, are not penalised. */
  everydayEnglishAllowed: fact(true, FACT_SOURCES.language),
} as const

export type ExamFactName = keyof typeof examFacts
