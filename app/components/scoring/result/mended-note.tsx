import { type ReactNode, useEffect, useRef } from 'react'
import { PLANK } from '#app/models/practice/bridge-geometry.ts'

/** Of the two halves, as they come together. */
const MENDING_MS = 180
const HALF_WIDTH = PLANK.width / 2
const HALF_HEIGHT = PLANK.height / 2
const APART = ['translate(0px, 0px)', 'translate(2px, 4px) rotate(8deg)']

/** A cracked plank whose halves come together, once. Still where motion is reduced. */
function MendedPlank() {
  const half = useRef<SVGPathElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [whole = '', apart = ''] = APART
    half.current?.animate([{ transform: apart }, { transform: whole }], { duration: MENDING_MS, easing: 'ease-out' })
  }, [])
  return (
    <svg viewBox="-16 -11 32 22" aria-hidden="true" className="w-11 shrink-0 fill-success">
      <path d={`M-${HALF_WIDTH} -${HALF_HEIGHT} H1 L-3 -1 L1 1.5 L-3 ${HALF_HEIGHT} H-${HALF_WIDTH} Z`} />
      <path ref={half} d={`M1.8 -${HALF_HEIGHT} H${HALF_WIDTH} V${HALF_HEIGHT} H-2.2 L1.8 1.5 L-2.2 -1 Z`} />
    </svg>
  )
}

/** Good news that the data supports, beside a plank that mends. */
export function MendedNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-15 font-semibold">
      <MendedPlank />
      <span>{children}</span>
    </p>
  )
}
