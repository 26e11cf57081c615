import type { SubmissionResult } from '@conform-to/react'
import { Link } from '../../ui/link.tsx'
import { USERNAME_MIN_CHARACTERS } from '#app/config/accounts.ts'
import { signInCopy } from '#app/config/copy/sign-in.ts'
import { signUpCopy } from '#app/config/copy/sign-up.ts'
import { CheckField } from '../../forms/field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { AvailabilityField } from './availability-field.tsx'
import { CardHeading } from '../../accounts/card-heading.tsx'
import { GoogleWay } from './google-button.tsx'
import { TermsSentence } from '../../accounts/terms-sentence.tsx'
import { TimezoneField } from '../../accounts/timezone-field.tsx'

const REQUIRED = ['username', 'email', 'password', 'confirmPassword']

interface Props {
  lastResult: SubmissionResult | undefined
  /** A path of this site. */
  redirectTo: string
  hasGoogle: boolean
}

/** /signup: Google, or four fields and two checkboxes. */
export function SignUpForm({ lastResult, redirectTo, hasGoogle }: Props) {
  const copy = useCopy(signUpCopy)
  const { unsent } = useCopy(signInCopy)
  return (
    <>
      <CardHeading title={copy.title}>{copy.lead}</CardHeading>
      <GoogleWay isAvailable={hasGoogle} redirectTo={redirectTo} />
      <FormFrame lastResult={lastResult} submitByScript={{ offlineMessage: unsent }}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TimezoneField />
        <NameAndAddress />
        <PasswordField name="password" label={copy.password} autoComplete="new-password" withStrength />
        <PasswordField name="confirmPassword" label={copy.confirmPassword} autoComplete="new-password" />
        <CheckField name="terms" label={<TermsSentence />} />
        <CheckField name="marketingEmails" label={copy.marketing} />
        <SubmitButton pending={copy.pending} needs={REQUIRED} className="mt-4 w-full">
          {copy.submit}
        </SubmitButton>
      </FormFrame>
      <p className="mt-8 text-15">
        {copy.haveAccount}{' '}
        <Link
          to={`/login?redirectTo=${encodeURIComponent(redirectTo)}`}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          {copy.logIn}
        </Link>
      </p>
    </>
  )
}

const LONG_ENOUGH = new RegExp(`^.{${USERNAME_MIN_CHARACTERS}}`)
/** A complete address ends in a dot and at least two letters. */
const WHOLE_EMAIL = /@[^@\s]+\.[^@\s.]{2,}$/

function NameAndAddress() {
  const copy = useCopy(signUpCopy)
  return (
    <>
      <AvailabilityField
        name="username"
        label={copy.username}
        hint={copy.usernameHint}
        path="/api/auth/validate/username"
        worthAsking={LONG_ENOUGH}
        checking={copy.checking}
        autoComplete="username"
      />
      <AvailabilityField
        name="email"
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        path="/api/auth/validate/email"
        worthAsking={/@/}
        whole={WHOLE_EMAIL}
        checking={copy.checking}
        autoComplete="email"
      />
    </>
  )
}
