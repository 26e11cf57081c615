import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { SamplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { AnswerBox, type AnswerField } from './answer-fields.tsx'

interface Props {
  dialogueId: number
  submissionId: string
  fields: AnswerField[]
  lastResult?: SubmissionResult
  submitLabel: string
  /** How the field of a segment is called. */
  fieldLabel: (field: AnswerField) => string
  /** What stands between the audio and the field, e.g. the learner's own recording. */
  extra?: (segmentIndex: number) => React.ReactNode
}

function sentenceFor(copy: SamplePracticeCopy, code: string | undefined, number: number): string | undefined {
  if (code === undefined) return undefined
  return code === 'missing' ? copy.needsTranscripts.missing : copy.typed.tooLong(number)
}

function typedValue(lastResult: Props['lastResult'], segmentIndex: number): string | undefined {
  const answers: unknown = lastResult?.initialValue?.answers
  const value: unknown = Array.isArray(answers) ? answers[segmentIndex] : undefined
  return typeof value === 'string' ? value : undefined
}

/** A plain form of text fields, one a segment. It works without JavaScript and keeps what was typed on every error. */
export function TypedForm({ fields, lastResult, extra, ...props }: Props) {
  const copy = useCopy(samplePracticeCopy)
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const nothing = lastResult?.error?.['']?.[0]

  useEffect(() => {
    if (!lastResult?.error) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [lastResult])

  return (
    <Form method="post" ref={form} className="mt-6" noValidate>
      <input type="hidden" name="dialogueId" value={props.dialogueId} />
      <input type="hidden" name="submissionId" value={props.submissionId} />
      {nothing && (
        <p role="alert" tabIndex={-1} className="mb-4 border-l-4 border-critical pl-4 text-critical">
          {nothing}
        </p>
      )}
      <ol>
        {fields.map((field) => (
          <AnswerBox
            key={field.segmentIndex}
            {...field}
            value={typedValue(lastResult, field.segmentIndex)}
            error={sentenceFor(
              copy,
              lastResult?.error?.[`answers[${field.segmentIndex}]`]?.[0],
              field.segmentIndex + 1,
            )}
            label={props.fieldLabel(field)}
          >
            {extra?.(field.segmentIndex)}
          </AnswerBox>
        ))}
      </ol>
      <div className="border-t border-line pt-6">
        <Button type="submit" disabled={busy}>
          {busy ? copy.typed.submitting : props.submitLabel}
        </Button>
      </div>
    </Form>
  )
}

/** "Your interpretation in Turkish" or "… in English". */
export function intoLabel(copy: SamplePracticeCopy, field: AnswerField): string {
  return targetLanguage(field.segment) === 'tr' ? copy.typed.intoTurkish : copy.typed.intoEnglish
}
