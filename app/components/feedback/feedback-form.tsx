import type { SubmissionResult } from '@conform-to/react'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FeedbackFields } from './feedback-fields.tsx'

/** The dialog of the widget as a page, for browsers without JavaScript and for links. */
export function FeedbackForm({ lastResult, from }: { lastResult: SubmissionResult | undefined; from: string }) {
  const copy = useCopy(feedbackCopy)
  return (
    <div className="mx-auto max-w-xl px-4 py-8 md:px-6">
      <h1 className="text-34">{copy.title}</h1>
      <p className="mt-2 mb-8 text-soft">{copy.lead}</p>
      <FormFrame lastResult={lastResult}>
        <Fields />
        <input type="hidden" name="pageUrl" value={from} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink look="secondary" to={from}>
            {copy.cancel}
          </ButtonLink>
          <SubmitButton pending={copy.submitting}>{copy.submit}</SubmitButton>
        </div>
      </FormFrame>
    </div>
  )
}

function Fields() {
  const { current, valueOf, problemOf } = useFormState()
  return (
    <FeedbackFields
      idPrefix=""
      current={current && { category: current.get('category') ?? '', comment: current.get('comment') ?? '' }}
      problemOf={problemOf}
      category={{ defaultValue: valueOf('category') }}
      comment={{ defaultValue: valueOf('comment') }}
    />
  )
}
