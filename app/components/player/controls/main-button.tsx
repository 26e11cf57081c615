import { ArrowRight, Check, Mic, Play, Square } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { PracticeCopy } from '#app/config/copy/practice.ts'
import { practiceCopy } from '#app/config/copy/practice.ts'
import type { PrimaryAction } from '#app/models/practice/player-selectors.ts'
import { useCopy } from '../../shell/locale.ts'

type Subscribe = (listener: (value: number) => void) => () => void

const ICONS = {
  play: Play,
  'stop-playing': Square,
  record: Mic,
  stop: Square,
  next: ArrowRight,
  complete: Check,
} satisfies Record<PrimaryAction, unknown>

const LOOKS = {
  play: 'bg-accent text-accent-ink',
  'stop-playing': 'bg-raised text-accent shadow-raised',
  record: 'bg-critical text-paper',
  stop: 'bg-critical text-paper',
  next: 'bg-accent text-accent-ink',
  complete: 'bg-accent text-accent-ink',
} satisfies Record<PrimaryAction, string>

const RING = { size: 128, radius: 54, width: 6 }
const RING_LENGTH = 2 * Math.PI * RING.radius

function labelFor(copy: PracticeCopy['player'], action: PrimaryAction): string {
  switch (action) {
    case 'play':
      return copy.play
    case 'stop-playing':
      return copy.stopPlaying
    case 'record':
      return copy.record
    case 'stop':
      return copy.stopRecording
    case 'next':
      return copy.nextSegment
    case 'complete':
      return copy.completeTest
  }
}

/** The microphone's level as a ring, updated outside React many times a second. */
function LevelRing({ subscribe }: { subscribe: Subscribe }) {
  const circle = useRef<SVGCircleElement>(null)
  useEffect(
    () =>
      subscribe((level) => {
        circle.current?.setAttribute('stroke-dashoffset', String(RING_LENGTH * (1 - level)))
      }),
    [subscribe],
  )
  const middle = RING.size / 2
  const common = { cx: middle, cy: middle, r: RING.radius, fill: 'none', strokeWidth: RING.width }
  return (
    <svg viewBox={`0 0 ${RING.size} ${RING.size}`} aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
      <circle {...common} className="stroke-critical-wash" />
      <circle
        ref={circle}
        {...common}
        className="stroke-critical"
        strokeLinecap="round"
        strokeDasharray={RING_LENGTH}
        strokeDashoffset={RING_LENGTH}
      />
    </svg>
  )
}

interface Props {
  action: PrimaryAction
  isEnabled: boolean
  isRecording: boolean
  onPress: () => void
  levels: Subscribe
  buttonRef: RefObject<HTMLButtonElement | null>
}

/**
 * The main button, always in the same place, labelled with the next action. While unavailable it stays focusable, as a
 * disabled button would lose focus.
 */
export function MainButton({ action, isEnabled, isRecording, onPress, levels, buttonRef }: Props) {
  const copy = useCopy(practiceCopy).player
  const Icon = ICONS[action]
  return (
    <div className="relative flex size-32 items-center justify-center">
      {isRecording && <LevelRing subscribe={levels} />}
      <button
        ref={buttonRef}
        type="button"
        aria-disabled={!isEnabled}
        onClick={isEnabled ? onPress : undefined}
        className={`relative flex size-24 flex-col items-center justify-center gap-0.5 rounded-full text-13 font-semibold leading-4 transition-colors duration-150 ease-out aria-disabled:cursor-not-allowed aria-disabled:opacity-45 ${LOOKS[action]}`}
      >
        <Icon aria-hidden="true" className="size-7" strokeWidth={1.75} />
        <span className="max-w-20 text-center">{labelFor(copy, action)}</span>
      </button>
    </div>
  )
}
