import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { mockTestTutorialCopy } from '#app/config/copy/mock-test-tutorial.ts'
import { CHIME_URLS, type Chime } from '#app/config/chimes.ts'
import { Notice } from '../../player/controls/notice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { playChime } from './play-chime.ts'

/** The shape of each sound: one note rising to another and fading, or two short beats. */
const SHAPES = {
  start: 'M2 30 L8 16 C 18 24 24 27 30 28 L36 6 C 52 20 74 28 94 30',
  record: 'M20 30 L26 8 C 32 22 38 28 44 30 L50 8 C 56 22 64 29 74 30',
} satisfies Record<Chime, string>

const ORDER = ['start', 'record'] as const

function ChimeRow({ chime, onFail }: { chime: Chime; onFail: (failed: boolean) => void }) {
  const copy = useCopy(mockTestTutorialCopy).chimes[chime]
  const [isPlaying, setPlaying] = useState(false)
  const play = async () => {
    setPlaying(true)
    onFail(!(await playChime(chime)))
    setPlaying(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <svg viewBox="0 0 96 32" aria-hidden="true" className="h-8 w-24 shrink-0">
        <path
          d={SHAPES[chime]}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={isPlaying ? 'stroke-accent' : 'stroke-soft'}
        />
      </svg>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-16">{copy.name}</h3>
        <p className="text-15 text-soft">{copy.meaning}</p>
      </div>
      <div className="hidden scripted:block">
        <Button look="secondary" onClick={() => void play()} disabled={isPlaying}>
          <Volume2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {copy.play}
        </Button>
      </div>
      <noscript>
        <audio controls preload="none" src={CHIME_URLS[chime]} aria-label={copy.name} className="h-11" />
      </noscript>
    </li>
  )
}

/** The two chimes, with their meanings. */
export function ChimeList() {
  const copy = useCopy(mockTestTutorialCopy).chimes
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {ORDER.map((chime) => (
          <ChimeRow key={chime} chime={chime} onFail={setFailed} />
        ))}
      </ul>
      {hasFailed && (
        <div className="mt-4">
          <Notice tone="error">
            <p>{copy.failed}</p>
          </Notice>
        </div>
      )}
    </>
  )
}
