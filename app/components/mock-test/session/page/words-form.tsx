import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import type { ExamView, WantedWords } from '#app/models/mock-test/exam-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { Draft } from '#app/components/drafts/draft.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Direction } from '#app/components/player/controls/speaker-label.tsx'
import { BlankQuestion, WordsBox } from '#app/components/practice/dictation/words-box.tsx'
import { SoundTrack } from '#app/components/sound/sound-track.tsx'

interface FieldProps {
  wanted: WantedWords
  /** Name of the form field. */
  index: number
  target: 'en' | 'tr'
  lastResult: SubmissionResult | undefined
}

function sentItem(lastResult: SubmissionResult | undefined, index: number): { text?: unknown; nothing?: unknown } {
  const words: unknown = lastResult?.initialValue?.words
  const item: unknown = Array.isArray(words) ? words[index] : undefined
  return typeof item === 'object' && item !== null ? item : {}
}

const faultOf = (lastResult: SubmissionResult | undefined, index: number) =>
  lastResult?.error?.[`words[${index}].text`]?.[0]

/** One recording, and a field for what was said in it. */
function WordsField({ wanted, index, target, lastResult }: FieldProps) {
  const copy = useCopy(mockTestSessionCopy).words
  const { slot, dialogueId, segmentIndex, recordingId } = wanted
  const number = segmentIndex + 1
  const id = `words-${index}`
  const { text, nothing } = sentItem(lastResult, index)
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-20">
          {copy.segment(slot, number)}
        </h2>
        <Direction segment={{ speaker: target === 'tr' ? 'English' : 'Turkish' }} />
      </div>
      {recordingId === null ? (
        <p className="mt-2 text-15 text-soft">{copy.noRecording}</p>
      ) : (
        <div className="mt-3 max-w-xl">
          <SoundTrack
            src={href('/api/recordings/:id', { id: recordingId })}
            label={copy.own(slot, number)}
            language={target}
          />
        </div>
      )}
      <input type="hidden" name={`words[${index}].dialogueId`} value={dialogueId} />
      <input type="hidden" name={`words[${index}].segmentIndex`} value={segmentIndex} />
      <WordsBox
        id={id}
        name={`words[${index}].text`}
        label={copy.said(target)}
        language={target}
        value={typeof text === 'string' ? text : undefined}
        nothing={{ name: `words[${index}].nothing`, isTicked: nothing !== undefined, aboutId: `${id}-title` }}
        fault={faultOf(lastResult, index)}
        tooLong={copy.tooLong}
      />
    </li>
  )
}

interface FormProps {
  view: ExamView
  /** There is a recording, which the learner could mark instead. */
  canMark: boolean
  lastResult: SubmissionResult | undefined
}

/** The segments that could not be transcribed: a plain form that works without JavaScript. */
export function WordsForm({ view, canMark, lastResult }: FormProps) {
  const copy = useCopy(mockTestSessionCopy).words
  const marks = useCopy(selfMarkingCopy)
  const count = view.wordsWanted.length
  const hasAllRecordings = view.wordsWanted.every(({ recordingId }) => recordingId !== null)
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (lastResult?.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [lastResult])
  return (
    <div data-clear-foot className="max-w-2xl">
      <p className="measure">{hasAllRecordings ? copy.text(count) : copy.textMixed(count)}</p>
      <p className="measure mt-2 text-15 text-soft">{copy.honest}</p>
      {canMark && (
        <p className="mt-1">
          <Link
            to={sessionPath(view.mockTestId)}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {marks.markInstead}
          </Link>
        </p>
      )}
      <Form method="post" ref={form} className="mt-6" noValidate autoComplete="off">
        <Draft name={`mock-test.${view.mockTestId}`} />
        <BlankQuestion count={view.wordsWanted.filter((_, index) => faultOf(lastResult, index) === 'blank').length} />
        <ol>
          {view.wordsWanted.map((wanted, index) => (
            <WordsField
              key={`${wanted.slot}.${wanted.segmentIndex}`}
              wanted={wanted}
              index={index}
              target={view.dialogues.find(({ slot }) => slot === wanted.slot)?.targets[wanted.segmentIndex] ?? 'en'}
              lastResult={lastResult}
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
