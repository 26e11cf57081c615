import type { SubmissionResult } from '@conform-to/react'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { REMINDERS_PATH } from '#app/config/coach-paths.ts'
import { CheckField } from '../../forms/field.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

interface Props {
  notifications: boolean
  marketingEmails: boolean
  lastResult: SubmissionResult | undefined
}

function Choice({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-13 text-soft">{hint}</span>
    </>
  )
}

/** Which notifications to send, in the product and by mail. */
export function SettingsNotifications({ notifications, marketingEmails, lastResult }: Props) {
  const copy = useCopy(settingsCopy).notifications
  return (
    <SettingsSection id="notifications-section" title={copy.title}>
      <p className="mb-5">
        <ButtonLink to={REMINDERS_PATH} look="secondary">
          {copy.reminders}
        </ButtonLink>
      </p>
      <FormFrame lastResult={lastResult} intent="notifications" draft="settings.notifications">
        <CheckField
          name="notifications"
          defaultChecked={notifications}
          label={<Choice title={copy.inApp} hint={copy.inAppHint} />}
        />
        <CheckField
          name="marketingEmails"
          defaultChecked={marketingEmails}
          label={<Choice title={copy.marketing} hint={copy.marketingHint} />}
        />
        <SubmitButton look="secondary" pending={copy.submitting} className="mt-1">
          {copy.submit}
        </SubmitButton>
      </FormFrame>
    </SettingsSection>
  )
}
