import type { ReactNode } from 'react'
import { problemCopy, problemSentence } from '#app/config/copy/problems.ts'
import { useCopy } from '../shell/locale.ts'
import { ErrorToast } from '../ui/error-toast.tsx'

/** Why the whole form was refused, and how to fix it. */
export function FormAlert({ message, children }: { message: string; children?: ReactNode }) {
  const sentences = useCopy(problemCopy)
  return (
    <div role="alert" tabIndex={-1} className="mb-5 rounded-control bg-critical-wash px-4 py-3 text-15 text-critical">
      {problemSentence(sentences, message)}
      {children}
    </div>
  )
}

interface ToastProps {
  /** Why the whole form was refused; undefined for field errors. */
  alert: string | undefined
  /** The action that failed. */
  failed: string
  answer: unknown
}

/** The toast for a refused form. */
export function FormToast({ alert, failed, answer }: ToastProps) {
  const sentences = useCopy(problemCopy)
  return <ErrorToast sentence={alert === undefined ? failed : problemSentence(sentences, alert)} answer={answer} />
}
