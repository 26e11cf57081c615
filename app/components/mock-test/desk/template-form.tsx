import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { DESCRIPTION_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, TOPIC_MAX_CHARACTERS } from '#app/config/dialogues.ts'
import { TEMPLATE_MAX_MINUTES, TEMPLATE_MAX_POINTS } from '#app/config/mock-test.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import type { Candidate, TemplateValues } from '#app/models/mock-test/template-values.ts'
import { DeskForm } from '../../admin/desk-form.tsx'
import { AreaField, ChoiceField, TextField } from '../../dialogues/desk/desk-field.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { isTyped } from '../../drafts/desk-draft.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TemplateChecks } from './template-checks.tsx'

interface Props {
  lastResult: SubmissionResult | undefined
  defaultValue: TemplateValues
  action: string
  isEdit: boolean
  candidates: Candidate[]
  stale: Stale | undefined
}

/** The dialogues as options, after an empty one, so that none is preselected. */
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
  const [form, fields] = useForm<TemplateValues>({
    id: 'template',
    lastResult: lastResult ?? null,
    defaultValue,
    shouldDirtyConsider: isTyped,
  })
  const isBusy = useNavigation().formAction === action
  const choices = useChoices(candidates)
  const figure = { type: 'number', inputMode: 'numeric' } as const
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
        <TextField meta={fields.title} label={words.title} maxLength={TITLE_MAX_CHARACTERS} required />
        <TextField meta={fields.titleTr} label={words.titleTr} lang="tr" maxLength={TITLE_MAX_CHARACTERS} />
        <AreaField
          meta={fields.description}
          label={words.description}
          hint={words.descriptionHint}
          maxLength={DESCRIPTION_MAX_CHARACTERS}
          required
        />
        <AreaField
          meta={fields.descriptionTr}
          label={words.descriptionTr}
          hint={words.turkishHint}
          lang="tr"
          maxLength={DESCRIPTION_MAX_CHARACTERS}
        />
      </div>
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
      <TemplateChecks values={form.value ?? defaultValue} candidates={candidates} />
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.saving : isEdit ? copy.update : copy.save}
        </Button>
        <ButtonLink look="quiet" to={TEMPLATE_DESK_PATH} reloadDocument>
          {isEdit ? copy.cancel : copy.clear}
        </ButtonLink>
      </div>
    </DeskForm>
  )
}
