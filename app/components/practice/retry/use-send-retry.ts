import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import type { RevisionTarget } from '../../scoring/revision-form.tsx'
import { useCopy } from '../../shell/locale.ts'
import type { RetryState } from './retry-take.ts'
import { sendForm } from '../../player/upload/send-form.ts'

type Take = NonNullable<RetryState['take']>

type Sending = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; sentence: string } | { status: 'sent' }

const OK = 200
const NEVER = new AbortController().signal

function formOf({ id, recording, words }: Take, segmentIndex: number): FormData {
  const form = new FormData()
  form.set('revisionId', id)
  form.set('recording', new File([recording.blob], `${segmentIndex}.webm`, { type: recording.blob.type }))
  if (words !== '') {
    form.set('transcript', words)
    form.set('transcriptSource', 'browser')
  }
  return form
}

function sentenceOf(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
    return typeof body.error === 'string' ? body.error : undefined
  } catch {
    return undefined
  }
}

/** Sends a retry and reloads the page's data. After a failure it can be sent again under the same id. */
export function useSendRetry({ submissionId, segmentIndex }: RevisionTarget) {
  const copy = useCopy(segmentRevisionsCopy)
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  async function send(take: Take): Promise<void> {
    setSending({ status: 'sending' })
    const url = href('/api/submissions/:submissionId/segments/:segmentIndex/retry', {
      submissionId,
      segmentIndex: String(segmentIndex),
    })
    const body = formOf(take, segmentIndex)
    const answer = await sendForm({ url, body, signal: NEVER, onProgress: () => {} }).catch(() => null)
    if (answer?.status === OK) {
      setSending({ status: 'sent' })
      await revalidate()
      return
    }
    const sentence = answer ? (sentenceOf(answer.text) ?? copy.failed) : copy.retry.network
    setSending({ status: 'failed', sentence })
  }
  return { sending, send, reset: () => setSending({ status: 'idle' }) }
}
