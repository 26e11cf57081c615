import { OWN_NOTE_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { describedBy, FieldFrame } from '../../forms/field.tsx'
import { useFormState } from '../../forms/form-frame.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

interface Props {
  id: string
  name: string
  label: string
  hint: string
  stored: string
}

/** What a learner notes about a word, of any number of lines. */
export function NoteField({ id, name, label, hint, stored }: Props) {
  const { problemOf, valueOf } = useFormState()
  const problem = problemOf(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        name={name}
        rows={2}
        defaultValue={valueOf(name) ?? stored}
        maxLength={OWN_NOTE_MAX_CHARACTERS}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id, hint, problem })}
        className={`${INPUT_LOOK} field-sizing-content max-h-96 min-h-20`}
      />
    </FieldFrame>
  )
}
