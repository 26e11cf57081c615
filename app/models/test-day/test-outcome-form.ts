import { z } from 'zod'
import { type ProblemKey, problem } from '#app/config/copy/problems.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { MARKS_STEP, OUTCOME_NOTE_MAX_CHARACTERS } from '#app/config/test-day.ts'
import { isStorable } from '../accounts/password/password.ts'
import { OUTCOMES, type TestOutcome } from './test-outcome.ts'

/** Half marks, with a point or a comma; left out: not told. */
function marksField(most: number, wrong: ProblemKey) {
  const isMarks = (text: string) => /^\d{1,2}(?:\.\d)?$/.test(text) && Number(text) % MARKS_STEP === 0
  return z
    .string()
    .optional()
    .transform((text = '') => text.trim().replace(',', '.'))
    .refine((text) => text === '' || (isMarks(text) && Number(text) <= most), problem(wrong))
    .transform((text) => (text === '' ? null : Number(text)))
}

const dialogueMarks = () => marksField(examFacts.marksPerDialogue.value, 'dialogueMarksWrong')

const save = z
  .object({
    intent: z.literal('save'),
    satOn: z.string(),
    outcome: z.enum(OUTCOMES, problem('outcomeRequired')),
    marks: marksField(examFacts.marks.value, 'testMarksWrong'),
    firstMarks: dialogueMarks(),
    secondMarks: dialogueMarks(),
    note: z
      .string()
      .optional()
      .refine((text = '') => isStorable(text), problem('unreadable'))
      .transform((text = '') => text.replaceAll('\r\n', '\n').trim())
      .refine((text) => text.length <= OUTCOME_NOTE_MAX_CHARACTERS, problem('noteLong')),
  })
  .refine(
    ({ marks, firstMarks: first, secondMarks: second }) =>
      marks === null || first === null || second === null || first + second === marks,
    { path: ['marks'], message: problem('marksDoNotAdd') },
  )

/** The forms of /test-day/result: how a test went, and forgetting it. */
export const TestOutcomeFormSchema = z.discriminatedUnion('intent', [
  save,
  z.object({ intent: z.literal('delete'), satOn: z.string() }),
])

/** What a form tells. Marks are known with a result only; two dialogues add up to the whole. */
export function toTestOutcome(form: z.output<typeof save>): TestOutcome {
  const { satOn, outcome, note, firstMarks: first, secondMarks: second } = form
  const told = { satOn, outcome, note }
  const hasResult = outcome === 'passed' || outcome === 'not-passed'
  if (!hasResult) return { ...told, marks: null, firstMarks: null, secondMarks: null }
  const sum = first === null || second === null ? null : first + second
  return { ...told, marks: form.marks ?? sum, firstMarks: first, secondMarks: second }
}
