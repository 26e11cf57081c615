import { useEffect, useRef } from 'react'
import { examMistakeCopy } from '#app/config/copy/exam-mistake.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import { comparedModels } from '#app/models/scoring/compared-models.ts'
import { MendedNote } from '../../scoring/result/mended-note.tsx'
import { Passage } from '../../scoring/passage.tsx'
import { SegmentErrors } from '../../scoring/segment-errors.tsx'
import { useCopy } from '../../shell/locale.ts'
import { useDayText } from '../../study-plan/day-text.ts'
import type { ExamMistakeProps, Tried } from './exam-mistake.tsx'
import { MistakeModel } from './mistake-model.tsx'

/** What a try came to: whether it stood and when it comes back, what it lost, and the model. */
export function MistakeAnswer({ mistake, tried }: { mistake: ExamMistakeProps; tried: Tried }) {
  const copy = useCopy(examMistakeCopy)
  const report = useCopy(scoreReportCopy).segments
  const { retry } = useCopy(segmentRevisionsCopy)
  const { short } = useDayText()
  const heading = useRef<HTMLHeadingElement>(null)
  // To a screen reader it is a new page.
  useEffect(() => heading.current?.focus(), [])
  const { segment } = mistake
  const { isStanding, isEarly, mendedOn, judged } = tried
  const day = short(tried.due)
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="mb-2 text-26 outline-none">
          {isStanding ? copy.stands : copy.falls}
        </h2>
        {mendedOn === null && <p>{isEarly ? copy.early(day) : copy.comesBack(day)}</p>}
        {mendedOn !== null && (isStanding ? <MendedNote>{copy.mended}</MendedNote> : <p>{copy.mended}</p>)}
      </div>
      <div className="space-y-4">
        {judged && (judged.errors.length === 0 ? <p>{retry.noErrors}</p> : <SegmentErrors errors={judged.errors} />)}
        <Passage title={report.source} language={spokenLanguage(segment)}>
          {segment.text}
        </Passage>
        {judged && (
          <Passage title={report.typed} language={targetLanguage(segment)}>
            {judged.text}
          </Passage>
        )}
        <MistakeModel mistake={mistake} texts={comparedModels(segment, judged?.errors ?? []).compared} />
      </div>
    </>
  )
}
