import type { SubmissionResult } from '@conform-to/react'
import { ownWordsCopy } from '#app/config/copy/own-words.ts'
import { OWN_WORDS_PATH } from '#app/config/word-paths.ts'
import { WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import type { OwnWord } from '#app/models/vocabulary/own/own-word.ts'
import { Field } from '../../forms/field.tsx'
import { FormFrame, useFormState } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NoteField } from './note-field.tsx'

interface Props {
  /** The word that is edited; null adds one. */
  editing: OwnWord | null
  /** What a link to this page filled in. */
  prefill: { english: string; turkish: string }
  /** The library has the word: it may be added all the same. */
  isTwin: boolean
  lastResult: SubmissionResult | undefined
}

function Fields({ editing, prefill }: Pick<Props, 'editing' | 'prefill'>) {
  const copy = useCopy(ownWordsCopy)
  const { valueOf } = useFormState()
  const { english, turkish } = editing ?? prefill
  const text = { maxLength: WORD_MAX_CHARACTERS, required: true, autoCapitalize: 'none', spellCheck: true } as const
  return (
    <>
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field name="english" label={copy.english} lang="en" defaultValue={valueOf('english') ?? english} {...text} />
        <Field name="turkish" label={copy.turkish} lang="tr" defaultValue={valueOf('turkish') ?? turkish} {...text} />
      </div>
      <NoteField id="note" name="note" label={copy.note} hint={copy.noteHint} stored={editing?.note ?? ''} />
    </>
  )
}

/** Adds or edits a word of the learner's own. */
export function OwnWordForm({ editing, prefill, isTwin, lastResult }: Props) {
  const copy = useCopy(ownWordsCopy)
  const action = editing ? `${OWN_WORDS_PATH}?edit=${editing.id}` : OWN_WORDS_PATH
  return (
    <FormFrame lastResult={lastResult} action={action} draft={editing ? `own-word.${editing.id}` : 'own-word'}>
      <Fields editing={editing} prefill={prefill} />
      {isTwin && <input type="hidden" name="anyway" value="true" />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={copy.saving}>
          {isTwin ? copy.twins.anyway : editing ? copy.update : copy.save}
        </SubmitButton>
        {(editing !== null || isTwin) && (
          <ButtonLink look="quiet" to={OWN_WORDS_PATH}>
            {copy.cancel}
          </ButtonLink>
        )}
      </div>
    </FormFrame>
  )
}
