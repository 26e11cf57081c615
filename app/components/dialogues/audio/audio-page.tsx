import { ArrowLeft } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { DESK_PATH, deskAudioPath, editorPath } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { OtherWords } from './other-words.tsx'
import { SegmentSound } from './segment-sound.tsx'
import type { DialogueAudioView, DoneWhat, Problem } from './view.ts'

interface Props {
  view: DialogueAudioView
  timeZone: string
  /** Open confirmations: the 0-based segment to return to the synthetic voice, and the recording to withdraw. */
  asking: { voice: number | null; discard: number | null }
  done: { what: DoneWhat; at: number | null } | null
  problem: Problem | null
}

const LINK = 'inline-flex min-h-11 items-center gap-1 font-semibold text-accent underline-offset-4 hover:underline'

/** Plays the audio of a dialogue's segments, and lets an admin upload recordings. */
export function AudioPage({ view, timeZone, asking, done, problem }: Props) {
  const copy = useCopy(segmentAudioCopy)
  const { segments, withoutSegment } = view
  const path = deskAudioPath(view.id)
  const recorded = segments.filter(({ recording }) => recording !== null).length
  return (
    <Page title={copy.title} subtitle={view.title}>
      <p className="mb-4 flex flex-wrap gap-x-6">
        <Link to={DESK_PATH} className={LINK}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {copy.back}
        </Link>
        {!view.isDeleted && (
          <Link to={editorPath(view.id)} className={LINK}>
            {copy.edit}
          </Link>
        )}
      </p>
      {view.isDeleted && <p className="mb-4 border-l-4 border-sun py-1 pl-4">{copy.deleted}</p>}
      <p className="measure">{copy.intro}</p>
      <p className="mt-2 text-15 text-soft">{copy.recorded(recorded, segments.length)}</p>
      {problem && problem.at === null && (
        <p role="alert" className="mt-6 border-l-4 border-critical py-1 pl-4 text-critical">
          {problem.sentence}
        </p>
      )}
      {done && done.at === null && (
        <p role="status" className="mt-6 border-l-4 border-success py-1 pl-4">
          {copy.done[done.what]}
        </p>
      )}
      <ol className="mt-6 border-b border-line">
        {segments.map((segment) => (
          <SegmentSound
            key={`${segment.segmentIndex} ${segment.wordsHash}`}
            segment={segment}
            dialogueId={view.id}
            path={path}
            timeZone={timeZone}
            isAsking={asking.voice === segment.segmentIndex && segment.recording !== null}
            discarding={asking.discard}
            done={done?.at === segment.segmentIndex ? done.what : null}
            problem={problem?.at === segment.segmentIndex ? problem.sentence : null}
          />
        ))}
      </ol>
      {withoutSegment.length > 0 && (
        <section aria-labelledby="homeless-title" className="mt-10">
          <h2 id="homeless-title" className="text-20">
            {copy.homeless.title}
          </h2>
          <p className="measure mt-1">{copy.homeless.text}</p>
          {withoutSegment.map((recording) => (
            <OtherWords
              key={recording.id}
              recording={recording}
              path={path}
              place={null}
              timeZone={timeZone}
              isAsking={asking.discard === recording.id}
            />
          ))}
        </section>
      )}
    </Page>
  )
}
