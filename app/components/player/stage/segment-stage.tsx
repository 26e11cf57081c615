import { practiceCopy } from '#app/config/copy/practice.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy } from '../../shell/locale.ts'
import { Direction } from '../controls/speaker-label.tsx'
import type { UsePlayer } from '../session/use-player.ts'
import { StageWaves } from './stage-waves.tsx'

const WASHES = { en: 'bg-english-wash', tr: 'bg-turkish-wash' } as const
const HUES = { en: 'text-english', tr: 'text-turkish' } as const

interface Props {
  player: UsePlayer
  segment: Pick<Segment, 'speaker' | 'text'>
}

/** Whose turn it is, large, the direction of interpreting, and both voices; the text only on request. */
export function SegmentStage({ player, segment }: Props) {
  const copy = useCopy(practiceCopy).player
  const { view, state } = player
  const language = spokenLanguage(segment)
  return (
    <section className={`space-y-4 rounded-card px-5 py-5 md:px-8 md:py-8 ${WASHES[language]}`}>
      <div>
        <h2 className={`text-26 ${HUES[language]}`}>{copy.segmentOf(view.segmentNumber, view.segmentCount)}</h2>
        <p className="mt-1">
          <Direction segment={segment} />
        </p>
      </div>
      <StageWaves key={state.current} player={player} segment={segment} />
      {state.transcriptShown && (
        <p id="transcript" lang={language} className="measure text-20">
          {segment.text}
        </p>
      )}
    </section>
  )
}
