import { useEffect, useRef } from 'react'
import { toasterCopy } from '#app/config/copy/toaster.ts'
import { useCopy } from '../shell/locale.ts'
import { useToast } from './toast-context.tsx'

interface Props {
  /** The server's error message. */
  sentence: string
  /** The response it came with; a new response shows the toast again. */
  answer: unknown
}

/** An error toast, in addition to the inline message. Without JavaScript it is part of the page. */
export function ErrorToast({ sentence, answer }: Props) {
  const { error } = useCopy(toasterCopy)
  const { show } = useToast()
  const shown = useRef<unknown>(undefined)
  useEffect(() => {
    if (shown.current === answer) return
    shown.current = answer
    show({ title: error, text: sentence, tone: 'destructive' })
  }, [show, error, sentence, answer])
  return (
    <noscript>
      <div className="mb-5 rounded-card border border-line bg-raised p-4 text-15 text-ink">
        <p className="font-semibold">{error}</p>
        <p className="mt-0.5 text-soft">{sentence}</p>
      </div>
    </noscript>
  )
}
