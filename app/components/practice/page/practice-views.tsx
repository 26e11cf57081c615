import { href } from 'react-router'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { PLACES } from '#app/config/navigation.ts'
import { noteOf } from '#app/models/notes/segment-note.ts'
import type { HeldAttempt, PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { KeepOffline } from '../../offline/keep-offline.tsx'
import { audioUrl } from '../../player/audio/audio-url.ts'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'
import { NoteArea } from '../../notes/note-area.tsx'
import { useNotes } from '../../notes/use-notes.ts'
import { FocusPage } from '../../shell/focus-page.tsx'
import { useCopy } from '../../shell/locale.ts'
import { VoiceLabel, VoiceNames } from '../../voices/voice-label.tsx'
import { PlayerIsland } from './player-island.tsx'
import { practicePath } from './practice-path.ts'

interface TestProps {
  title: string
  dialogue: PractisedDialogue
  offersRecognition: boolean
  heldAttempt: HeldAttempt | null
  givenUp: string | null
}

/** The test: the player owns the screen; notes and the microphone's settings are folded beside it. */
export function PracticeTest({ title, dialogue, offersRecognition, heldAttempt, givenUp }: TestProps) {
  const copy = useCopy(practiceDialogueCopy)
  const nameOf = useTopicName()
  const { notes, write, send, forget } = useNotes(`note.${dialogue.id}`)
  async function keepNotes(submissionId: string): Promise<void> {
    if (await send(href('/api/submissions/:submissionId/notes', { submissionId }))) forget()
  }
  const subtitle = (
    <>
      {nameOf(dialogue.topic)} · {/* A phone has no room for it in this line. */}
      {dialogue.aim !== null && <span className="max-md:hidden">{dialogue.aim} · </span>}
      <VoiceNames voices={dialogue.voices} />
    </>
  )
  return (
    <FocusPage title={title} subtitle={subtitle} leaveTo={PLACES.practice} leaveNote={copy.chooseOther}>
      <PlayerIsland
        dialogue={dialogue}
        heldAttempt={heldAttempt}
        submitUrl={href('/api/submit-naati-session')}
        offersRecognition={offersRecognition}
        resultPath={(attempt) => practicePath(dialogue.id, attempt)}
        beforeResult={keepNotes}
        givenUp={givenUp}
        notes={(index) => <NoteArea key={index} note={noteOf(notes, index)} onChange={write} />}
        microphone={
          <>
            <p className="text-15 text-soft">
              <VoiceLabel voices={dialogue.voices} />
            </p>
            <MicrophoneCheck instead />
            {offersRecognition && <RecognitionChoice />}
            <KeepOffline
              dialogue={{ id: dialogue.id, title: dialogue.title, path: practicePath(dialogue.id) }}
              sounds={dialogue.segments.map((_, index) => audioUrl(dialogue.id, index))}
            />
          </>
        }
      />
    </FocusPage>
  )
}
