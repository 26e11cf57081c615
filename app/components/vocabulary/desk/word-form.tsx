import { type SubmissionResult, useForm } from '@conform-to/react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { topicsCopy } from '#app/config/copy/topics.ts'
import { EXAMPLE_MAX_CHARACTERS, PRONUNCIATION_MAX_CHARACTERS, WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import type { WordValues } from '#app/models/vocabulary/desk/word-values.ts'
import { FormAlert, FormToast } from '../../admin/form-alert.tsx'
import { useProblemFocus } from '../../admin/use-problem-focus.ts'
import { AreaField, ChoiceField, TextField } from '../../dialogues/desk/desk-field.tsx'
import { type Stale, StaleChoice } from '../../dialogues/desk/stale-choice.tsx'
import { LeaveQuestion } from '../../practice/leave-question.tsx'
import { draftName, isTyped } from '../../drafts/desk-draft.ts'
import { Draft } from '../../drafts/draft.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

interface Props {
  lastResult: SubmissionResult | undefined
  defaultValue: WordValues
  action: string
  freshPath: string
  isEdit: boolean
  stale: Stale | undefined
}

const editIn = ({ search }: { search: string }) => new URLSearchParams(search).get('edit')

function isOtherForm({ from, to }: Record<'from' | 'to', { pathname: string; search: string }>): boolean {
  return from.pathname !== to.pathname || editIn(from) !== editIn(to)
}

const MORE = ['acceptedEnglish', 'acceptedTurkish', 'exampleEnglish', 'exampleTurkish', 'pronunciation'] as const

/** Adds or edits a word. What is seldom needed is folded. */
export function WordForm({ lastResult, defaultValue, action, freshPath, isEdit, stale }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const { names: categories } = useCopy(topicsCopy)
  const words = copy.fields
  const element = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm<WordValues>({
    id: 'word',
    lastResult: lastResult ?? null,
    defaultValue,
    shouldDirtyConsider: isTyped,
  })
  const isBusy = useNavigation().formAction === action
  useProblemFocus({ element, lastResult, alert: form.errors?.[0] })
  const isOpen = MORE.some((name) => (fields[name].initialValue ?? '') !== '' || fields[name].errors)
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      ref={element}
      onSubmit={form.onSubmit}
      noValidate
      autoComplete="off"
    >
      <Draft name={draftName(action, fields.version.initialValue)} />
      {form.dirty && !isBusy && <LeaveQuestion sentence={copy.leave} isAway={isOtherForm} />}
      {lastResult?.error && (
        <FormToast alert={form.errors?.[0]} failed={copy.failed[isEdit ? 'update' : 'create']} answer={lastResult} />
      )}
      {form.errors?.[0] !== undefined && (
        <FormAlert message={form.errors[0]}>{stale && <StaleChoice {...stale} />}</FormAlert>
      )}
      <input type="hidden" name={fields.version.name} value={fields.version.initialValue ?? ''} />
      <div className="grid gap-x-6 md:grid-cols-2">
        <TextField meta={fields.english} label={words.english} lang="en" maxLength={WORD_MAX_CHARACTERS} required />
        <TextField meta={fields.turkish} label={words.turkish} lang="tr" maxLength={WORD_MAX_CHARACTERS} required />
        <ChoiceField meta={fields.category} label={words.category} choices={categories} />
        <ChoiceField meta={fields.difficulty} label={words.difficulty} choices={words.difficulties} />
      </div>
      <details className="border-y border-line" open={isOpen ? true : undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-15">{words.more}</summary>
        <div className="grid gap-x-6 pt-3 md:grid-cols-2">
          <AreaField meta={fields.acceptedEnglish} label={words.acceptedEnglish} hint={words.acceptedHint} lang="en" />
          <AreaField meta={fields.acceptedTurkish} label={words.acceptedTurkish} hint={words.acceptedHint} lang="tr" />
          <TextField
            meta={fields.exampleEnglish}
            label={words.exampleEnglish}
            hint={words.exampleHint}
            lang="en"
            maxLength={EXAMPLE_MAX_CHARACTERS}
          />
          <TextField
            meta={fields.exampleTurkish}
            label={words.exampleTurkish}
            hint={words.exampleHint}
            lang="tr"
            maxLength={EXAMPLE_MAX_CHARACTERS}
          />
          <TextField
            meta={fields.pronunciation}
            label={words.pronunciation}
            hint={words.optional}
            maxLength={PRONUNCIATION_MAX_CHARACTERS}
          />
        </div>
      </details>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.saving : isEdit ? copy.update : copy.save}
        </Button>
        <ButtonLink look="quiet" to={freshPath} reloadDocument>
          {isEdit ? copy.cancel : copy.clear}
        </ButtonLink>
      </div>
    </Form>
  )
}
