import type { SubmissionResult } from '@conform-to/react'
import { href } from 'react-router'
import { wordNoteCopy } from '#app/config/copy/word-note.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { NoteField } from './own/note-field.tsx'

interface Props {
  word: { id: number }
  /** The stored note; null without one. */
  note: string | null
  /** The page to return to; the word's entry by default. */
  back?: string
  lastResult?: SubmissionResult | undefined
}

/** The learner's note on a word of the library. */
export function WordNoteForm({ word, note, back, lastResult }: Props) {
  const copy = useCopy(wordNoteCopy)
  return (
    <FormFrame
      // What is stored is the form's new start.
      key={note}
      lastResult={lastResult}
      action={href('/vocabulary/words/:word/note', { word: String(word.id) })}
      draft={`word-note.${word.id}`}
      className="max-w-2xl"
    >
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      <NoteField id="word-note" name="text" label={copy.label} hint={copy.hint} stored={note ?? ''} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={copy.saving} look="secondary">
          {copy.save}
        </SubmitButton>
        {note !== null && (
          <Button type="submit" name="intent" value="delete" look="quiet">
            {copy.delete}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}
