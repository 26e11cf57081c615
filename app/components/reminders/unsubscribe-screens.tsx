import { unsubscribeCopy } from '#app/config/copy/unsubscribe.ts'
import { REMINDERS_PATH } from '#app/config/coach-paths.ts'
import { ResetActions, ResetScreen } from '../accounts/reset-screen.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

function SettingsLink() {
  const copy = useCopy(unsubscribeCopy)
  return (
    <ButtonLink to={REMINDERS_PATH} look="quiet">
      {copy.settings}
    </ButtonLink>
  )
}

interface Props {
  kind: 'daily' | 'letter'
  isOn: boolean
  /** The value of `intent` that brings them back. */
  restart: string
}

/** Asks whether to end these mails, or says that they have ended, with the way back. Plain forms. */
export function UnsubscribeScreen({ kind, isOn, restart }: Props) {
  const copy = useCopy(unsubscribeCopy)[kind]
  const { title, text } = isOn ? copy.ask : copy.off
  return (
    <ResetScreen title={title} text={text}>
      <ResetActions>
        <form method="post">
          {!isOn && <input type="hidden" name="intent" value={restart} />}
          <Button type="submit" look={isOn ? 'primary' : 'secondary'} className="w-full">
            {isOn ? copy.stop : copy.restart}
          </Button>
        </form>
        <SettingsLink />
      </ResetActions>
    </ResetScreen>
  )
}

export function UnsubscribeInvalid() {
  const { title, text } = useCopy(unsubscribeCopy).invalid
  return (
    <ResetScreen title={title} text={text} bridge="broken">
      <SettingsLink />
    </ResetScreen>
  )
}
