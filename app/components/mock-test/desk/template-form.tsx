import { type SubmissionResult, useForm } from '@conform-to/react'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { DESCRIPTION_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, TOPIC_MAX_CHARACTERS } from '#app/config/dialogues.ts'
import { TEMPLATE_MAX_MINUTES, TEMPLATE_MAX_POINTS } from '#app/config/mock-test.ts'
import { TEMPLATE_DESK_PATH } from '#app/config/navigation.ts'
import { type CandidateFilter, offerCandidates } from '#app/models/mock-test/candidate-choice.ts'
import type { Candidate, TemplateValues } from '#app/models/mock-test/template-values.ts'
import { DeskForm } from '../../admin/desk-form.tsx'
import { AreaField, ChoiceField, TextField } from '../../dialogues/desk/desk-field.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { isTyped } from '../../drafts/desk-draft.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TemplateChecks } from './template-checks.tsx'

interface Props {
  lastResult: SubmissionResult | undefined
  defaultValue: TemplateValues
  action: string
  isEdit: boolean
  candidates: Candidate[]
  filter: CandidateFilter
  stale: Stale | undefined
}

/** The dialogues as options, those in no other mock test first. */
function useDialogueGroups(offered: { unused: Candidate[]; used: Candidate[] }) {
  const copy = useCopy(templateDeskCopy).fields
  const nameOf = useTopicName()
  const optionOf = ({ id, topic, level, ...candidate }: Candidate) =>
    [String(id), copy.candidate({ ...candidate, topic: nameOf(topic), level: copy.levels[level] })] as const
  return [
    { label: copy.unused, choices: offered.unused.map(optionOf) },
    { label: copy.used, choices: offered.used.map(optionOf) },
  ]
}

/** Adds or edits a mock test. */
export function TemplateForm({ lastResult, defaultValue, action, isEdit, candidates, filter, stale }: Props) {
  const copy = useCopy(templateDeskCopy)
  const words = copy.fields
  const [form, fields] = useForm<TemplateValues>({
    id: 'template',
    lastResult: lastResult ?? null,
    defaultValue,
    shouldDirtyConsider: isTyped,
  })
  const isBusy = useNavigation().formAction === action
  const values = form.value ?? defaultValue
  // The dialogues of a kept draft; null until it is read. Only after that can it be put into the selects.
  const [drafted, setDrafted] = useState<readonly string[] | null>(null)
  const { dialogue1Id, dialogue2Id } = fields
  const ids = [dialogue1Id, dialogue2Id]
  const chosen = [values.dialogue1Id, values.dialogue2Id, ...ids.map((one) => one.initialValue), ...(drafted ?? [])]
  const dialogues = {
    // The first is empty, so that none is preselected.
    choices: { '': words.chooseDialogue },
    groups: useDialogueGroups(offerCandidates({ candidates, filter, chosen })),
    required: true,
  }
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
      draft={{
        prepare: (entries) =>
          setDrafted(entries.flatMap(([name, value]) => (ids.some((one) => one.name === name) ? [value] : []))),
        rows: drafted === null ? 0 : 1,
      }}
    >
      <div className="grid gap-x-6 md:grid-cols-2">
        <ChoiceField meta={dialogue1Id} label={words.dialogue1} {...dialogues} />
        <ChoiceField meta={dialogue2Id} label={words.dialogue2} {...dialogues} />
      </div>
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
      <TemplateChecks values={values} candidates={candidates} />
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
