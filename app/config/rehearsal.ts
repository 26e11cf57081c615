import type { ExamFactName } from './exam-facts.ts'

/** The steps of the rehearsal, in the order of the day. */
export const REHEARSAL_STEPS = ['device', 'room', 'notes', 'chime', 'repeat', 'words', 'after'] as const
export type RehearsalStep = (typeof REHEARSAL_STEPS)[number]

/** The facts that the steps state. */
export const REHEARSAL_FACTS = [
  'headphonesAllowed',
  'systemCheckHours',
  'appointmentMinutes',
  'interpretingMinutes',
  'penAndBlankPaperOnly',
  'wordsPerSegment',
  'startWithinSeconds',
  'freeRepeatsPerDialogue',
  'selfCorrectionAllowed',
  'everydayEnglishAllowed',
  'resultWeeks',
  'passMarks',
  'passMarksPerDialogue',
] as const satisfies ExamFactName[]

/** What to say when a word is missing, by what it does. */
export const PHRASE_KINDS = ['describe', 'category', 'correct', 'repeat'] as const
export type PhraseKind = (typeof PHRASE_KINDS)[number]

/** Useful sentences in both languages: they are said, so they do not follow the language of the interface. */
export const PHRASES: Record<PhraseKind, readonly { en: string; tr: string }[]> = {
  describe: [
    { en: 'the money you pay at the start and get back later', tr: 'başta ödeyip sonra geri aldığınız para' },
    { en: 'a paper that shows how long you have worked there', tr: 'orada ne kadar çalıştığınızı gösteren belge' },
    { en: 'the person who looks after this', tr: 'bu işle ilgilenen kişi' },
  ],
  category: [
    { en: 'a medicine for blood pressure', tr: 'tansiyon için bir ilaç' },
    { en: 'a kind of insurance', tr: 'bir çeşit sigorta' },
    { en: 'a government office', tr: 'bir devlet dairesi' },
  ],
  correct: [
    { en: 'Sorry, I’ll say that part again: …', tr: 'Pardon, o kısmı yeniden söylüyorum: …' },
    { en: 'Sorry, I mean …', tr: 'Pardon, daha doğrusu …' },
  ],
  repeat: [{ en: 'Could you repeat that, please?', tr: 'Tekrar eder misiniz, lütfen?' }],
}
