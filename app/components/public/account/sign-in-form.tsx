import type { SubmissionResult } from '@conform-to/react'
import { Link } from '../../ui/link.tsx'
import { signInCopy } from '#app/config/copy/sign-in.ts'
import { HOME_PATH } from '#app/config/navigation.ts'
import { Field } from '../../forms/field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { CardHeading } from '../../accounts/card-heading.tsx'
import { GoogleWay } from './google-button.tsx'

const LINK = 'font-semibold text-accent underline-offset-4 hover:underline'

interface Props {
  lastResult: SubmissionResult | undefined
  /** A path of this site. */
  redirectTo: string
  hasGoogle: boolean
  /** What went wrong at Google or on the way back. */
  notice: string | undefined
}

/** /login: Google, or a name and password. */
export function SignInForm({ lastResult, redirectTo, hasGoogle, notice }: Props) {
  const copy = useCopy(signInCopy)
  const local = useLocalPath()
  return (
    <>
      <CardHeading title={copy.title} />
      {notice && (
        <p role="status" className="mb-5 rounded-control bg-major-wash px-4 py-3 text-15 text-ink">
          {notice}
        </p>
      )}
      <GoogleWay isAvailable={hasGoogle} redirectTo={redirectTo} />
      <FormFrame lastResult={lastResult} submitByScript={{ offlineMessage: copy.unsent }}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          name="username"
          label={copy.username}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className={`text-15 ${LINK}`}>
              {copy.forgot}
            </Link>
          }
        />
        <SubmitButton pending={copy.pending} needs={['username', 'password']} className="mt-2 w-full">
          {copy.submit}
        </SubmitButton>
      </FormFrame>
      <p className="mt-8 text-15">
        {copy.noAccount}{' '}
        <Link to={`/signup?redirectTo=${encodeURIComponent(redirectTo)}`} className={LINK}>
          {copy.signUp}
        </Link>
      </p>
      <p className="mt-2 text-15">
        <Link to={local(HOME_PATH)} className={LINK}>
          {copy.home}
        </Link>
      </p>
    </>
  )
}
