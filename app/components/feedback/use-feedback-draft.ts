import { useState } from 'react'
import { instantToastCopy } from '#app/config/copy/instant-toasts.ts'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { PAGE_URL_MAX_CHARACTERS } from '#app/config/feedback.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { feedbackProblems } from '#app/models/feedback/feedback-rules.ts'
import { useCopy } from '../shell/locale.ts'
import { useToast } from '../ui/toast-context.tsx'
import type { FeedbackFieldName } from './feedback-fields.tsx'

const EMPTY = { category: '', comment: '' }

/** The unsent feedback. It survives closing the dialog, so nothing typed is lost. */
export function useFeedbackDraft(options: { pathname: string; onSent: () => void }) {
  const copy = useCopy(feedbackCopy)
  const { show } = useToast()
  const sentences = useCopy(instantToastCopy)
  const [draft, setDraft] = useState(EMPTY)
  const [problems, setProblems] = useState<ReturnType<typeof feedbackProblems>>({})
  const [isBusy, setBusy] = useState(false)

  async function post(): Promise<void> {
    setBusy(true)
    try {
      const pageUrl = options.pathname.slice(0, PAGE_URL_MAX_CHARACTERS)
      await callApi('/api/feedback', { method: 'POST', body: { ...draft, pageUrl } })
      setDraft(EMPTY)
      void import('../browser-storage/drafts.ts').then(({ deleteDraft }) => deleteDraft('feedback'))
      options.onSent()
      show(sentences.feedbackSent)
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : undefined
      show({ title: copy.failedTitle, text: sentence ?? copy.failedText, tone: 'destructive' })
    }
    setBusy(false)
  }

  const edit = (name: FeedbackFieldName, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }))
    setProblems({})
  }
  /** Sends it, or shows its problems. */
  const send = async () => {
    const found = feedbackProblems(draft)
    setProblems(found)
    if (Object.keys(found).length === 0) await post()
  }
  return { draft, problems, isBusy, edit, send }
}
