import { ApiError, callApi } from '#app/http/api-client.ts'
import { ownerHeaders } from '#app/http/session/page-owner.ts'
import type { WordDirection } from '#app/models/vocabulary/drill/direction.ts'
import type { HeardAnswer } from '#app/models/vocabulary/drill/question.ts'
import type { Said } from './listen-to-answer.ts'

const PATH = '/api/vocabulary/drill/heard'

function isHeard(value: unknown): value is HeardAnswer {
  return typeof value === 'object' && value !== null && 'heard' in value && 'verdict' in value
}

async function sendRecording(query: string, blob: Blob): Promise<unknown> {
  const headers = { Accept: 'application/json', 'Content-Type': blob.type || 'audio/webm', ...ownerHeaders() }
  const response = await fetch(`${PATH}?${query}`, { method: 'POST', credentials: 'include', headers, body: blob })
  if (!response.ok) throw new ApiError(String(response.status), { status: response.status })
  return response.json()
}

/** Has an answer said aloud graded: its words, or a recording that the server turns into words. Null if that fails. */
export async function sendHeard(options: {
  word: string
  direction: WordDirection
  heard: Said
}): Promise<HeardAnswer | null> {
  const { word, direction, heard } = options
  try {
    const answer =
      heard.kind === 'recording'
        ? await sendRecording(new URLSearchParams({ word, direction }).toString(), heard.blob)
        : await callApi(PATH, { method: 'POST', body: { word, direction, heard: heard.words } })
    return isHeard(answer) ? answer : null
  } catch {
    return null
  }
}
