import type { ReactNode } from 'react'
import { problemCopy, problemSentence } from '#app/config/copy/problems.ts'
import { useCopy } from '../shell/locale.ts'
import { ErrorToast } from '../ui/error-toast.tsx'

/** Why the whole form was refused, and what to do about it. */
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
  /** Why the form as a whole was refused; undefined where fields were. */
  alert: string | undefined
  /** What could not be done. */
  failed: string
  answer: unknown
}

/** The toast of a form that was refused. */
export function FormToast({ alert, failed, answer }: ToastProps) {
  const sentences = useCopy(problemCopy)
  return <ErrorToast sentence={alert === undefined ? failed : problemSentence(sentences, alert)} answer={answer} />
}
