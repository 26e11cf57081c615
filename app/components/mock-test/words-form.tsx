import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { ExamView, WantedWords } from '#app/models/mock-test/exam-view.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { Direction } from '../practice/speaker-label.tsx'

interface FieldProps {
  wanted: WantedWords
  /** Of the field in the form. */
  index: number
  target: 'en' | 'tr'
  value: string | undefined
  isTooLong: boolean
}

function typedValue(lastResult: SubmissionResult | undefined, index: number): string | undefined {
  const words: unknown = lastResult?.initialValue?.words
  const item: unknown = Array.isArray(words) ? words[index] : undefined
  if (typeof item !== 'object' || item === null || !('text' in item)) return undefined
  return typeof item.text === 'string' ? item.text : undefined
}

/** One recording to listen to, and a field for what was said in it. */
function WordsField({ wanted, index, target, value, isTooLong }: FieldProps) {
  const copy = useCopy(mockTestSessionCopy).words
  const { slot, dialogueId, segmentIndex, recordingId } = wanted
  const number = segmentIndex + 1
  const id = `words-${index}`
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-20">{copy.segment(slot, number)}</h2>
        <Direction segment={{ speaker: target === 'tr' ? 'English' : 'Turkish' }} />
      </div>
      {recordingId === null ? (
        <p className="mt-2 text-15 text-soft">{copy.noRecording}</p>
      ) : (
        <audio
          controls
          preload="none"
          src={href('/api/recordings/:id', { id: recordingId })}
          aria-label={copy.own(slot, number)}
          className="mt-3 w-full max-w-xl"
        />
      )}
      <input type="hidden" name={`words[${index}].dialogueId`} value={dialogueId} />
      <input type="hidden" name={`words[${index}].segmentIndex`} value={segmentIndex} />
      <label htmlFor={id} className="mt-3 block text-15 font-semibold">
        {copy.said(target)}
      </label>
      <textarea
        id={id}
        name={`words[${index}].text`}
        lang={target}
        rows={3}
        maxLength={MAX_TRANSCRIPT_CHARACTERS}
        defaultValue={value}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        className="mt-1 block w-full max-w-2xl rounded-control border border-soft/50 bg-surface px-3 py-2 aria-invalid:border-critical"
      />
      {isTooLong && (
        <p id={`${id}-error`} className="mt-1 text-15 text-critical">
          {copy.tooLong}
        </p>
      )}
    </li>
  )
}

/** What nobody could transcribe: a plain form, which works without JavaScript. */
export function WordsForm({ view, lastResult }: { view: ExamView; lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(mockTestSessionCopy).words
  const count = view.wordsWanted.length
  const hasAllRecordings = view.wordsWanted.every(({ recordingId }) => recordingId !== null)
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (lastResult?.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [lastResult])
  return (
    <div data-clear-foot className="max-w-2xl">
      <p className="measure">{hasAllRecordings ? copy.text(count) : copy.textMixed(count)}</p>
      <p className="measure mt-2 text-15 text-soft">{copy.honest}</p>
      <Form method="post" ref={form} className="mt-6" noValidate>
        <ol>
          {view.wordsWanted.map((wanted, index) => (
            <WordsField
              key={`${wanted.slot}.${wanted.segmentIndex}`}
              wanted={wanted}
              index={index}
              target={view.dialogues.find(({ slot }) => slot === wanted.slot)?.targets[wanted.segmentIndex] ?? 'en'}
              value={typedValue(lastResult, index)}
              isTooLong={lastResult?.error?.[`words[${index}].text`] !== undefined}
            />
          ))}
        </ol>
        <div className="border-t border-line pt-6">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? copy.submitting : copy.submit}
          </Button>
        </div>
      </Form>
    </div>
  )
}
