import { useEffect, useRef } from 'react'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { type Grade, GRADES } from '#app/models/vocabulary/drill/study.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  /** What a recogniser would give; it is marked and has the focus, so that Enter agrees. */
  suggested?: Grade
  isSending?: boolean
  /** Takes the rating; without it the form around sends it. */
  onGrade?: (grade: Grade) => void
}

/** The learner's own rating of an answer that was said aloud. */
export function GradeButtons({ suggested, isSending = false, onGrade }: Props) {
  const { rate, grades } = useCopy(vocabularyCopy).due
  const element = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (onGrade) element.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    // Only when it appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <fieldset ref={element} className="mt-5">
      <legend className="mb-2 text-15 font-semibold">{rate}</legend>
      <div className="grid grid-cols-2 gap-2">
        {GRADES.map((grade) => (
          <Button
            key={grade}
            type={onGrade ? 'button' : 'submit'}
            name="grade"
            value={grade}
            look={grade === suggested ? 'primary' : 'secondary'}
            data-first={grade === (suggested ?? 'again') ? '' : undefined}
            onClick={onGrade && (() => !isSending && onGrade(grade))}
            aria-disabled={isSending || undefined}
          >
            {grades[grade]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
