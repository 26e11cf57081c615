import type { SubmissionResult } from '@conform-to/react'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SettingsSection } from './settings-section.tsx'

interface Props {
  /** False for an account that signs in with Google only. */
  hasPassword: boolean
  username: string
  lastResult: SubmissionResult | undefined
}

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword']
/** A server error marks all three fields until one of them is edited. */
const RED_WHEN_REFUSED = '[&:has([role=alert],[aria-invalid])_input]:border-critical'

/** Change the password, or get one by mail. */
export function SettingsPassword({ hasPassword, username, lastResult }: Props) {
  const copy = useCopy(settingsCopy).security
  if (!hasPassword) {
    return (
      <SettingsSection id="security" title={copy.title} intro={copy.googleOnly}>
        <FormFrame lastResult={lastResult} intent="set-password">
          <SubmitButton look="secondary" pending={copy.sendingLink}>
            {copy.sendLink}
          </SubmitButton>
        </FormFrame>
      </SettingsSection>
    )
  }
  return (
    <SettingsSection id="security" title={copy.title} intro={copy.intro}>
      <FormFrame lastResult={lastResult} intent="password" className={RED_WHEN_REFUSED}>
        {/* Lets password managers know whose password this is. */}
        <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        <PasswordField name="currentPassword" label={copy.currentPassword} autoComplete="current-password" />
        <PasswordField name="newPassword" label={copy.newPassword} autoComplete="new-password" withStrength />
        <PasswordField name="confirmPassword" label={copy.confirmPassword} autoComplete="new-password" />
        <SubmitButton needs={FIELDS} pending={copy.submitting} className="w-full md:w-auto">
          {copy.submit}
        </SubmitButton>
      </FormFrame>
    </SettingsSection>
  )
}
