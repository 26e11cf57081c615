import type { SubmissionResult } from '@conform-to/react'
import { EMAIL_MAX_CHARACTERS } from '#app/config/accounts.ts'
import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import { Field } from '../forms/field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ResetActions, ResetScreen } from './reset-screen.tsx'

export function ForgotPasswordForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(passwordResetCopy).forgot
  return (
    <ResetScreen title={copy.title} text={copy.text}>
      <FormFrame lastResult={lastResult} action="/forgot-password">
        <Field
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_CHARACTERS}
          required
        />
        <ResetActions>
          <SubmitButton pending={copy.sending} needs={['email']}>
            {copy.send}
          </SubmitButton>
          <ButtonLink to="/login" look="quiet">
            {copy.back}
          </ButtonLink>
        </ResetActions>
      </FormFrame>
    </ResetScreen>
  )
}

/** The same for every address, known or not; it does not repeat it. */
export function ForgotPasswordSent() {
  const copy = useCopy(passwordResetCopy).sent
  return (
    <ResetScreen title={copy.title} text={copy.text} bridge="whole">
      <p className="-mt-4 mb-8 text-15 text-soft">{copy.hint}</p>
      <ResetActions>
        <ButtonLink to="/login">{copy.back}</ButtonLink>
        <ButtonLink to="/forgot-password" look="secondary">
          {copy.again}
        </ButtonLink>
      </ResetActions>
    </ResetScreen>
  )
}
