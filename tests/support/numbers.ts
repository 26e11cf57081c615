import { db } from '#app/db.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { createDialogue } from './factories.ts'

const SEGMENTS: Segment[] = [
  {
    speaker: 'English',
    gender: 'male',
    text: 'It costs 40 dollars.',
    translation: '40 dolar tutuyor.',
    variants: [],
  },
  { speaker: 'Turkish', gender: 'female', text: 'Peki.', translation: 'All right.', variants: [] },
]

/** A dialogue in whose segments there is a number. */
export async function createNumberDialogue() {
  const dialogue = await createDialogue({ transcript: JSON.stringify({ segments: SEGMENTS }) })
  return { ...dialogue, segments: SEGMENTS }
}

/** Puts lines of a sheet into a scored attempt. */
export async function writeErrors(
  submissionId: string,
  errors: readonly { rule: string; category: string; deduction: number }[],
): Promise<void> {
  await db.$executeRaw`
    UPDATE submissions SET feedback = jsonb_set(feedback, '{naatiScore,errors}', ${JSON.stringify(errors)}::jsonb)
    WHERE id = ${submissionId}::uuid`
}
