import type { Page } from '@playwright/test'
import { newUsername, query } from './accounts.ts'

interface Turn {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
}

const FIRST: Turn[] = [
  { speaker: 'English', text: 'Good morning.', translation: 'Günaydın.' },
  { speaker: 'Turkish', text: 'Teşekkür ederim.', translation: 'Thank you.' },
]
const SECOND: Turn[] = [
  { speaker: 'English', text: 'Your rent is due on Friday.', translation: 'Kiranızın son günü cuma.' },
  { speaker: 'Turkish', text: 'Yarın öderim.', translation: 'I will pay tomorrow.' },
]
export const ANSWERS = [...FIRST, ...SECOND].map(({ translation }) => translation)

async function addDialogue(title: string, topic: string, segments: Turn[]): Promise<number> {
  const [row] = await query(
    `INSERT INTO dialogues (title, description, level, topic, transcript, is_mock_test_candidate, access_level, updated_at)
     VALUES ($1, 'A short call.', 'beginner', $2, $3, true, 'free', now()) RETURNING id`,
    [title, topic, JSON.stringify({ segments })],
  )
  return Number(row?.id)
}

interface Running {
  mockTestId: number
  dialogueIds: [number, number]
}

/** Begins a mock test of two dialogues with two short segments each, as this browser's learner. */
export async function startShortMockTest(page: Page, options: { realRules?: boolean } = {}): Promise<Running> {
  const name = newUsername('Short test')
  const dialogueIds: [number, number] = [
    await addDialogue(`${name}, first`, 'Health', FIRST),
    await addDialogue(`${name}, second`, 'Housing', SECOND),
  ]
  const [template] = await query(
    `INSERT INTO mock_test_templates (title, description, level, category, duration_minutes, dialogue1_id, dialogue2_id, access_level)
     VALUES ($1, 'Two short dialogues.', 'beginner', 'Health & Housing', 45, $2, $3, 'free') RETURNING id`,
    [name, ...dialogueIds],
  )
  const response = await page.request.post(`/api/mock-test/start-template/${Number(template?.id)}`, {
    data: { realRules: options.realRules ?? false },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  if (!response.ok()) throw new Error(`Not started: ${await response.text()}`)
  const { mockTestId }: { mockTestId: number } = await response.json()
  return { mockTestId, dialogueIds }
}
