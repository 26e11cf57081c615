import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { SamplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import { Draft } from '../../drafts/draft.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerBox, type AnswerField } from './answer-fields.tsx'
import { BlankQuestion } from '../dictation/words-box.tsx'

interface Props {
  /** Draft name in the browser's storage. */
  draft: string
  dialogueId: number
  submissionId: string
  fields: AnswerField[]
  lastResult?: SubmissionResult
  submitLabel: string
  /** The field's label for a segment. */
  fieldLabel: (field: AnswerField) => string
  /** Shown between the audio and the field, such as the learner's recording. */
  extra?: (segmentIndex: number) => React.ReactNode
}

function itemOf(
  lastResult: Props['lastResult'],
  list: 'answers' | 'nothing',
  segmentIndex: number,
): string | undefined {
  const items: unknown = lastResult?.initialValue?.[list]
  const value: unknown = Array.isArray(items) ? items[segmentIndex] : undefined
  return typeof value === 'string' ? value : undefined
}

/** A plain form with one text field per segment. Works without JavaScript and keeps the text after every error. */
export function TypedForm({ fields, lastResult, extra, ...props }: Props) {
  const copy = useCopy(samplePracticeCopy)
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const refusal = lastResult?.error?.['']?.[0]
  const faultOf = ({ segmentIndex }: AnswerField) => lastResult?.error?.[`answers[${segmentIndex}]`]?.[0]
  // A form shown again is still the same attempt, even though the page has a new id.
  const sentId: unknown = lastResult?.initialValue?.submissionId

  useEffect(() => {
    if (!lastResult?.error) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [lastResult])

  return (
    <Form method="post" ref={form} className="mt-6" noValidate autoComplete="off">
      <Draft name={props.draft} />
      <input type="hidden" name="dialogueId" value={props.dialogueId} />
      <input type="hidden" name="submissionId" value={typeof sentId === 'string' ? sentId : props.submissionId} />
      {refusal && (
        <p role="alert" tabIndex={-1} className="mb-4 border-l-4 border-critical pl-4 text-critical">
          {refusal}
        </p>
      )}
      <BlankQuestion count={fields.filter((field) => faultOf(field) === 'blank').length} />
      <ol>
        {fields.map((field) => (
          <AnswerBox
            key={field.segmentIndex}
            {...field}
            value={itemOf(lastResult, 'answers', field.segmentIndex)}
            isNothing={itemOf(lastResult, 'nothing', field.segmentIndex) !== undefined}
            fault={faultOf(field)}
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
