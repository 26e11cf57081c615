import type { SubmissionResult } from '@conform-to/react'
import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { Fold } from '../../scoring/fold.tsx'
import { isAbout, RevisionForm, type RevisionTarget } from '../../scoring/revision-form.tsx'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'

const SegmentRetryPlayer = lazy(async () => ({
  default: (await import('./segment-retry-player.tsx')).SegmentRetryPlayer,
}))

interface Props {
  target: RevisionTarget
  sourceAudioUrl: string
  lastResult: SubmissionResult | undefined
}

/** 'Try this segment again': spoken if the browser can record, else typed. */
export function SegmentRetry({ target, sourceAudioUrl, lastResult }: Props) {
  const copy = useCopy(segmentRevisionsCopy)
  const { loading } = useCopy(samplePracticeCopy).player
  const isHydrated = useHydrated()
  const isRefused = isAbout(lastResult, { intent: 'retry', segmentIndex: target.segmentIndex })
  // Once opened it stays mounted: collapsing it must not lose a recording.
  const [wasOpened, setOpened] = useState(false)
  const typed = (
    <RevisionForm
      intent="retry"
      target={target}
      lastResult={lastResult}
      label={copy.retry.label(copy.languages[target.language])}
      submit={copy.retry.submitTyped}
    />
  )
  return (
    <Fold
      id={`retry-${target.segmentIndex + 1}`}
      label={copy.retry.open}
      icon={<RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      isOpen={isRefused}
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      <p className="mb-4 text-15 text-soft">{copy.retry.about}</p>
      {isHydrated && wasOpened && (
        <Suspense fallback={<p role="status">{loading}</p>}>
          <SegmentRetryPlayer target={target} sourceAudioUrl={sourceAudioUrl} />
        </Suspense>
      )}
      {isHydrated ? (
        <details open={isRefused} className="mt-2">
          <summary className="min-h-11 py-2 text-15 text-soft">{copy.retry.type}</summary>
          {typed}
        </details>
      ) : (
        typed
      )}
    </Fold>
  )
}
