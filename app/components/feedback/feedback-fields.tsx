import type { SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { COMMENT_MAX_CHARACTERS, FEEDBACK_CATEGORIES } from '#app/config/feedback.ts'
import { isFeedbackCategory } from '#app/models/feedback/feedback-rules.ts'
import { describedBy, FieldFrame } from '../forms/field.tsx'
import { useCopy } from '../shell/locale.ts'
import { INPUT_LOOK } from '../ui/input-look.ts'

export type FeedbackFieldName = 'category' | 'comment'

interface Props {
  /** Distinguishes the ids of the dialog's fields from the page's. */
  idPrefix: string
  /** The fields' values; undefined until the page is hydrated. */
  current: Record<FeedbackFieldName, string> | undefined
  problemOf: (name: FeedbackFieldName) => string | undefined
  category: SelectHTMLAttributes<HTMLSelectElement>
  comment: TextareaHTMLAttributes<HTMLTextAreaElement>
}

/** Category and comment, with a placeholder for each category and a live counter. */
export function FeedbackFields({ idPrefix, current, problemOf, category, comment }: Props) {
  const copy = useCopy(feedbackCopy)
  const ids = { category: `${idPrefix}category`, comment: `${idPrefix}comment` }
  const problems = { category: problemOf('category'), comment: problemOf('comment') }
  const chosen = current?.category ?? ''
  return (
    <>
      <FieldFrame id={ids.category} label={copy.category} problem={problems.category}>
        <select
          id={ids.category}
          name="category"
          aria-invalid={problems.category ? true : undefined}
          aria-describedby={describedBy({ id: ids.category, hint: undefined, problem: problems.category })}
          className={INPUT_LOOK}
          {...category}
        >
          <option value="">{copy.chooseCategory}</option>
          {FEEDBACK_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {copy.categories[name]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame
        id={ids.comment}
        label={copy.comment}
        aside={current && <Counter characters={current.comment.length} />}
        hint={copy.commentHint}
        problem={problems.comment}
      >
        <textarea
          id={ids.comment}
          name="comment"
          rows={5}
          placeholder={isFeedbackCategory(chosen) ? copy.placeholders[chosen] : copy.placeholder}
          aria-invalid={problems.comment ? true : undefined}
          aria-describedby={describedBy({ id: ids.comment, hint: copy.commentHint, problem: problems.comment })}
          className={`${INPUT_LOOK} min-h-32 resize-y`}
          {...comment}
        />
      </FieldFrame>
    </>
  )
}

function Counter({ characters }: { characters: number }) {
  const copy = useCopy(feedbackCopy)
  const isTooLong = characters > COMMENT_MAX_CHARACTERS
  return (
    <span className={`tabular text-13 ${isTooLong ? 'font-semibold text-critical' : 'text-soft'}`}>
      {copy.counter(characters)}
    </span>
  )
}
