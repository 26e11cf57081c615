import type { SubmissionResult } from '@conform-to/react'
import { Link } from '../ui/link.tsx'
import { remindersCopy } from '#app/config/copy/reminders.ts'
import { ACCOUNT_PATHS } from '#app/config/navigation.ts'
import { SettingsSection } from '../accounts/settings/settings-section.tsx'
import { CheckField, describedBy, FieldFrame } from '../forms/field.tsx'
import { FormFrame, useFormState } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  settings: { byMail: boolean; hour: number; weeklyLetter: boolean }
  email: string
  emailVerified: boolean
  timezone: string
  /** The 24 hours as they are written. */
  hours: string[]
  lastResult: SubmissionResult | undefined
}

function HourField({ hour, hours }: { hour: number; hours: string[] }) {
  const copy = useCopy(remindersCopy).when
  const { valueOf, problemOf } = useFormState()
  const problem = problemOf('hour')
  return (
    <FieldFrame id="hour" label={copy.hour} problem={problem}>
      <select
        id="hour"
        name="hour"
        defaultValue={valueOf('hour') ?? String(hour)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id: 'hour', hint: undefined, problem })}
        className={INPUT_LOOK}
      >
        {hours.map((text, value) => (
          <option key={text} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

function Choice({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-13 text-soft">{hint}</span>
    </>
  )
}

/** The hour, and which mails come at it. */
export function ReminderForm({ settings, email, emailVerified, timezone, hours, lastResult }: Props) {
  const copy = useCopy(remindersCopy).when
  const intro = (
    <>
      {copy.intro(timezone.replaceAll('_', ' '))}{' '}
      <Link
        to={`${ACCOUNT_PATHS.settings}#timezone-section`}
        className="font-semibold text-accent underline underline-offset-4"
      >
        {copy.changeZone}
      </Link>
    </>
  )
  return (
    <SettingsSection id="when" title={copy.title} intro={intro}>
      <FormFrame lastResult={lastResult} intent="save" draft="settings.reminders">
        <HourField hour={settings.hour} hours={hours} />
        <CheckField
          name="byMail"
          defaultChecked={settings.byMail}
          label={<Choice title={copy.byMail} hint={copy.byMailHint(email)} />}
        />
        <CheckField
          name="weeklyLetter"
          defaultChecked={settings.weeklyLetter}
          label={<Choice title={copy.weeklyLetter} hint={copy.weeklyLetterHint} />}
        />
        {!emailVerified && <p className="mb-4 text-15 text-soft">{copy.unverified(email)}</p>}
        <SubmitButton pending={copy.submitting} className="mt-1">
          {copy.submit}
        </SubmitButton>
      </FormFrame>
    </SettingsSection>
  )
}
