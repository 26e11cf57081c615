import type { SubmissionResult } from '@conform-to/react'
import { useRef } from 'react'
import { settingsCopy } from '#app/config/copy/settings.ts'
import type { TimezoneGroup } from '#app/models/accounts/settings/timezones.ts'
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
  groups: TimezoneGroup[]
}

/** All zones by region; with JavaScript the device's own zone is offered. */
function TimezoneField({ timezone, groups }: FieldProps) {
  const copy = useCopy(settingsCopy).timezone
  const { valueOf, problemOf, current } = useFormState()
  const select = useRef<HTMLSelectElement>(null)
  const problem = problemOf('timezone')
  // Undefined until hydration, as the server does not know the device's zone.
  const device = current && deviceTimezone()
  const isOffered = device !== undefined && device !== current?.get('timezone')
  const isKnown = groups.some(({ zones }) => zones.some(({ name }) => name === device))
  const takeDevice = () => {
    if (!select.current || device === undefined) return
    select.current.value = device
    select.current.dispatchEvent(new Event('input', { bubbles: true }))
    select.current.focus()
  }
  return (
    <FieldFrame id="timezone" label={copy.label} problem={problem}>
      <select
        ref={select}
        id="timezone"
        name="timezone"
        defaultValue={valueOf('timezone') ?? timezone}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id: 'timezone', hint: undefined, problem })}
        className={INPUT_LOOK}
      >
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={region ?? copy.otherRegion}>
            {zones.map(({ name, place }) => (
              <option key={name} value={name}>
                {place}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {isOffered && isKnown && (
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
