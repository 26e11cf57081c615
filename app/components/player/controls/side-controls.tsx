import { Captions, CaptionsOff, Headphones, Play, RotateCcw, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { MAX_VOLUME_PERCENT } from '#app/config/practice.ts'
import { useCopy } from '../../shell/locale.ts'

interface SideButtonProps {
  icon: ReactNode
  label: string
  isEnabled: boolean
  onPress: () => void
  isPressed?: boolean
}

/** A small button next to the main one: an icon above a word, at least 44 px. */
function SideButton({ icon, label, isEnabled, onPress, isPressed }: SideButtonProps) {
  return (
    <button
      type="button"
      disabled={!isEnabled}
      onClick={onPress}
      aria-pressed={isPressed}
      className="flex min-h-16 w-24 flex-col items-center justify-center gap-1 rounded-control px-1 text-13 leading-4 text-ink transition-colors duration-150 ease-out enabled:hover:text-accent disabled:text-soft/60"
    >
      {icon}
      <span className="text-center">{label}</span>
    </button>
  )
}

const ICON = { 'aria-hidden': true, className: 'size-6', strokeWidth: 1.75 } as const

export function PlayAgain(props: { playsLeft: number; isEnabled: boolean; onPress: () => void }) {
  const copy = useCopy(practiceCopy).player
  return <SideButton icon={<Play {...ICON} />} label={copy.playAgain(props.playsLeft)} {...props} />
}

export function PlaysLeft({ plays }: { plays: number }) {
  const copy = useCopy(practiceCopy).player
  return <p className="w-24 px-1 text-center text-13 text-soft">{copy.playsLeft(plays)}</p>
}

export function ReRecord(props: { isEnabled: boolean; onPress: () => void }) {
  const copy = useCopy(practiceCopy).player
  return <SideButton icon={<RotateCcw {...ICON} />} label={copy.reRecord} {...props} />
}

export function PlayOwn(props: { isEnabled: boolean; onPress: () => void; isPressed: boolean }) {
  const copy = useCopy(practiceCopy).player
  return <SideButton icon={<Headphones {...ICON} />} label={copy.playOwn} {...props} />
}

export function TranscriptToggle({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  const copy = useCopy(practiceCopy).player
  const Icon = isShown ? CaptionsOff : Captions
  return (
    <button
      type="button"
      onClick={onPress}
      aria-expanded={isShown}
      aria-controls={isShown ? 'transcript' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 text-soft hover:text-accent"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {isShown ? copy.hideTranscript : copy.showTranscript}
    </button>
  )
}

export function Volume({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  const copy = useCopy(practiceCopy).player
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-15 text-soft">
      <Volume2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="sr-only">{copy.volume}</span>
      <input
        type="range"
        min={0}
        max={MAX_VOLUME_PERCENT}
        step={5}
        value={percent}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-6 w-28 accent-accent"
      />
      <span className="tabular w-8 text-right">{percent}</span>
    </label>
  )
}
