import { useEffect, useState } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { LiveWaveform } from '../../sound/live-waveform.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ElapsedTime } from '../controls/elapsed-time.tsx'
import type { UsePlayer } from '../session/use-player.ts'
import { useShape } from './use-shape.ts'
import { WaveRow } from './wave-row.tsx'

interface Props {
  player: UsePlayer
  segment: Pick<Segment, 'speaker' | 'text'>
}

/** What was said and its interpretation, one above the other: what plays, what is recorded, then both to listen to. */
export function StageWaves({ player, segment }: Props) {
  const copy = useCopy(practiceCopy).player
  const { state, view, actions } = player
  const { current, phase } = state
  const part = state.segments[current]
  const take = part?.take
  const isRecorded = take?.status === 'recorded'
  const at = usePosition(player)
  const isHeard = part !== undefined && part.plays > 0
  const source = useShape({ find: player.loadSource, index: current, version: isHeard ? 0 : null })
  const own = useShape({ find: player.findRecording, index: current, version: isRecorded ? take.durationMs : null })
  const isPlaying = phase === 'playing'
  const isReplaying = phase === 'replaying'
  const isRecording = phase === 'recording'
  return (
    <div className="space-y-3">
      <WaveRow
        caption={copy.speaks[spokenLanguage(segment)]}
        language={spokenLanguage(segment)}
        shape={source}
        at={isPlaying ? at : null}
        seekLabel={copy.seekSource}
        // Before the recording each play is heard from its beginning to its end, as in the test.
        onSeek={isRecorded && isPlaying && source ? (share) => actions.seek(share, source.duration) : undefined}
      />
      <WaveRow
        caption={copy.interprets[targetLanguage(segment)]}
        language={targetLanguage(segment)}
        shape={own}
        at={isReplaying ? at : null}
        seekLabel={copy.seekOwn}
        onSeek={view.canPlayOwn && own ? (share) => actions.playOwnFrom(share, own.duration) : undefined}
        live={
          isRecording ? <LiveWaveform language={targetLanguage(segment)} levels={player.subscribeLevel} /> : undefined
        }
        time={isRecording ? <ElapsedTime subscribe={player.subscribeElapsedMs} /> : undefined}
      />
    </div>
  )
}

/** Where the playback is, in seconds. */
function usePosition({ subscribePosition }: Pick<UsePlayer, 'subscribePosition'>): number {
  const [at, setAt] = useState(0)
  useEffect(
    () => subscribePosition((position) => 'seconds' in position && setAt(position.seconds)),
    [subscribePosition],
  )
  return at
}
