import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { MAX_VOLUME_PERCENT } from '#app/config/practice.ts'
import { useCopy } from '../../shell/locale.ts'
import { SpeedChoice } from '../../sound/practice-tools.tsx'
import { PLAYER_KEYS } from '../controls/player-keys.ts'
import { usePlayerKeys } from '../controls/use-player-keys.ts'
import type { UsePlayer } from '../session/use-player.ts'
import { KeyHelp } from './key-help.tsx'

/** How the segments sound, and the keyboard's shortcuts. */
export function SoundSettings({ player }: { player: UsePlayer }) {
  const copy = useCopy(practiceCopy).player
  const { state, actions } = player
  const keys = usePlayerKeys(player)
  const [speed, setSpeed] = useState(1)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 text-15 text-soft">
        <label className="inline-flex min-h-11 items-center gap-2">
          <Volume2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <span>{copy.volume}</span>
          <input
            type="range"
            min={0}
            max={MAX_VOLUME_PERCENT}
            step={5}
            value={state.volumePercent}
            onChange={(event) => actions.setVolume(event.currentTarget.valueAsNumber)}
            className="h-6 w-28 accent-accent"
          />
          <span className="tabular w-8 text-right">{state.volumePercent}</span>
        </label>
        <SpeedChoice
          speed={speed}
          onChange={(chosen) => {
            setSpeed(chosen)
            actions.setSpeed(chosen)
          }}
        />
        <span className="text-13">{copy.speedNote}</span>
      </div>
      <KeyHelp
        keys={PLAYER_KEYS.map(({ name, action }) => ({ key: name, sentence: copy.keys[action] }))}
        areOn={keys.areOn}
        onTurn={keys.turn}
      />
    </>
  )
}
