import { Mic, Volume2 } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import { MadeLine } from './made-line.tsx'
import { OtherWords } from './other-words.tsx'
import { Question } from './question.tsx'
import { RecordingForm } from './recording-form.tsx'
import type { DoneWhat, SegmentView } from './view.ts'

const SIDE = { English: 'border-english', Turkish: 'border-turkish' }
const HUE = { English: 'text-english', Turkish: 'text-turkish' }

interface Props {
  segment: SegmentView
  dialogueId: number
  path: string
  timeZone: string
  /** Whether the confirmation to return to the synthetic voice is open. */
  isAsking: boolean
  /** The recording to withdraw, on this row or another. */
  discarding: number | null
  done: DoneWhat | null
  problem: string | null
}

function Notices({ done, problem }: Pick<Props, 'done' | 'problem'>) {
  const copy = useCopy(segmentAudioCopy)
  return (
    <>
      {done && (
        <p role="status" className="mt-2 border-l-4 border-success py-1 pl-4">
          {copy.done[done]}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 border-l-4 border-critical py-1 pl-4 text-critical">
          {problem}
        </p>
      )}
    </>
  )
}

/** The speaker, and whether it is a synthetic voice or a recording. */
function Heading({ segment }: { segment: SegmentView }) {
  const copy = useCopy(segmentAudioCopy)
  const desk = useCopy(dialogueDeskCopy)
  const { speaker, gender, recording } = segment
  const Icon = recording ? Mic : Volume2
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-16 font-semibold">{copy.segment(segment.segmentIndex + 1)}</h2>
      <span className={`text-15 font-semibold ${HUE[speaker]}`}>{desk.speakers[speaker]}</span>
      <span className="inline-flex items-center gap-1.5 text-15 text-soft">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {recording ? copy.recording : `${copy.voice} · ${desk.voices[gender]}`}
      </span>
    </div>
  )
}

/** One segment: its text, its audio as learners hear it, and the available actions. */
export function SegmentSound({ segment, dialogueId, path, timeZone, isAsking, discarding, done, problem }: Props) {
  const copy = useCopy(segmentAudioCopy)
  const { segmentIndex, speaker, recording, wordsHash } = segment
  const number = segmentIndex + 1
  const anchor = `#segment-${number}`
  const sound = recording ? `recording-${recording.id}` : 'voice'
  return (
    <li id={`segment-${number}`} className="scroll-mt-24 border-t border-line py-5">
      <div className={`gap-x-10 border-l-4 pl-4 lg:grid lg:grid-cols-2 ${SIDE[speaker]}`}>
        <div>
          <Heading segment={segment} />
          <p lang={segment.language} className="measure mt-2">
            {segment.text}
          </p>
        </div>
        <div className="mt-3 lg:mt-0">
          {/* New audio needs a new address, as browsers cache what they have played. */}
          <SoundTrack
            src={`/api/admin/dialogues/${dialogueId}/segments/${segmentIndex}/audio?sound=${sound}`}
            label={copy.listen(number)}
            language={segment.language}
          />
          {recording && <MadeLine recording={recording} timeZone={timeZone} />}
          {segment.mux && <p className="text-13 text-soft">{copy.mux[segment.mux]}</p>}
          <Notices done={done} problem={problem} />
          <RecordingForm
            key={`${recording?.id ?? 'voice'} ${problem ?? ''}`}
            path={path}
            segmentIndex={segmentIndex}
            wordsHash={wordsHash}
            isReplacement={recording !== null}
            isOpen={problem !== null}
          />
          {recording && !isAsking && (
            <Link
              to={`${path}?voice=${segmentIndex}${anchor}`}
              preventScrollReset
              className="inline-flex min-h-11 items-center text-15 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {copy.toVoice}
            </Link>
          )}
          {isAsking && (
            <Question
              title={copy.confirmVoice.title(number)}
              text={copy.confirmVoice.text}
              button={copy.confirmVoice.button}
              path={path}
              anchor={anchor}
              fields={{ intent: 'voice', segmentIndex }}
            />
          )}
          {segment.forOtherWords.map((other) => (
            <OtherWords
              key={other.id}
              recording={other}
              path={path}
              place={{ segmentIndex, wordsHash }}
              timeZone={timeZone}
              isAsking={discarding === other.id}
            />
          ))}
        </div>
      </div>
    </li>
  )
}
