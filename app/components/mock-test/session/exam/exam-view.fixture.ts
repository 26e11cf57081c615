import type { ExamView } from '#app/models/mock-test/exam-view.ts'

const words = { title: '', titleTr: null, description: '', descriptionTr: null }
const dialogue = { ...words, segmentCount: 1, targets: ['tr' as const] }

/** A test of two dialogues with one segment each, just started. */
export const EXAM_VIEW: ExamView = {
  mockTestId: 1,
  templateId: 1,
  templateTitle: '',
  templateTitleTr: null,
  status: 'running',
  phase: 'interpreting',
  startedAt: '',
  endsAt: '',
  expiresAt: '',
  now: '',
  rules: { realRules: false, freeRepeats: 0, repeatMarks: 0, startCueSeconds: 0, budgetMinutes: null },
  dialogues: [
    { ...dialogue, id: 10, slot: 1 },
    { ...dialogue, id: 20, slot: 2 },
  ],
  submitted: [],
  evaluatedSlots: [],
  next: null,
  wordsWanted: [],
}
