import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { HeardWords as Words } from '../session/player-context.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  player: UsePlayer
  /** The language of the words. */
  language: Language
}

function TypedWords({
  language,
  text,
  onSave,
  onCancel,
}: {
  language: Language
  text: string
  onSave: (text: string) => void
  onCancel: () => void
}) {
  const copy = useCopy(microphoneCopy).heard
  const id = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('words')
        onSave(typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      <label htmlFor={id} className="block text-15 font-semibold">
        {copy.label}
      </label>
      <textarea
        ref={(field) => field?.focus()}
        id={id}
        name="words"
        lang={language}
        rows={3}
        maxLength={MAX_TRANSCRIPT_CHARACTERS}
        defaultValue={text}
        className="mt-1 block w-full max-w-2xl rounded-control border border-soft/50 bg-surface px-3 py-2"
      />
      <Button type="submit" look="quiet" className="-ml-2 mr-4">
        {copy.save}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </form>
  )
}

function Said({ label, language, children }: { label: string; language: Language; children: ReactNode }) {
  return (
    <p className="text-15">
      <span className="font-semibold">{label}: </span>
      <span lang={language}>{children}</span>
    </p>
  )
}

/** Under a recorded segment: its words, and what to do if they are wrong. */
function RecordedWords({ player, language }: Props) {
  const copy = useCopy(microphoneCopy).heard
  const [step, setStep] = useState<'words' | 'wrong' | 'type'>('words')
  const place = useRef<HTMLDivElement>(null)
  const words = player.findWords(player.state.current)
  // The pressed control goes away; the keyboard stays here.
  const close = () => {
    setStep('words')
    place.current?.focus({ preventScroll: true })
  }
  const save = (text: string) => {
    player.actions.typeWords(text)
    close()
  }
  const typed = words?.source === 'typed'
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {step === 'type' && <TypedWords language={language} text={words?.text ?? ''} onSave={save} onCancel={close} />}
      <div role="status" hidden={step === 'type'}>
        {words ? (
          <Said label={typed ? copy.typed : copy.heard} language={language}>
            “{words.text}”
          </Said>
        ) : (
          <p className="text-15">{copy.left}</p>
        )}
      </div>
      {step !== 'type' && words && !typed && (
        <Button
          look="quiet"
          onClick={() => setStep(step === 'wrong' ? 'words' : 'wrong')}
          aria-expanded={step === 'wrong'}
          className="-ml-2"
        >
          {copy.wrong}
        </Button>
      )}
      {(step === 'wrong' || (step === 'words' && (!words || typed))) && (
        <div className="flex flex-wrap gap-x-4">
          {step === 'wrong' && (
            <Button look="quiet" onClick={player.actions.reRecord} className="-ml-2">
              {copy.sayAgain}
            </Button>
          )}
          <Button look="quiet" onClick={() => setStep('type')} className="-ml-2">
            {copy.type}
          </Button>
          {step === 'wrong' && (
            <Button look="quiet" onClick={() => save('')} className="-ml-2">
              {copy.leave}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The words of the current segment as the browser recognises them, while recording and afterwards. */
export function HeardWords({ player, language }: Props) {
  const copy = useCopy(microphoneCopy).heard
  const { state, subscribeHeard } = player
  const { current, phase } = state
  const [live, setLive] = useState<Words | null>(null)
  useEffect(() => subscribeHeard(setLive), [subscribeHeard])
  const mine = live?.index === current ? live : null
  const isHearing = mine !== null && (mine.final !== '' || mine.interim !== '')
  const isCapturing = phase === 'recording' || phase === 'saving'
  // The last words come a moment after the recording.
  if (isCapturing || (isHearing && !player.findWords(current))) {
    if (!isHearing) return null
    // No live region: a screen reader would talk while the learner speaks.
    return (
      <Said label={copy.hearing} language={language}>
        {mine.final} <span className="text-soft">{mine.interim}</span>
      </Said>
    )
  }
  if (state.segments[current]?.take.status !== 'recorded') return null
  return <RecordedWords key={current} player={player} language={language} />
}
