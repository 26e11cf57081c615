import type { Evaluation } from '#app/models/scoring/evaluation.ts'

/** A valid evaluation with these marks. Does not import the database client, so tests of pure rules can use it too. */
export function newEvaluation(options: { submissionId: string; dialogueId: number; total: number }): Evaluation {
  const { submissionId, dialogueId, total } = options
  return {
    status: 'scored',
    submissionId,
    dialogueId,
    overallScore: total,
    overallFeedback: 'Clear and complete.',
    strengths: [],
    improvements: [],
    transcriptions: [{ segmentIndex: 0, text: 'Günaydın.' }],
    naatiScore: { total, grade: 'Pass', autoFailTriggered: false, errors: [] },
    segments: [],
    subScores: { meaning: 100, language: 100, delivery: null },
    engine: 'embedded',
    rulesVersion: 1,
  }
}
