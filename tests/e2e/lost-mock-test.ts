import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { query } from './accounts.ts'
import { ANSWERS, startShortMockTest } from './mock-test.ts'

const RECORDING = readFileSync(new URL('../fixtures/tr_espeak.webm', import.meta.url))
const OURS = { 'Sec-Fetch-Site': 'same-origin' }
/** Longer than a mock test waits for the next one. */
const DAYS = 9

/**
 * A mock test of this browser's learner, nine days ago, in which the last segment of each dialogue was lost; they are due.
 * @returns where the one of the first dialogue is tried again.
 */
export async function loseMockTest(page: Page): Promise<string> {
  const { mockTestId, dialogueIds } = await startShortMockTest(page)
  for (const [place, dialogueId] of dialogueIds.entries()) {
    for (const segmentIndex of [0, 1]) {
      const form = new FormData()
      const transcript = segmentIndex === 1 ? 'Um.' : (ANSWERS[place * 2] ?? '')
      const fields = { mockTestId, dialogueId, segmentIndex, transcript }
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
      form.set('audio', new File([new Uint8Array(RECORDING)], 'recording.webm', { type: 'audio/webm' }))
      await page.request.post('/api/mock-test/submit-segment', { multipart: form, headers: OURS })
    }
    const data = { mockTestId, dialogueId, dialogueSlot: place + 1 }
    await page.request.post('/api/mock-test/evaluate-dialogue', { data, headers: OURS })
  }
  const done = await page.request.post('/api/mock-test/complete', { data: { mockTestId }, headers: OURS })
  if (!done.ok()) throw new Error(`Not completed: ${await done.text()}`)
  await query(
    `WITH test AS (UPDATE mock_test_attempts SET started_at = started_at - make_interval(days => $2),
         completed_at = completed_at - make_interval(days => $2) WHERE id = $1 RETURNING id)
     UPDATE returning_segments SET due = due - $2::int, lost_on = lost_on - $2::int
     WHERE mock_test_attempt_id = (SELECT id FROM test)`,
    [mockTestId, DAYS],
  )
  return `/mistakes/mock-test/${mockTestId}/${dialogueIds[0]}/2`
}
