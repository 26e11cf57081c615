import { useEffect, useRef, useState } from 'react'
import { logOutCopy } from '#app/config/copy/log-out.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { logOut } from './log-out.ts'
import { uploadPending } from './upload-pending.ts'
import { countRecordings, findPendingWork, type PendingWork } from './pending-work.ts'

type Work = { step: 'asking'; failed: number } | { step: 'sending'; sent: number; total: number } | { step: 'leaving' }

interface Props {
  pending: PendingWork
  onStay: () => void
}

/** Lists data that exists only in this browser, offers to upload it, and deletes nothing without consent. */
export function LogOutDialog({ pending: found, onStay }: Props) {
  const copy = useCopy(logOutCopy)
  const [pending, setUnsent] = useState(found)
  const [work, setWork] = useState<Work>({ step: 'asking', failed: 0 })
  const aborted = useRef(new AbortController())
  useEffect(() => {
    const { current } = aborted
    return () => current.abort()
  }, [])

  const recordings = countRecordings(pending)
  const hasTexts = pending.notes + pending.drafts > 0
  async function leave(): Promise<void> {
    setWork({ step: 'leaving' })
    await logOut()
  }
  async function send(): Promise<void> {
    const { signal } = aborted.current
    let sent = 0
    setWork({ step: 'sending', sent, total: recordings })
    await uploadPending(pending, {
      signal,
      onSent: () => setWork({ step: 'sending', sent: (sent += 1), total: recordings }),
    })
    if (signal.aborted) return
    const left = await findPendingWork()
    // Notes and drafts were listed before, and cannot be uploaded from here.
    const failed = countRecordings(left)
    if (failed === 0) return leave()
    setUnsent(left)
    setWork({ step: 'asking', failed })
  }

  return (
    <Dialog isOpen onClose={onStay} title={copy.title}>
      <p>{copy.lead}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {recordings > 0 && <li>{copy.recordings(recordings)}</li>}
        {pending.notes > 0 && <li>{copy.notes(pending.notes)}</li>}
        {pending.drafts > 0 && <li>{copy.drafts(pending.drafts)}</li>}
      </ul>
      {recordings > 0 && <p className="mt-3 text-15 text-soft">{copy.sendHint}</p>}
      {hasTexts && <p className="mt-3 text-15 text-soft">{copy.textHint}</p>}
      <div aria-live="polite">
        {work.step === 'asking' && work.failed > 0 && (
          <p className="mt-4 rounded-control bg-critical-wash px-4 py-3 text-15 text-critical">
            {copy.failed(work.failed)}
          </p>
        )}
        {work.step === 'sending' && <p className="mt-4 text-15">{copy.sending(work.sent, work.total)}</p>}
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {recordings > 0 && (
          <Button disabled={work.step !== 'asking'} onClick={() => void send()}>
            {copy.send}
          </Button>
        )}
        <Button look="secondary" disabled={work.step === 'leaving'} onClick={onStay}>
          {copy.stay}
        </Button>
        <Button look="danger" disabled={work.step !== 'asking'} onClick={() => void leave()}>
          {copy.delete}
        </Button>
      </div>
    </Dialog>
  )
}
