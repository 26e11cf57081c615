import { Archive, ArchiveRestore } from 'lucide-react'
import { useRef, useState } from 'react'
import { recordingsCopy } from '#app/config/copy/recordings.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import type { KeepableRecording } from '#app/models/speech/retention.ts'
import { useCopy } from '../../shell/locale.ts'
import { useToast } from '../../ui/toast-context.tsx'

const HTTP_CONFLICT = 409

const pathOf = ({ id }: KeepableRecording) => `/api/recordings/${id}/keep`

/** Whether it is kept: the learner's choice, until the server reports a newer state. */
function useKept(recording: KeepableRecording) {
  const toasts = useToast()
  const { full, failed } = useCopy(recordingsCopy)
  const { saved } = recording
  const [press, setPress] = useState<{ over: boolean; value: boolean } | null>(null)
  const isSending = useRef(false)
  const isKept = press && press.over === saved ? press.value : saved

  async function toggle(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPress({ over: saved, value: !isKept })
    try {
      await callApi(pathOf(recording), { method: isKept ? 'DELETE' : 'POST' })
    } catch (error) {
      setPress({ over: saved, value: isKept })
      const isFull = error instanceof ApiError && error.status === HTTP_CONFLICT
      toasts.show(isFull ? full : failed)
    } finally {
      isSending.current = false
    }
  }

  return { isKept, toggle }
}

interface Props {
  recording: KeepableRecording
  /** Id of the part of the page to return to without script. */
  at: string
  /** For a mock test, where a segment's number alone does not identify a recording. */
  dialogue?: number
}

/** Keeps or releases a recording and shows how long it is stored: a plain form, sent by script if possible. */
export function KeepRecording({ recording, at, dialogue }: Props) {
  const copy = useCopy(recordingsCopy)
  const { isKept, toggle } = useKept(recording)
  const { segment, expiry } = recording
  const Icon = isKept ? ArchiveRestore : Archive
  return (
    <form
      method="post"
      action={pathOf(recording)}
      className="mt-1 flex flex-wrap items-center gap-x-4"
      onSubmit={(event) => {
        event.preventDefault()
        void toggle()
      }}
    >
      <input type="hidden" name="at" value={at} />
      <button
        type="submit"
        name="keep"
        value={String(!isKept)}
        aria-label={isKept ? copy.keptSegment(segment, dialogue) : copy.keepSegment(segment, dialogue)}
        className={`inline-flex min-h-11 items-center gap-2 text-15 font-semibold underline-offset-4 hover:underline ${isKept ? 'text-success' : 'text-accent'}`}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {isKept ? copy.kept : copy.keep}
      </button>
      <span aria-live="polite" className="text-13 text-soft">
        {isKept ? copy.stays : copy.expires(expiry)}
      </span>
    </form>
  )
}
