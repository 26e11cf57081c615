import type { ReactNode } from 'react'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { FULL_WEIGHT, type MeaningUnit } from '#app/models/scoring/self-marking/unit.ts'
import { Direction } from '../../player/controls/speaker-label.tsx'
import { useCopy } from '../../shell/locale.ts'
import { UnitLine } from './unit-line.tsx'
import { SoundTrack } from '../../sound/sound-track.tsx'

export interface MarkedSegment {
  /** Names the segment within its form: letters, digits and hyphens. */
  fieldKey: string
  /** 0-based. */
  segmentIndex: number
  /** The title of the card, where the segment's number does not say enough. */
  title?: string
  segment: Pick<Segment, 'speaker' | 'translation'>
  /** The segment's checklist. */
  units: readonly Omit<MeaningUnit, 'within'>[]
  /** Null if the original cannot be played any more. */
  sourceAudioUrl: string | null
  /** URL of the model interpretation, spoken. */
  modelAudioUrl: string
  /** A player for the learner's recording; null if there is none, which counts as missed. */
  ownAudio: ReactNode
}

interface Props extends MarkedSegment {
  /** How many segments there are to mark, and which of them this is, from 1. */
  place: { number: number; count: number }
  /** Whether to show it; a hidden card keeps its values. */
  isShown: boolean
  sent: ((field: string) => string | undefined) | undefined
}

/** One segment to mark by ear: both recordings, the model interpretation and its checklist. Works as a plain form. */
export function MarkingCard({ fieldKey, segmentIndex, title, segment, units, place, isShown, sent, ...sound }: Props) {
  const copy = useCopy(selfMarkingCopy)
  const language = targetLanguage(segment)
  const number = segmentIndex + 1
  const showsWeight = units.some(({ weight }) => weight < FULL_WEIGHT)
  const titleId = `marking-${fieldKey}`
  return (
    <li hidden={!isShown} className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} tabIndex={-1} className="text-20 outline-none">
          {title ?? copy.segment(number)}
          <span className="sr-only"> ({copy.progress(place.number, place.count)})</span>
        </h2>
        <Direction segment={segment} />
      </div>
      {sound.ownAudio === null ? (
        <p className="mt-3 font-semibold text-critical">{copy.unrecorded}</p>
      ) : (
        <>
          <div className="mt-3 grid md:grid-cols-2 md:gap-4">
            {sound.ownAudio}
            {sound.sourceAudioUrl !== null && (
              <div className="my-3">
                <SoundTrack
                  src={sound.sourceAudioUrl}
                  label={copy.play(copy.original, number)}
                  caption={copy.original}
                  language={spokenLanguage(segment)}
                />
              </div>
            )}
          </div>
          <h3 className="mt-4 font-sans text-13 font-semibold tracking-normal text-soft">{copy.model}</h3>
          <p lang={language} className="measure mt-0.5">
            {segment.translation}
          </p>
          <div className="mt-2 max-w-xl">
            <SoundTrack src={sound.modelAudioUrl} label={copy.play(copy.model, number)} language={language} />
          </div>
          <fieldset aria-describedby={`${titleId}-hint`} className="mt-4">
            <legend className="font-semibold">{copy.checklist}</legend>
            <p id={`${titleId}-hint`} className="text-13 text-soft">
              {copy.checklistHint} {showsWeight && copy.heavyHint}
            </p>
            <ul className="mt-2 border-b border-line">
              {units.map((unit) => (
                <UnitLine
                  key={unit.id}
                  unit={unit}
                  showsWeight={showsWeight}
                  fieldKey={fieldKey}
                  language={language}
                  sent={sent}
                />
              ))}
            </ul>
          </fieldset>
        </>
      )}
    </li>
  )
}
