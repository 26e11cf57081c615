import type { SubmissionResult } from '@conform-to/react'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FeedbackFields } from './feedback-fields.tsx'

/** The feedback dialog as a page, for browsers without JavaScript and for links. */
export function FeedbackForm({ lastResult, from }: { lastResult: SubmissionResult | undefined; from: string }) {
  const copy = useCopy(feedbackCopy)
  return (
    <Page title={copy.title} subtitle={copy.lead}>
      <FormFrame lastResult={lastResult} draft="feedback" className="max-w-xl">
        <Fields />
        <input type="hidden" name="pageUrl" value={from} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink look="secondary" to={from}>
            {copy.cancel}
          </ButtonLink>
          <SubmitButton pending={copy.submitting}>{copy.submit}</SubmitButton>
        </div>
      </FormFrame>
    </Page>
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
