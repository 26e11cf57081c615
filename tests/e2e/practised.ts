import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

interface Dialogue {
  id: number
  topic: string
  transcript: string | null
}

interface Spoken {
  translation: string
}

const RECORDING = readFileSync(new URL('../fixtures/tr_espeak.webm', import.meta.url))

/** Parallel journeys add short dialogues. */
const WHOLE_DIALOGUE = 12

/** The dialogues that this browser's learner may practise, with their model answers. */
export async function practisable(page: Page): Promise<{ id: number; topic: string; answers: string[] }[]> {
  const dialogues: Dialogue[] = await (await page.request.get('/api/dialogues')).json()
  return dialogues.flatMap(({ id, topic, transcript }) => {
    if (transcript === null) return []
    const { segments }: { segments: Spoken[] } = JSON.parse(transcript)
    if (segments.length < WHOLE_DIALOGUE) return []
    return [{ id, topic, answers: segments.map(({ translation }) => translation) }]
  })
}

/**
 * Submits a dialogue with these answers, one per segment; an empty one means that nothing was said. `recorded`:
 * 0-based segments that also have a recording.
 * @returns the submission's id.
 */
export async function practise(
  page: Page,
  options: { dialogueId: number; answers: string[]; recorded?: number[] },
): Promise<string> {
  const { dialogueId, answers, recorded = [] } = options
  const submissionId = randomUUID()
  const form = new FormData()
  form.set('dialogueId', String(dialogueId))
  form.set('submissionId', submissionId)
  form.set('transcripts', JSON.stringify(answers.map((text, segmentIndex) => ({ segmentIndex, text }))))
  for (const index of recorded) {
    form.append('recordings', new File([new Uint8Array(RECORDING)], `${index}.webm`, { type: 'audio/webm' }))
  }
  const response = await page.request.post('/api/submit-naati-session', {
    multipart: form,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  if (!response.ok()) throw new Error(`Not practised: ${await response.text()}`)
  return submissionId
}

/** The model answers with some left out and one cut short. */
export function spoilt(answers: string[], missing: number[]): string[] {
  return answers.map((text, index) => {
    if (missing.includes(index)) return ''
    return index === 1 ? text.split(' ').slice(0, 4).join(' ') : text
  })
}
