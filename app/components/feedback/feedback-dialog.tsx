import { useEffect, useRef } from 'react'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { problemCopy, problemSentence } from '#app/config/copy/problems.ts'
import { DraftKeeper } from '../drafts/draft-keeper.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FeedbackFields } from './feedback-fields.tsx'
import { useFeedbackDraft } from './use-feedback-draft.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** The page that the feedback is about. */
  pathname: string
}

export function FeedbackDialog({ isOpen, onClose, pathname }: Props) {
  const copy = useCopy(feedbackCopy)
  const sentences = useCopy(problemCopy)
  const form = useRef<HTMLFormElement>(null)
  const { draft, problems, isBusy, edit, send } = useFeedbackDraft({ pathname, onSent: onClose })

  // Focus the first invalid field.
  useEffect(() => {
    if (problems.category ?? problems.comment) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [problems])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.title}>
      <p className="mb-5 text-15 text-soft">{copy.lead}</p>
      <form
        ref={form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <DraftKeeper name="feedback" />
        <FeedbackFields
          idPrefix="feedback-"
          current={draft}
          problemOf={(name) => {
            const key = problems[name]
            return key && problemSentence(sentences, key)
          }}
          category={{ value: draft.category, onChange: ({ target }) => edit('category', target.value) }}
          comment={{ value: draft.comment, onChange: ({ target }) => edit('comment', target.value) }}
        />
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose} disabled={isBusy}>
            {copy.cancel}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? copy.submitting : copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
