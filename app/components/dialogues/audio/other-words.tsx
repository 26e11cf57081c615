import { Form } from 'react-router'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MadeLine } from './made-line.tsx'
import { Question } from './question.tsx'
import type { RecordingView } from './view.ts'

interface Props {
  recording: RecordingView
  path: string
  /** The segment it can be restored to; null if that segment is gone. */
  place: { segmentIndex: number; wordsHash: string } | null
  timeZone: string
  isAsking: boolean
}

/** A recording of text that is no longer in the dialogue: not played until an admin decides. */
export function OtherWords({ recording, path, place, timeZone, isAsking }: Props) {
  const copy = useCopy(segmentAudioCopy)
  const { other } = copy
  const anchor = place === null ? '' : `#segment-${place.segmentIndex + 1}`
  const number = place === null ? null : place.segmentIndex + 1
  return (
    <div className="mt-4 border-l-4 border-sun py-1 pl-4">
      {place !== null && (
        <>
          <p className="font-semibold">{other.title}</p>
          <p className="measure text-15">{other.text}</p>
        </>
      )}
      <p className="mt-2 text-13 text-soft">{other.words}</p>
      <p lang={recording.language} className="measure">
        {recording.words}
      </p>
      <SoundTrack
        src={`/api/admin/segment-recordings/${recording.id}`}
        label={number === null ? other.listenHomeless : other.listen(number)}
        language={recording.language === 'tr' ? 'tr' : 'en'}
      />
      <MadeLine recording={recording} timeZone={timeZone} />
      {isAsking ? (
        <Question
          {...copy.confirmDiscard}
          path={path}
          anchor={anchor}
          fields={{
            intent: 'discard',
            recordingId: recording.id,
            ...(place && { segmentIndex: place.segmentIndex }),
          }}
        />
      ) : (
        <Form method="post" action={path} className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
          {place && (
            <>
              <input type="hidden" name="intent" value="adopt" />
              <input type="hidden" name="recordingId" value={recording.id} />
              <input type="hidden" name="segmentIndex" value={place.segmentIndex} />
              <input type="hidden" name="wordsHash" value={place.wordsHash} />
              <Button type="submit" look="secondary">
                {other.adopt}
              </Button>
            </>
          )}
          <ButtonLink look="secondary" to={`${path}?discard=${recording.id}${anchor}`} preventScrollReset>
            {other.discard}
          </ButtonLink>
        </Form>
      )}
    </div>
  )
}
