import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { guidanceCopy } from '#app/config/copy/guidance.ts'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { segmentRevisionsCopy } from '#app/config/copy/segment-revisions.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { SegmentNote } from '#app/models/notes/segment-note.ts'
import { costOf } from '#app/models/scoring/costliest.ts'
import { comparedModels } from '#app/models/scoring/compared-models.ts'
import type { ErrorItem, SegmentResult } from '#app/models/scoring/evaluation.ts'
import { unmatchedText } from '#app/models/scoring/outlook-text.ts'
import { segmentText } from '#app/models/scoring/reader-texts.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { NoteView } from '../notes/note-view.tsx'
import { Direction } from '../player/controls/speaker-label.tsx'
import { useExplanationLanguage } from '../shell/explanation-language.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { SoundPair } from '../sound/sound-pair.tsx'
import { SoundTrack } from '../sound/sound-track.tsx'
import { ExaminerNote } from './guidance/examiner-note.tsx'
import { TypicalWrongs } from './guidance/typical-wrongs.tsx'
import { useMarks } from './marks.ts'
import { Passage } from './passage.tsx'
import { SourceSound } from './result/source-sound.tsx'
import { ShadedSource } from './shaded-source.tsx'
import { SegmentDelivery } from './segment-delivery.tsx'
import { SegmentErrors } from './segment-errors.tsx'

export interface ReviewedSegment {
  segment: Segment
  result: SegmentResult
  errors: ErrorItem[]
  /** Whether its wording resembles no model, so that the rules can judge little of it. */
  isUnmatched?: boolean | undefined
  /** What an examiner says of it. */
  guidance?: ShownGuidance | undefined
  /** What the learner noted while listening. */
  note?: SegmentNote | undefined
  /** URL of the source audio; null if the text has since changed. */
  sourceAudioUrl: string | null
  /** URL of the model interpretation, spoken. */
  modelAudioUrl: string
}

const VERDICT_HUES = { good: 'text-success', partial: 'text-major', missed: 'text-critical' } as const

interface ModelsProps {
  title: string
  texts: string[]
  reviewed: ReviewedSegment
}

/** Model interpretations; the first one of the segment can be heard. */
function Models({ title, texts, reviewed }: ModelsProps) {
  const copy = useCopy(scoreReportCopy).segments
  const { variants } = useCopy(guidanceCopy)
  const locale = useLocale()
  const { segment, result, guidance, modelAudioUrl } = reviewed
  const language = targetLanguage(segment)
  if (texts.length === 0) return null
  return (
    <Passage title={title} language={language}>
      {texts.map((text) => {
        const kind = guidance?.variantKinds[segment.variants.indexOf(text)]
        return (
          <p key={text} className="mb-2 last:mb-0">
            {kind && (
              <span lang={locale} className="block text-13 text-soft">
                {variants[kind]}
              </span>
            )}
            {text}
          </p>
        )
      })}
      {texts.includes(segment.translation) && (
        <SoundTrack
          src={modelAudioUrl}
          label={copy.play(copy.modelSpoken, result.segmentIndex + 1)}
          language={language}
        />
      )}
    </Passage>
  )
}

function Heard({ result, language }: { result: SegmentResult; language: 'en' | 'tr' }) {
  const copy = useCopy(scoreReportCopy)
  const { correction } = useCopy(segmentRevisionsCopy)
  const own = useCopy(selfMarkingCopy)
  if (result.markedBy) return <p className="text-15 text-soft">{own.heard}</p>
  if (result.transcript === null) return <p className="font-semibold text-critical">{copy.segments.nothing}</p>
  const source = result.transcriptSource
  const title = result.corrected
    ? correction.heading
    : source === 'typed'
      ? copy.segments.typed
      : source === 'browser'
        ? copy.segments.browser
        : copy.segments.heard
  return (
    <Passage title={title} language={language}>
      {result.transcript}
    </Passage>
  )
}

function Summary({ reviewed, score }: { reviewed: ReviewedSegment; score?: ReactNode }) {
  const copy = useCopy(scoreReportCopy)
  const { minus } = useMarks()
  const { segment, result, errors } = reviewed
  const cost = costOf(errors)
  return (
    <summary className="flex min-h-14 list-none items-center gap-x-4 py-2 [&::-webkit-details-marker]:hidden">
      <span className="display tabular w-8 text-20">{result.segmentIndex + 1}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <Direction segment={segment} />
        <span className={`text-15 font-semibold ${VERDICT_HUES[result.verdict]}`}>{copy.segments[result.verdict]}</span>
      </span>
      {score ?? (
        <span className="tabular text-15 whitespace-nowrap text-soft">
          {cost === 0 ? copy.segments.noCost : minus(cost)}
        </span>
      )}
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
        strokeWidth={1.75}
      />
    </summary>
  )
}

interface ReviewProps {
  reviewed: ReviewedSegment
  isOpen: boolean
  ownAudio?: ReactNode
  /** Its corrections and retries, with their outcomes. */
  revisions?: ReactNode
  /** Replaces the plain marks. */
  score?: ReactNode
  /** Prefix that keeps the ids of several dialogues on one page apart. */
  idPrefix?: string
}

/** One segment, collapsed to what it cost: errors, source, transcript, both recordings, and models. */
export function SegmentReview({ idPrefix = '', ...props }: ReviewProps) {
  const copy = useCopy(scoreReportCopy)
  const outlook = useCopy(outlookCopy)
  const { segment, result, errors, isUnmatched, guidance } = props.reviewed
  const said = segmentText(result, useExplanationLanguage())
  const number = result.segmentIndex + 1
  const target = targetLanguage(segment)
  const { compared, alsoRight } = comparedModels(segment, errors)
  return (
    <li id={`${idPrefix}segment-${number}`} className="border-t border-line">
      <details open={props.isOpen} className="group">
        <Summary reviewed={props.reviewed} score={props.score} />
        <div className="space-y-4 pb-6 md:pl-12">
          {errors.length === 0 && <p lang={said.language}>{said.text}</p>}
          <SegmentErrors errors={errors} />
          {isUnmatched && <p className="measure text-15 text-soft">{unmatchedText(errors, outlook)}</p>}
          <Passage title={copy.segments.source} language={spokenLanguage(segment)}>
            {result.shades ? <ShadedSource shades={result.shades} /> : segment.text}
          </Passage>
          <Heard result={result} language={target} />
          <SoundPair>
            <SourceSound reviewed={props.reviewed} caption={copy.segments.modelAudio} />
            {props.ownAudio}
          </SoundPair>
          <NoteView note={props.reviewed.note} />
          {guidance && <ExaminerNote guidance={guidance} />}
          <Models title={copy.segments.model} texts={compared} reviewed={props.reviewed} />
          <Models title={copy.segments.alsoRight} texts={alsoRight} reviewed={props.reviewed} />
          {guidance && <TypicalWrongs wrongs={guidance.wrongs} language={target} />}
          <SegmentDelivery result={result} />
          {props.revisions}
        </div>
      </details>
    </li>
  )
}
