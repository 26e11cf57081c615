import type { SubmissionResult } from '@conform-to/react'
import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ResetActions, ResetScreen } from './reset-screen.tsx'

export function ResetPasswordForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(passwordResetCopy).reset
  return (
    <ResetScreen title={copy.title} text={copy.text}>
      <FormFrame lastResult={lastResult}>
        <PasswordField name="newPassword" label={copy.newPassword} autoComplete="new-password" withStrength />
        <PasswordField name="confirmPassword" label={copy.confirmPassword} autoComplete="new-password" />
        <ResetActions>
          <SubmitButton pending={copy.saving} needs={['newPassword', 'confirmPassword']}>
            {copy.save}
          </SubmitButton>
        </ResetActions>
      </FormFrame>
    </ResetScreen>
  )
}

/** An invalid link, and how to get a valid one. */
export function ResetLinkRefused({ reason }: { reason: 'invalid' | 'expired' }) {
  const copy = useCopy(passwordResetCopy)[reason]
  return (
    <ResetScreen title={copy.title} text={copy.text} bridge="broken">
      <ResetActions>
        <ButtonLink to="/forgot-password">{copy.again}</ButtonLink>
        <ButtonLink to="/login" look="quiet">
          {copy.back}
        </ButtonLink>
      </ResetActions>
    </ResetScreen>
  )
}

export function ResetPasswordDone() {
  const copy = useCopy(passwordResetCopy).done
  return (
    <ResetScreen title={copy.title} text={copy.text} bridge="whole">
      <ResetActions>
        <ButtonLink to="/login">{copy.logIn}</ButtonLink>
      </ResetActions>
    </ResetScreen>
  )
}
