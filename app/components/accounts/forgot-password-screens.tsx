import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import { EMAIL_MAX_CHARACTERS } from '#app/config/accounts.ts'
import { passwordResetCopy } from '#app/config/copy/password-reset.ts'
import { signInCopy } from '#app/config/copy/sign-in.ts'
import { Field } from '../forms/field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ResetActions, ResetScreen } from './reset-screen.tsx'

interface Props {
  /** The server's response, or a failed request. */
  lastResult: SubmissionResult | { isOffline: true } | undefined
}

export function ForgotPasswordForm({ lastResult }: Props) {
  const copy = useCopy(passwordResetCopy).forgot
  const { unsent } = useCopy(signInCopy)
  // A new object per response only: FormFrame hides a response's message once the form is edited.
  const result = useMemo(
    () => (lastResult && 'isOffline' in lastResult ? { error: { '': [unsent] } } : lastResult),
    [lastResult, unsent],
  )
  return (
    <ResetScreen title={copy.title} text={copy.text}>
      <FormFrame lastResult={result} action="/forgot-password">
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

/** The same for every address, known or not, and without repeating it. */
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
