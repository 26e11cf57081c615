import { Mic, MicOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import type { DeviceAdvice } from '#app/models/practice/microphone-advice.ts'
import { useTypedPath } from '../../practice/typed/typed-path.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { type Listening, useMicrophoneCheck, type UseMicrophoneCheck } from './use-microphone-check.ts'

const FULL_WIDTH = 100

/** The level, painted outside React. */
function LevelBar({ subscribe }: { subscribe: UseMicrophoneCheck['subscribeLevel'] }) {
  const bar = useRef<SVGRectElement>(null)
  useEffect(() => subscribe((level) => bar.current?.setAttribute('width', String(FULL_WIDTH * level))), [subscribe])
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-2 w-full">
      <rect width={FULL_WIDTH} height="8" rx="4" className="fill-line" />
      <rect ref={bar} width="0" height="8" rx="4" className="fill-accent" />
    </svg>
  )
}

function DeviceChoice({ check, choose }: { check: Listening; choose: UseMicrophoneCheck['choose'] }) {
  const copy = useCopy(microphoneCopy).check
  if (check.devices.length < 2) return null
  return (
    <label className="mt-3 block text-15">
      <span className="font-semibold">{copy.device}</span>
      <select
        value={check.deviceId}
        onChange={(event) => choose(event.currentTarget.value)}
        className="mt-1 block min-h-11 w-full rounded-control border border-soft/50 bg-surface px-3"
      >
        {check.devices.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || copy.unnamedDevice(index + 1)}
          </option>
        ))}
      </select>
    </label>
  )
}

type Copy = (typeof microphoneCopy)['en']

/** One sentence: what is wrong, or else whether a voice arrives. */
function verdictSentence(copy: Copy, { trouble, isHeard }: Listening): string {
  if (trouble) return copy.trouble[trouble]
  return isHeard ? copy.check.heard : copy.check.listening
}

function adviceSentence(copy: Copy, advice: DeviceAdvice): string {
  return advice.kind === 'changed'
    ? copy.device.changed(advice.label, advice.before)
    : copy.device[advice.kind](advice.label)
}

function Heard({ check, choose }: { check: Listening; choose: UseMicrophoneCheck['choose'] }) {
  const copy = useCopy(microphoneCopy)
  return (
    <>
      {check.advice && <p className="mt-3 text-15">{adviceSentence(copy, check.advice)}</p>}
      {check.words !== '' && (
        <p className="mt-3 text-15">
          <span className="font-semibold">{copy.heard.heard}: </span>“{check.words}”
        </p>
      )}
      <DeviceChoice check={check} choose={choose} />
    </>
  )
}

/**
 * Checks before the dialogue that the browser grants a microphone and that a voice arrives. `instead`: the page
 * has a typed form, offered after a failure.
 */
export function MicrophoneCheck({ instead = false }: { instead?: boolean }) {
  const copy = useCopy(microphoneCopy)
  const { check, start, stop, choose, subscribeLevel } = useMicrophoneCheck(useLocale())
  const typed = useTypedPath()
  if (check.status === 'off') {
    return (
      <Button look="secondary" onClick={start}>
        <Mic aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {copy.title}
      </Button>
    )
  }
  if (check.status === 'failed') {
    return (
      <Notice tone="error" onDismiss={stop}>
        <p className="flex items-center gap-2 font-semibold">
          <MicOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {copy.failed}
        </p>
        <p className="text-ink">{copy.help[check.fault]}</p>
        <Button look="quiet" onClick={start} className="-ml-2">
          {copy.tryAgain}
        </Button>
        {instead && (
          <ButtonLink to={typed} look="quiet">
            {copy.typeInstead}
          </ButtonLink>
        )}
      </Notice>
    )
  }
  return (
    <section aria-label={copy.title} className="max-w-md">
      <p role="status" className="text-15 font-semibold">
        {check.status === 'asking' ? copy.check.asking : verdictSentence(copy, check)}
      </p>
      {check.status === 'listening' && (
        <>
          <LevelBar subscribe={subscribeLevel} />
          <Heard check={check} choose={choose} />
        </>
      )}
      {check.status === 'listening' && check.trouble === 'lost' && (
        <Button look="quiet" onClick={start} className="-ml-2">
          {copy.tryAgain}
        </Button>
      )}
      <Button look="quiet" onClick={stop} className="-ml-2">
        {copy.done}
      </Button>
    </section>
  )
}
