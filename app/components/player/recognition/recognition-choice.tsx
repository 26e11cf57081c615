import type { ReactNode } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import {
  browserMaker,
  type RecognitionChoice as Choice,
  type RecognitionOutlook,
  type RecognitionQuestion,
} from '#app/models/practice/recognition-plan.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { installMissing, reportRecognition } from './recognition-store.ts'
import { updateRecognitionChoice } from './recognition-support.ts'
import { useRecognition } from './use-recognition.ts'

const CONSENT: Record<RecognitionQuestion, Choice> = {
  'on-device': 'on-device',
  download: 'on-device',
  vendor: 'vendor-allowed',
  'some-vendor': 'vendor-allowed',
}

function choose(choice: Choice): void {
  reportRecognition(null)
  updateRecognitionChoice(choice)
}

function accept(asks: RecognitionQuestion): void {
  choose(CONSENT[asks])
  // Browsers download only after a click, and this is one.
  if (asks === 'download') void installMissing()
}

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" onClick={onClick} className="-ml-2 mr-4">
      {children}
    </Button>
  )
}

/** The question with what it means for privacy, and the answers. */
function Question({ asks, isNews }: { asks: RecognitionQuestion; isNews: boolean }) {
  const copy = useCopy(microphoneCopy).recognition
  return (
    <>
      <p role={isNews ? 'status' : undefined} className="font-semibold">
        {copy.question[asks](browserMaker(navigator.userAgent))}
      </p>
      <p className="text-soft">{copy.otherwise}</p>
      <Quiet onClick={() => accept(asks)}>{copy.yes[asks]}</Quiet>
      {asks === 'some-vendor' && <Quiet onClick={() => choose('on-device')}>{copy.onlyHere}</Quiet>}
      <Quiet onClick={() => choose('off')}>{copy.no}</Quiet>
    </>
  )
}

function Without({ why }: { why: Extract<RecognitionOutlook, { kind: 'without' }>['why'] }) {
  const copy = useCopy(microphoneCopy).recognition
  const canChange = why !== 'unavailable' && why !== 'phone'
  return (
    <>
      <p role="status">{copy.without[why]}</p>
      {/* Asks again: another answer may be possible now. */}
      {canChange && <Quiet onClick={() => choose('unset')}>{copy.change}</Quiet>}
    </>
  )
}

function Installing({ done, count }: { done: number; count: number }) {
  const copy = useCopy(microphoneCopy).recognition
  return (
    <>
      <p role="status">{copy.installing(done, count)}</p>
      {/* Browsers do not say how far one download is. */}
      <progress aria-label={copy.progress} {...(done > 0 ? { value: done, max: count } : {})} className="w-full" />
    </>
  )
}

function Outlook({ outlook, isNews }: { outlook: RecognitionOutlook; isNews: boolean }) {
  const copy = useCopy(microphoneCopy).recognition
  switch (outlook.kind) {
    case 'question':
      return <Question asks={outlook.asks} isNews={isNews} />
    case 'installing':
      return <Installing {...outlook} />
    case 'not-installed':
      return (
        <>
          <p role="status">{copy.downloadFailed}</p>
          <Quiet onClick={() => void installMissing()}>{copy.tryAgain}</Quiet>
          <Quiet onClick={() => choose('off')}>{copy.no}</Quiet>
        </>
      )
    case 'ready':
      return (
        <>
          <p role="status">
            {copy.ready[outlook.mode](browserMaker(navigator.userAgent))} {outlook.only && copy.only[outlook.only]}
          </p>
          <Quiet onClick={() => choose('off')}>{copy.no}</Quiet>
        </>
      )
    case 'without':
      return <Without why={outlook.why} />
  }
}

/**
 * Whether this browser may turn speech into text: asked once, before the first recording. Afterwards what will happen
 * to the words, and a way to change the answer. The question is announced while it is news.
 */
export function RecognitionChoice({ isNews = true }: { isNews?: boolean }) {
  const { outlook } = useRecognition()
  return (
    outlook && (
      <div className="measure text-15">
        <Outlook outlook={outlook} isNews={isNews} />
      </div>
    )
  )
}
