import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { topicsCopy } from '#app/config/copy/topics.ts'
import { WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import type { WordValues } from '#app/models/vocabulary/desk/word-values.ts'
import { DeskForm } from '../../admin/desk-form.tsx'
import { ChoiceField, TextField } from '../../dialogues/desk/desk-field.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { isTyped } from '../../drafts/desk-draft.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MORE_FIELDS, WordMoreFields } from './word-more-fields.tsx'

interface Props {
  lastResult: SubmissionResult | undefined
  defaultValue: WordValues
  action: string
  freshPath: string
  isEdit: boolean
  stale: Stale | undefined
}

/** Adds or edits a word. Rarely used fields are collapsed. */
export function WordForm({ lastResult, defaultValue, action, freshPath, isEdit, stale }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const { names: categories } = useCopy(topicsCopy)
  const words = copy.fields
  const [form, fields] = useForm<WordValues>({
    id: 'word',
    lastResult: lastResult ?? null,
    defaultValue,
    shouldDirtyConsider: isTyped,
  })
  const isBusy = useNavigation().formAction === action
  const isOpen = MORE_FIELDS.some((name) => (fields[name].initialValue ?? '') !== '' || fields[name].errors)
  return (
    <DeskForm
      form={form}
      version={fields.version}
      action={action}
      lastResult={lastResult}
      failed={copy.failed[isEdit ? 'update' : 'create']}
      leave={copy.leave}
      stale={stale}
    >
      <div className="grid gap-x-6 md:grid-cols-2">
        <TextField meta={fields.english} label={words.english} lang="en" maxLength={WORD_MAX_CHARACTERS} required />
        <TextField meta={fields.turkish} label={words.turkish} lang="tr" maxLength={WORD_MAX_CHARACTERS} required />
        <ChoiceField meta={fields.category} label={words.category} choices={categories} />
        <ChoiceField meta={fields.difficulty} label={words.difficulty} choices={words.difficulties} />
      </div>
      <details className="border-y border-line" open={isOpen ? true : undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-15">{words.more}</summary>
        <WordMoreFields fields={fields} />
      </details>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.saving : isEdit ? copy.update : copy.save}
        </Button>
        <ButtonLink look="quiet" to={freshPath} reloadDocument>
          {isEdit ? copy.cancel : copy.clear}
        </ButtonLink>
      </div>
    </DeskForm>
  )
}
