import { createHash } from 'node:crypto'
import { writingAs } from './accounts.ts'
import type { RunningApp } from './app.ts'
import { loadVoice, recordingOf, sound } from './spoken.ts'

const SENTENCES = [
  'Good morning, how are you?',
  'The bus was late again.',
  'I would like to make an appointment.',
] as const

/** Recordings of speech, each with different words, surrounded by silence. */
export async function makeRecordings(): Promise<[Uint8Array, Uint8Array, Uint8Array]> {
  const say = await loadVoice()
  const [first, second, third] = SENTENCES.map((sentence) =>
    recordingOf([sound(800), say(sentence, 'en-gb-x-rp+m3').map((sample) => sample * 0.2), sound(900)]),
  )
  if (!first || !second || !third) throw new Error('no recordings')
  return [first, second, third]
}

export const hashOf = (words: string) => createHash('sha256').update(words).digest('hex')

interface Upload {
  dialogueId: number
  /** 0-based. */
  index: number
  words: string
  bytes: Uint8Array
  as: { id: number }
}

/** A form with a recording, as a browser sends it. */
export function recordingForm(fields: Record<string, string | Uint8Array>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'take.wav'))
  }
  return form
}

export async function upload(app: RunningApp, { dialogueId, index, words, bytes, as }: Upload): Promise<Response> {
  return app.request(`/api/admin/dialogues/${dialogueId}/segments/${index}/audio`, {
    method: 'POST',
    headers: await writingAs(as),
    body: recordingForm({ recording: bytes, wordsHash: hashOf(words) }),
  })
}

/** Status and error code of a refusal, and the fields that it names. */
export async function problemOf(response: Response): Promise<[number, string, ...string[]]> {
  const { code, fields }: { code: string; fields?: object } = await response.json()
  return [response.status, code, ...Object.keys(fields ?? {})]
}
