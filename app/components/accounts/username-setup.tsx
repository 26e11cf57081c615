import type { SubmissionResult } from '@conform-to/react'
import { Check } from 'lucide-react'
import { USERNAME_MIN_CHARACTERS } from '#app/config/accounts.ts'
import { googleSignUpCopy } from '#app/config/copy/google-sign-up.ts'
import { problemCopy } from '#app/config/copy/problems.ts'
import { CheckField, Field } from '../forms/field.tsx'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { TermsSentence } from './terms-sentence.tsx'
import { TimezoneField } from './timezone-field.tsx'
import { type Availability, useAvailability } from './use-availability.ts'

const USERNAME_CALL = '/api/auth/validate/username'

interface Props {
  firstName: string | null
  email: string
  suggestedUsername: string
  /** Why no account can be created with this address. */
  obstacle: string | undefined
  lastResult: SubmissionResult | undefined
}

/** Chooses the username after a Google sign-up. */
export function UsernameSetup({ firstName, email, suggestedUsername, obstacle, lastResult }: Props) {
  const copy = useCopy(googleSignUpCopy)
  return (
    <section aria-labelledby="setup-title">
      <h1 id="setup-title" className="text-34">
        {firstName === null ? copy.greetingWithoutName : copy.greeting(firstName)}
      </h1>
      <p className="mt-3 text-soft">{copy.lead}</p>
      <div className="my-6 flex items-center justify-between gap-4 border-y border-line py-3">
        <p className="min-w-0 text-15">
          <span className="block text-13 text-soft">{copy.account}</span>
          <span className="block font-semibold break-all">{email}</span>
        </p>
        <a
          href="/api/auth/google"
          className="inline-flex min-h-11 shrink-0 items-center text-15 font-semibold text-accent"
        >
          {copy.otherAccount}
        </a>
      </div>
      {obstacle === undefined ? (
        <SetupForm suggestedUsername={suggestedUsername} lastResult={lastResult} />
      ) : (
        <>
          <p role="alert" className="mb-5 rounded-control bg-critical-wash px-4 py-3 text-15 text-critical">
            {obstacle}
          </p>
          <ButtonLink to="/login" className="w-full">
            {copy.logIn}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

function SetupForm({ suggestedUsername, lastResult }: Pick<Props, 'suggestedUsername' | 'lastResult'>) {
  return (
    <FormFrame lastResult={lastResult}>
      <SetupFields suggestedUsername={suggestedUsername} />
      <TimezoneField />
    </FormFrame>
  )
}

function SetupFields({ suggestedUsername }: Pick<Props, 'suggestedUsername'>) {
  const copy = useCopy(googleSignUpCopy)
  const { current, valueOf } = useFormState()
  const username = (current?.get('username') ?? '').trim()
  const isLongEnough = username.length >= USERNAME_MIN_CHARACTERS
  const availability = useAvailability({ path: USERNAME_CALL, value: username, isWorthAsking: isLongEnough })
  const problem = useUsernameProblem({ username, availability })
  // Before hydration the button is enabled, and the server reports missing fields.
  const isBlocked = current !== undefined && availability.state !== 'available'
  return (
    <>
      <Field
        name="username"
        label={copy.username}
        defaultValue={valueOf('username') ?? suggestedUsername}
        hint={<UsernameHint availability={availability} />}
        problem={problem}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <CheckField name="terms" label={<TermsSentence />} />
      <SubmitButton pending={copy.pending} needs={['username', 'terms']} isBlocked={isBlocked} className="mt-2 w-full">
        {copy.submit}
      </SubmitButton>
      <p className="mt-4 text-13 text-soft">{copy.lifetime}</p>
    </>
  )
}

/** The rule and the check's result, on a line that is always present so that nothing shifts. */
function UsernameHint({ availability }: { availability: Availability }) {
  const copy = useCopy(googleSignUpCopy)
  const { state } = availability
  return (
    <>
      {copy.usernameHint}
      <span className="flex min-h-5 items-center gap-1.5">
        {state === 'checking' && copy.checking}
        <span role="status" className="flex items-center gap-1.5 font-semibold text-success">
          {state === 'available' && (
            <>
              <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {availability.message}
            </>
          )}
        </span>
      </span>
    </>
  )
}

/** The message about a name while it is typed. */
function useUsernameProblem(options: { username: string; availability: Availability }): string | undefined {
  const { username, availability } = options
  const copy = useCopy(googleSignUpCopy)
  const problems = useCopy(problemCopy)
  if (username !== '' && username.length < USERNAME_MIN_CHARACTERS) return problems.usernameShort
  if (availability.state === 'taken') return availability.message || problems.usernameTaken
  return availability.state === 'failed' ? copy.availabilityFailed : undefined
}

/** This browser's pending sign-up was finished in another tab, or replaced by a newer one. */
export function NoTemporaryUser() {
  const copy = useCopy(googleSignUpCopy)
  return (
    <section aria-labelledby="setup-title">
      <h1 id="setup-title" className="text-34">
        {copy.none}
      </h1>
      <p className="mt-3 mb-8 text-soft">{copy.noneText}</p>
      <ButtonLink to="/login">{copy.startAgain}</ButtonLink>
    </section>
  )
}
