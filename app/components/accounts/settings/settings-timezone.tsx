import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { timezoneOptions } from '#app/models/accounts/settings/timezones.ts'
import { describedBy, FieldFrame } from '../../forms/field.tsx'
import { FormFrame, useFormState } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SettingsSection } from './settings-section.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

function deviceTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

interface FieldProps {
  /** The saved time zone. */
  timezone: string
}

/** All zones by region; with JavaScript the device's own zone is offered. */
function TimezoneField({ timezone }: FieldProps) {
  const copy = useCopy(settingsCopy).timezone
  const { valueOf, problemOf, current } = useFormState()
  const select = useRef<HTMLSelectElement>(null)
  const problem = problemOf('timezone')
  const [device, setDevice] = useState<string>()
  // The server does not know the device's zone, nor the device all names of the server's.
  useEffect(() => {
    const zone = deviceTimezone()
    if ([...(select.current?.options ?? [])].some(({ value }) => value === zone)) setDevice(zone)
  }, [])
  const isOffered = current !== undefined && device !== current.get('timezone')
  const options = timezoneOptions({ saved: timezone, chosen: valueOf('timezone') ?? timezone, rest: copy.otherRegion })
  const takeDevice = () => {
    if (!select.current || device === undefined) return
    select.current.value = device
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
    select.current.focus()
  }
  return (
    <FieldFrame id="timezone" label={copy.label} problem={problem}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the frame has its label */}
      <select
        ref={select}
        id="timezone"
        name="timezone"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id: 'timezone', hint: undefined, problem })}
        className={INPUT_LOOK}
        // In a document the server's list stays: browsers know some zones by other names.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: options }}
      />
      {device !== undefined && isOffered && (
        <button
          type="button"
          onClick={takeDevice}
          className="mt-1 inline-flex min-h-11 items-center rounded-control text-left text-15 font-semibold text-accent underline underline-offset-4"
        >
          {copy.offerDevice(device.replaceAll('_', ' '))}
        </button>
      )}
    </FieldFrame>
  )
}

/** The time zone that decides when the learner's day begins. */
export function SettingsTimezone({ lastResult, ...field }: FieldProps & { lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(settingsCopy).timezone
  return (
    <SettingsSection id="timezone-section" title={copy.title} intro={copy.intro}>
      <FormFrame lastResult={lastResult} intent="timezone" draft="settings.timezone">
        <TimezoneField {...field} />
        <SubmitButton look="secondary" pending={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </FormFrame>
    </SettingsSection>
  )
}
