import type { SubmissionResult } from '@conform-to/react'
import { remindersCopy } from '#app/config/copy/reminders.ts'
import { SettingsSection } from '../accounts/settings/settings-section.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { type DeviceState, usePushDevice } from './use-push-device.ts'

interface DeviceProps {
  /** Of the learner's devices, at their push services. */
  endpoints: string[]
  /** The key by which push services know us. */
  publicKey: string
}

const SENTENCES = { adding: 'off', removing: 'on' } as const

function isBusy(state: DeviceState): state is 'adding' | 'removing' {
  return state === 'adding' || state === 'removing'
}

/** This browser: asks for permission only when its button is pressed. */
function ThisDevice(props: DeviceProps) {
  const copy = useCopy(remindersCopy).devices
  const { state, hasFailed, add, remove } = usePushDevice(props)
  const isOn = state === 'on' || state === 'removing'
  const canPress = state === 'on' || state === 'off' || state === 'blocked' || isBusy(state)
  const labels = isOn ? { idle: copy.remove, busy: copy.removing } : { idle: copy.add, busy: copy.adding }
  return (
    <div className="hidden scripted:block">
      <p aria-live="polite" className={`mb-4 text-15 ${hasFailed ? 'text-critical' : 'text-soft'}`}>
        {hasFailed ? copy.states.failed : copy.states[isBusy(state) ? SENTENCES[state] : state]}
      </p>
      {canPress && (
        <Button look="secondary" onClick={isOn ? remove : add} aria-disabled={isBusy(state)}>
          {isBusy(state) ? labels.busy : labels.idle}
        </Button>
      )}
    </div>
  )
}

/** Reminders as notifications of browsers: this one, and a way to end all. */
export function PushDevices({ lastResult, ...device }: DeviceProps & { lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(remindersCopy).devices
  const count = device.endpoints.length
  return (
    <SettingsSection id="devices" title={copy.title} intro={copy.intro}>
      <p className="mb-4 font-semibold">{copy.count(count)}</p>
      <ThisDevice {...device} />
      <p className="text-15 text-soft scripted:hidden">{copy.needsScript}</p>
      {count > 0 && (
        <FormFrame lastResult={lastResult} intent="forget-devices" className="mt-4">
          <SubmitButton look="secondary" pending={copy.forgetting}>
            {copy.forgetAll}
          </SubmitButton>
        </FormFrame>
      )}
    </SettingsSection>
  )
}
