import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { useRecognition } from './use-recognition.ts'

/**
 * Whether this browser may transcribe speech. If that sends the voice to the browser's vendor, it is off until the
 * learner consents.
 */
export function RecognitionChoice() {
  const copy = useCopy(microphoneCopy).recognition
  const { support, choice, choose, install, installing } = useRecognition()
  if (support === null) return null
  const kinds = new Set([support.en, support.tr])
  if (kinds.has('downloadable')) {
    return (
      <div className="text-15">
        <p>{copy.downloadable}</p>
        <p role="status">
          {installing === 'yes' && copy.downloading}
          {installing === 'failed' && copy.downloadFailed}
        </p>
        {installing === 'no' && (
          <Button look="quiet" onClick={install} className="-ml-2">
            {copy.download}
          </Button>
        )}
      </div>
    )
  }
  if (kinds.has('remote')) {
    const isAllowed = choice === 'vendor-allowed'
    return (
      <div className="text-15">
        <p>{copy.remote}</p>
        <Button look="quiet" onClick={() => choose(isAllowed ? 'off' : 'vendor-allowed')} className="-ml-2">
          {isAllowed ? copy.turnOff : copy.allowRemote}
        </Button>
      </div>
    )
  }
  return <p className="text-15 text-soft">{kinds.has('on-device') ? copy.onDevice : copy.unavailable}</p>
}
