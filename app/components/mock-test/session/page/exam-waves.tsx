import { useEffect, useState } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { ElapsedTime } from '#app/components/player/controls/elapsed-time.tsx'
import { WaveRow } from '#app/components/player/stage/wave-row.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { LiveWaveform } from '#app/components/sound/live-waveform.tsx'
import { readShape, type SoundShape } from '#app/components/sound/peaks.ts'
import type { UseExam } from './use-exam.ts'

interface Props {
  exam: UseExam
  segment: Pick<Segment, 'speaker'>
}

/** The segment as it plays, and the voice as it is recorded. As in the test, neither can be heard again. */
export function ExamWaves({ exam, segment }: Props) {
  const copy = useCopy(practiceCopy).player
  const { shape, at } = useSource(exam)
  const { phase, capture } = exam.state
  const isRecording = phase === 'recording' && capture === 'running'
  const into = targetLanguage(segment)
  return (
    <div className="space-y-3">
      <WaveRow
        caption={copy.speaks[spokenLanguage(segment)]}
        language={spokenLanguage(segment)}
        shape={shape}
        at={phase === 'playing' ? at : null}
      />
      <WaveRow
        caption={copy.interprets[into]}
        language={into}
        shape={null}
        at={null}
        live={isRecording ? <LiveWaveform language={into} levels={exam.subscribeLevel} /> : undefined}
        time={isRecording ? <ElapsedTime subscribe={exam.subscribeElapsedMs} /> : undefined}
      />
    </div>
  )
}

/** The shape of the segment that plays or has played, and the position in seconds. */
function useSource({ subscribeSource, subscribePosition }: UseExam): { shape: SoundShape | null; at: number } {
  const [shape, setShape] = useState<SoundShape | null>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    let isMounted = true
    const unsubscribe = subscribeSource((sound) => {
      void sound
        .arrayBuffer()
        .then(readShape)
        .then((read) => isMounted && setShape(read))
    })
    return () => {
      isMounted = false
      unsubscribe()
    }
  }, [subscribeSource])
  useEffect(() => subscribePosition(setAt), [subscribePosition])
  return { shape, at }
}
