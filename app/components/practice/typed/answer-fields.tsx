import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy } from '../../shell/locale.ts'
import { Direction } from '../../player/controls/speaker-label.tsx'
import { WordsBox } from '../dictation/words-box.tsx'
import { SoundTrack } from '../../sound/sound-track.tsx'

export interface AnswerField {
  /** 0-based. */
  segmentIndex: number
  segment: Pick<Segment, 'speaker' | 'text'>
  audioUrl: string
  value?: string | undefined
  isNothing?: boolean
  /** The server's message, by its code. */
  fault?: string | undefined
}

interface Props extends AnswerField {
  label: string
  children?: React.ReactNode
}

/** One segment's audio and a field for the learner's interpretation. */
export function AnswerBox({
  segmentIndex,
  segment,
  audioUrl,
  value,
  isNothing = false,
  fault,
  label,
  children,
}: Props) {
  const copy = useCopy(samplePracticeCopy)
  const id = `answer-${segmentIndex}`
  const number = segmentIndex + 1
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-20">
          {copy.typed.segment(number)}
        </h2>
        <Direction segment={segment} />
      </div>
      <div className="mt-3 max-w-xl">
        <SoundTrack src={audioUrl} label={`${copy.typed.audioLink} ${number}`} language={spokenLanguage(segment)} />
      </div>
      <details className="mt-2">
        <summary className="min-h-11 py-2 text-15 text-soft">{copy.typed.showSource}</summary>
        <p lang={spokenLanguage(segment)} className="measure pb-2">
          {segment.text}
        </p>
      </details>
      {children}
      <WordsBox
        id={id}
        name={`answers[${segmentIndex}]`}
        label={label}
        language={targetLanguage(segment)}
        value={value}
        nothing={{ name: `nothing[${segmentIndex}]`, isTicked: isNothing, aboutId: `${id}-title` }}
        fault={fault}
        tooLong={copy.typed.tooLong(number)}
      />
    </li>
  )
}
