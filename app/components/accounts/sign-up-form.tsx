import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { USERNAME_MIN_CHARACTERS } from '#app/config/accounts.ts'
import { signUpCopy } from '#app/config/copy/sign-up.ts'
import { CheckField, Field } from '../forms/field.tsx'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { CardHeading } from './card-heading.tsx'
import { GoogleButton, OrLine } from './google-button.tsx'
import { TermsSentence } from './terms-sentence.tsx'
import { TimezoneField } from './timezone-field.tsx'
import { type Availability, useAvailability } from './use-availability.ts'

const REQUIRED = ['username', 'email', 'password', 'confirmPassword']

interface Props {
  lastResult: SubmissionResult | undefined
  /** A path of this site. */
  redirectTo: string
  hasGoogle: boolean
}

/** /signup: Google, or four fields and two boxes. */
export function SignUpForm({ lastResult, redirectTo, hasGoogle }: Props) {
  const copy = useCopy(signUpCopy)
  return (
    <>
      <CardHeading title={copy.title}>{copy.lead}</CardHeading>
      <GoogleButton isAvailable={hasGoogle} redirectTo={redirectTo} />
      <OrLine />
      <FormFrame lastResult={lastResult}>
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

function NameAndAddress() {
  const copy = useCopy(signUpCopy)
  const { current } = useFormState()
  const username = (current?.get('username') ?? '').trim()
  const email = (current?.get('email') ?? '').trim()
  const name = useAvailability({
    path: '/api/auth/validate/username',
    value: username,
    isWorthAsking: username.length >= USERNAME_MIN_CHARACTERS,
  })
  const address = useAvailability({
    path: '/api/auth/validate/email',
    value: email,
    isWorthAsking: email.includes('@'),
  })
  return (
    <>
      <Field
        name="username"
        label={copy.username}
        hint={<Hint text={copy.usernameHint} availability={name} />}
        problem={name.state === 'taken' ? name.message : undefined}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Field
        name="email"
        type="email"
        label={copy.email}
        hint={<Hint availability={address} />}
        problem={address.state === 'taken' ? address.message : undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  )
}

/** What a field wants, and whether what is typed can be had. A check that failed says nothing: the server will. */
function Hint({ text, availability }: { text?: string; availability: Availability }) {
  const copy = useCopy(signUpCopy)
  return (
    <>
      {text}{' '}
      <span role="status" className={availability.state === 'available' ? 'font-semibold text-success' : ''}>
        {availability.state === 'checking' && copy.checking}
        {availability.state === 'available' && availability.message}
      </span>
    </>
  )
}
