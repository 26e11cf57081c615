import { useEffect, useRef } from 'react'
import type { Subscribe } from '#app/components/player/session/signal.ts'

const WIDTH = 240
const HEIGHT = 8

/** The microphone's level, painted outside React many times a second. */
export function LevelBar({ subscribe }: { subscribe: Subscribe<number> }) {
  const bar = useRef<SVGRectElement>(null)
  useEffect(() => subscribe((level) => bar.current?.setAttribute('width', (WIDTH * level).toFixed(1))), [subscribe])
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 min-w-0 flex-1"
    >
      <rect width={WIDTH} height={HEIGHT} rx={HEIGHT / 2} className="fill-critical-wash" />
      <rect ref={bar} width="0" height={HEIGHT} rx={HEIGHT / 2} className="fill-critical" />
    </svg>
  )
}
