import { practiceCopy } from '#app/config/copy/practice.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy } from '../../shell/locale.ts'
import { Direction } from './speaker-label.tsx'

const WASHES = { en: 'bg-english-wash', tr: 'bg-turkish-wash' } as const
const HUES = { en: 'text-english', tr: 'text-turkish' } as const

interface Props {
  number: number
  count: number
  segment: Pick<Segment, 'speaker' | 'text'>
  isTranscriptShown: boolean
}

/** Whose turn it is, large, and the direction of interpreting; the text only on request. */
export function SegmentStage({ number, count, segment, isTranscriptShown }: Props) {
  const copy = useCopy(practiceCopy).player
  const language = spokenLanguage(segment)
  return (
    <section className={`rounded-card px-6 py-6 ${WASHES[language]}`}>
      <h2 className={`text-26 ${HUES[language]}`}>{copy.segmentOf(number, count)}</h2>
      <p className="mt-1">
        <Direction segment={segment} />
      </p>
      {isTranscriptShown && (
        <p id="transcript" lang={language} className="measure mt-4 text-20">
          {segment.text}
        </p>
      )}
    </section>
  )
}
