import type { SubmissionResult } from '@conform-to/react'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { Field } from '../../forms/field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Downloads all of the account's data as a file. */
export function SettingsDownload() {
  const copy = useCopy(settingsCopy).download
  return (
    <SettingsSection id="data" title={copy.title} intro={copy.intro}>
      <ButtonLink to="/api/user/export" reloadDocument look="secondary">
        {copy.action}
      </ButtonLink>
    </SettingsSection>
  )
}

interface DeletionProps {
  username: string
  lastResult: SubmissionResult | undefined
}

/** Two steps, with or without JavaScript: open the panel, then confirm with the username. */
export function SettingsDeletion({ username, lastResult }: DeletionProps) {
  const copy = useCopy(settingsCopy).deletion
  return (
    <SettingsSection id="delete" title={copy.title} intro={copy.intro}>
      <details open={lastResult !== undefined} className="group">
        <summary className="inline-flex min-h-11 list-none items-center rounded-control border border-line bg-surface px-5 py-2 font-semibold text-critical group-open:border-critical hover:border-critical [&::-webkit-details-marker]:hidden">
          {copy.open}
        </summary>
        <FormFrame lastResult={lastResult} intent="delete" className="mt-5">
          <Field
            name="confirmUsername"
            label={copy.label(username)}
            hint={copy.feedbackStays}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SubmitButton look="danger" needs={['confirmUsername']} pending={copy.submitting}>
            {copy.submit}
          </SubmitButton>
        </FormFrame>
      </details>
    </SettingsSection>
  )
}
