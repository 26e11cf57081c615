import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startShortMockTest } from './mock-test.ts'

const RECORDING = readFileSync(new URL('../fixtures/tr_espeak.webm', import.meta.url))
const OURS = { 'Sec-Fetch-Site': 'same-origin' }

/** A fully recorded mock test of this browser's learner that needs words. @returns its id. */
export async function startWaitingMockTest(page: Page): Promise<number> {
  const { mockTestId, dialogueIds } = await startShortMockTest(page, { segmentCount: 1 })
  for (const [index, dialogueId] of dialogueIds.entries()) {
    const form = new FormData()
    form.set('mockTestId', String(mockTestId))
    form.set('dialogueId', String(dialogueId))
    form.set('segmentIndex', '0')
    form.set('audio', new File([new Uint8Array(RECORDING)], 'recording.webm', { type: 'audio/webm' }))
    await page.request.post('/api/mock-test/submit-segment', { multipart: form, headers: OURS })
    await page.request.post('/api/mock-test/evaluate-dialogue', {
      data: { mockTestId, dialogueId, dialogueSlot: index + 1 },
      headers: OURS,
    })
  }
  return mockTestId
}
