import type { SubmissionResult } from '@conform-to/react'
import { Mic } from 'lucide-react'
import { useId } from 'react'
import { examMistakeCopy } from '#app/config/copy/exam-mistake.ts'
import { mistakesCopy } from '#app/config/copy/mistakes.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import { describedBy, FieldFrame } from '../../forms/field.tsx'
import { FormFrame, useFormState } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { audioUrl } from '../../player/audio/audio-url.ts'
import { Fold } from '../../scoring/fold.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { Passage } from '../../scoring/passage.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import { useDayText } from '../../study-plan/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'
import type { ExamMistakeProps } from './exam-mistake.tsx'
import { MistakeModel } from './mistake-model.tsx'

interface Props {
  mistake: ExamMistakeProps
  lastResult: SubmissionResult | undefined
}

/** What it cost, and whether its day has come. */
function Standing({ state, today }: ExamMistakeProps) {
  const copy = useCopy(mistakesCopy)
  const { early } = useCopy(examMistakeCopy)
  const { marks } = useMarks()
  const { short } = useDayText()
  const { due, stood, mendedOn } = state
  const facts = [copy.cost(marks(state.marks)), ...(stood > 0 && mendedOn === null ? [copy.stoodOnce] : [])]
  return (
    <p className="text-15 text-soft">
      {[...facts, ...(mendedOn === null ? [] : [copy.mendedOn(short(mendedOn))])].join(' · ')}
      {mendedOn === null && today < due && <span className="block">{early(short(due))}</span>}
    </p>
  )
}

/** What the speaker says: to hear, or to read where the sound says something else by now. */
function Source({ segment, segmentIndex, dialogueId, hasSound }: ExamMistakeProps) {
  const copy = useCopy(scoreReportCopy).segments
  const { changed } = useCopy(examMistakeCopy)
  const language = spokenLanguage(segment)
  const label = copy.play(copy.modelAudio, segmentIndex + 1)
  if (hasSound) return <SoundTrack src={audioUrl(dialogueId, segmentIndex)} label={label} language={language} />
  return (
    <>
      <p className="mb-3 text-15">{changed}</p>
      <Passage title={copy.source} language={language}>
        {segment.text}
      </Passage>
    </>
  )
}

function Words({ segment }: ExamMistakeProps) {
  const id = useId()
  const { about } = useCopy(examMistakeCopy)
  const { retry, languages } = useCopy(segmentRevisionsCopy)
  const { problemOf, valueOf } = useFormState()
  const problem = problemOf('transcript')
  const language = targetLanguage(segment)
  return (
    <FieldFrame id={id} label={retry.label(languages[language])} hint={about} problem={problem}>
      <textarea
        id={id}
        name="transcript"
        lang={language}
        rows={4}
        maxLength={MAX_TRANSCRIPT_CHARACTERS}
        defaultValue={valueOf('transcript')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id, hint: about, problem })}
        className={INPUT_LOOK}
      />
    </FieldFrame>
  )
}

/** The segment to hear, a box for the interpretation, and, for who says it aloud, the model with two buttons. */
export function MistakeQuestion({ mistake, lastResult }: Props) {
  const copy = useCopy(examMistakeCopy)
  const { retry, sending } = useCopy(segmentRevisionsCopy)
  const { segment, tryId } = mistake
  const isOwn = lastResult?.initialValue?.intent === 'own'
  return (
    <>
      <Standing {...mistake} />
      <section>
        <h2 className="mb-3 text-20">{copy.listen}</h2>
        <Source {...mistake} />
      </section>
      <FormFrame intent="typed" lastResult={isOwn ? undefined : lastResult}>
        <input type="hidden" name="tryId" value={tryId} />
        <Words {...mistake} />
        <SubmitButton pending={sending} needs={['transcript']}>
          {retry.submitTyped}
        </SubmitButton>
      </FormFrame>
      <Fold label={copy.aloud} icon={<Mic aria-hidden="true" className="size-4" strokeWidth={1.75} />} isOpen={isOwn}>
        <MistakeModel mistake={mistake} texts={[segment.translation, ...segment.variants]} />
        <FormFrame intent="own" lastResult={isOwn ? lastResult : undefined} className="mt-5">
          <input type="hidden" name="tryId" value={tryId} />
          <p className="mb-3 font-semibold">{copy.aloudQuestion}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="mark" value="stood" look="secondary">
              {copy.stood}
            </Button>
            <Button type="submit" name="mark" value="not-yet" look="secondary">
              {copy.notYet}
            </Button>
          </div>
        </FormFrame>
      </Fold>
    </>
  )
}
