import { Headphones, Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
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
