import { Form, useNavigation } from 'react-router'
import { sessionNoteCopy } from '#app/config/copy/session-note.ts'
import { SESSION_NOTE_MAX_CHARACTERS } from '#app/config/progress.ts'
import { Draft } from '../../drafts/draft.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  submissionId: string
  notes: string
}

/** The learner's private note on a session. */
export function NoteForm({ submissionId, notes }: Props) {
  const copy = useCopy(sessionNoteCopy)
  const { formData } = useNavigation()
  const isSaving = formData?.get('submissionId') === submissionId
  const id = `note-${submissionId}`
  return (
    <Form method="post" preventScrollReset autoComplete="off" className="max-w-2xl">
      <Draft name={`result-note.${submissionId}`} />
      <input type="hidden" name="submissionId" value={submissionId} />
      <label htmlFor={id} className="display block text-16">
        {copy.label}
      </label>
      <textarea
        key={notes}
        id={id}
        name="notes"
        rows={3}
        defaultValue={notes}
        maxLength={SESSION_NOTE_MAX_CHARACTERS}
        aria-describedby={`${id}-hint`}
        className="mt-2 block w-full rounded-control border border-soft bg-surface px-3 py-2 text-ink"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="secondary" disabled={isSaving}>
          {isSaving ? copy.saving : copy.save}
        </Button>
        <p id={`${id}-hint`} className="text-13 text-soft">
          {copy.hint}
        </p>
      </div>
    </Form>
  )
}
