import { type SubmissionResult, useForm } from '@conform-to/react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { DESCRIPTION_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, TOPIC_MAX_CHARACTERS } from '#app/config/dialogues.ts'
import { TEMPLATE_MAX_MINUTES, TEMPLATE_MAX_POINTS } from '#app/config/mock-test.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { Candidate, TemplateValues } from '#app/models/mock-test/template-values.ts'
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
  defaultValue: TemplateValues
  action: string
  isEdit: boolean
  candidates: Candidate[]
  stale: Stale | undefined
}

const editIn = ({ search }: { search: string }) => new URLSearchParams(search).get('edit')

function isOtherForm({ from, to }: Record<'from' | 'to', { pathname: string; search: string }>): boolean {
  return from.pathname !== to.pathname || editIn(from) !== editIn(to)
}

/** The dialogues to choose from, after a line that is none: nothing is chosen by itself. */
function useChoices(candidates: Candidate[]): (readonly [string, string])[] {
  const copy = useCopy(templateDeskCopy).fields
  return [
    ['', copy.chooseDialogue],
    ...candidates.map(({ id, title, topic, level, isDraft }) => {
      const words = isDraft ? copy.draftCandidate : copy.candidate
      return [String(id), words(title, topic, copy.levels[level])] as const
    }),
  ]
}

/** Adds or edits a mock test. */
export function TemplateForm({ lastResult, defaultValue, action, isEdit, candidates, stale }: Props) {
  const copy = useCopy(templateDeskCopy)
  const words = copy.fields
  const element = useRef<HTMLFormElement>(null)
  const [form, fields] = useForm<TemplateValues>({
    id: 'template',
    lastResult: lastResult ?? null,
    defaultValue,
    shouldDirtyConsider: isTyped,
  })
  const isBusy = useNavigation().formAction === action
  useProblemFocus({ element, lastResult, alert: form.errors?.[0] })
  const choices = useChoices(candidates)
  const figure = { type: 'number', inputMode: 'numeric' } as const
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
      <TextField meta={fields.title} label={words.title} maxLength={TITLE_MAX_CHARACTERS} required />
      <AreaField
        meta={fields.description}
        label={words.description}
        hint={words.descriptionHint}
        maxLength={DESCRIPTION_MAX_CHARACTERS}
        required
      />
      <div className="grid gap-x-6 md:grid-cols-2">
        <ChoiceField meta={fields.dialogue1Id} label={words.dialogue1} choices={choices} required />
        <ChoiceField meta={fields.dialogue2Id} label={words.dialogue2} choices={choices} required />
        <TextField
          meta={fields.category}
          label={words.category}
          hint={words.categoryHint}
          maxLength={TOPIC_MAX_CHARACTERS}
          required
        />
        <ChoiceField meta={fields.level} label={words.level} choices={words.levels} />
      </div>
      <div className="grid grid-cols-2 gap-x-6 md:grid-cols-4">
        <TextField
          meta={fields.durationMinutes}
          label={words.durationMinutes}
          min={1}
          max={TEMPLATE_MAX_MINUTES}
          {...figure}
        />
        <TextField meta={fields.totalPoints} label={words.totalPoints} min={1} max={TEMPLATE_MAX_POINTS} {...figure} />
        <TextField
          meta={fields.passingScore}
          label={words.passingScore}
          min={0}
          max={TEMPLATE_MAX_POINTS}
          {...figure}
        />
        <ChoiceField meta={fields.accessLevel} label={words.accessLevel} choices={words.access} />
      </div>
      <p className="mb-5 text-13 text-soft">{words.passingScoreHint}</p>
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.saving : isEdit ? copy.update : copy.save}
        </Button>
        <ButtonLink look="quiet" to={TEMPLATE_DESK_PATH} reloadDocument>
          {isEdit ? copy.cancel : copy.clear}
        </ButtonLink>
      </div>
    </Form>
  )
}
