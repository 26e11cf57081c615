import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { wordsBoxCopy } from '#app/config/copy/words-box.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { browserMaker, type RecognitionSupport } from '#app/models/practice/recognition-plan.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { installRecognition, updateRecognitionChoice } from './recognition-support.ts'

const QUESTIONS = {
  unavailable: 'vendor',
  remote: 'vendor',
  downloadable: 'download',
  downloading: 'download',
  'on-device': 'on-device',
} as const satisfies Record<RecognitionSupport, string>

/** Keeps the learner's yes and downloads what it needs. Resolves to whether recognition can start now. */
export async function acceptRecognition(options: {
  support: RecognitionSupport
  language: Language
}): Promise<boolean> {
  const asks = QUESTIONS[options.support]
  updateRecognitionChoice(asks === 'vendor' ? 'vendor-allowed' : 'on-device')
  return asks !== 'download' || (await installRecognition(options.language))
}

/** Asks for recognition in one language, where a learner wants to dictate or to search by voice. */
export function RecognitionQuestion(props: { support: RecognitionSupport; onAllow: () => void; onClose: () => void }) {
  const copy = useCopy(microphoneCopy).recognition
  const { close } = useCopy(wordsBoxCopy).dictation
  const asks = QUESTIONS[props.support]
  return (
    <div role="status" className="basis-full border-l-4 border-sun pl-4 text-15">
      <p>{copy.question[asks](browserMaker(navigator.userAgent))}</p>
      <div className="flex flex-wrap gap-x-2">
        <Button look="quiet" onClick={props.onAllow} className="-ml-2">
          {copy.yes[asks]}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          {close}
        </Button>
      </div>
    </div>
  )
}
