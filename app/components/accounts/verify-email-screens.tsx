import { Form, useNavigation } from 'react-router'
import { emailVerificationCopy } from '#app/config/copy/email-verification.ts'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ResetScreen } from './reset-screen.tsx'

export function VerifyEmailConfirm() {
  const copy = useCopy(emailVerificationCopy).confirm
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ResetScreen title={copy.title} text={copy.text}>
      <Form method="post">
        <Button type="submit" className="w-full" disabled={isBusy}>
          {isBusy ? copy.verifying : copy.verify}
        </Button>
      </Form>
    </ResetScreen>
  )
}

export function VerifyEmailDone({ isSignedIn }: { isSignedIn: boolean }) {
  const copy = useCopy(emailVerificationCopy).verified
  return (
    <ResetScreen title={copy.title} text={copy.text} bridge="whole">
      {isSignedIn ? (
        <ButtonLink to="/dashboard" className="w-full">
          {copy.dashboard}
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" className="w-full">
          {copy.logIn}
        </ButtonLink>
      )}
    </ResetScreen>
  )
}

/** An invalid link. A signed-in user can request a new one. */
export function VerifyEmailRefused({ reason, isSignedIn }: { reason: 'invalid' | 'expired'; isSignedIn: boolean }) {
  const copy = useCopy(emailVerificationCopy)
  const { title, text } = copy[reason]
  return (
    <ResetScreen title={title} text={text} bridge="broken">
      {isSignedIn ? (
        // A plain form: it redirects to the dashboard, with a toast.
        <form method="post" action="/api/auth/resend-verification">
          <Button type="submit" className="w-full">
            {copy.resend}
          </Button>
        </form>
      ) : (
        <ButtonLink to="/login" className="w-full">
          {copy.logInFirst}
        </ButtonLink>
      )}
    </ResetScreen>
  )
}
