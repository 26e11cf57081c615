import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { voicesCopy } from '#app/config/copy/voices.ts'
import type { VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import { ExplainedRadio } from '../forms/explained-radio.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy } from '../shell/locale.ts'
import { DeviceSamples, ServerSamples, useDeviceVoices } from './voice-samples.tsx'

function Option({ choice, isChosen, children }: { choice: VoiceChoice; isChosen: boolean; children: ReactNode }) {
  const { label, text } = useCopy(voicesCopy).options[choice]
  return (
    <ExplainedRadio name="voice" value={choice} isChosen={isChosen} label={label} text={text}>
      {children}
    </ExplainedRadio>
  )
}

interface Props {
  chosen: VoiceChoice
  /** Those of the server; the device may have another. */
  available: readonly VoiceChoice[]
  /** The page to return to. */
  from: string | null
  isGuest: boolean
  lastResult: SubmissionResult | undefined
}

/** The voices that there are, each with a sample in both languages. */
export function VoiceForm({ chosen, available, from, isGuest, lastResult }: Props) {
  const copy = useCopy(voicesCopy)
  // Unknown without script, where the choice would do nothing.
  const device = useDeviceVoices()
  const isDeviceOffered = device?.en === true || device?.tr === true || chosen === 'device'
  return (
    <FormFrame lastResult={lastResult} className="max-w-2xl">
      {from !== null && <input type="hidden" name="from" value={from} />}
      <fieldset>
        <legend className="display text-20">{copy.legend}</legend>
        <div className="mt-2 divide-y divide-line border-y border-line">
          {available.includes('natural') && (
            <Option choice="natural" isChosen={chosen === 'natural'}>
              <ServerSamples choice="natural" />
            </Option>
          )}
          {isDeviceOffered && (
            <Option choice="device" isChosen={chosen === 'device'}>
              {device && <DeviceSamples voices={device} />}
            </Option>
          )}
          <Option
            choice="basic"
            isChosen={chosen === 'basic' || (chosen === 'natural' && !available.includes('natural'))}
          >
            <ServerSamples choice="basic" />
          </Option>
        </div>
      </fieldset>
      <p className="measure mt-4 text-15 text-soft">{copy.rules}</p>
      {isGuest && <p className="measure mt-2 text-15 text-soft">{copy.forBrowser}</p>}
      <div className="mt-4">
        <SubmitButton pending={copy.submitting}>{copy.submit}</SubmitButton>
      </div>
    </FormFrame>
  )
}
