import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy } from '../shell/locale.ts'
import { Direction } from './speaker-label.tsx'

export interface AnswerField {
  /** 0-based. */
  segmentIndex: number
  segment: Pick<Segment, 'speaker' | 'text'>
  audioUrl: string
  value?: string
  error?: string
}

interface Props extends AnswerField {
  label: string
  children?: React.ReactNode
}

/** One segment to listen to and a field for what the learner says in the other language. */
export function AnswerBox({ segmentIndex, segment, audioUrl, value, error, label, children }: Props) {
  const copy = useCopy(samplePracticeCopy)
  const id = `answer-${segmentIndex}`
  const number = segmentIndex + 1
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-20">{copy.typed.segment(number)}</h2>
        <Direction segment={segment} />
      </div>
      <audio
        controls
        preload="none"
        src={audioUrl}
        aria-label={`${copy.typed.audioLink} ${number}`}
        className="mt-3 w-full max-w-xl"
      />
      <details className="mt-2">
        <summary className="min-h-11 py-2 text-15 text-soft">{copy.typed.showSource}</summary>
        <p lang={spokenLanguage(segment)} className="measure pb-2">
          {segment.text}
        </p>
      </details>
      {children}
      <label htmlFor={id} className="block text-15 font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name={`answers[${segmentIndex}]`}
        lang={targetLanguage(segment)}
        rows={3}
        maxLength={MAX_TRANSCRIPT_CHARACTERS}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="mt-1 block w-full max-w-2xl rounded-control border border-soft/50 bg-surface px-3 py-2 aria-invalid:border-critical"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-15 text-critical">
          {error}
        </p>
      )}
    </li>
  )
}
