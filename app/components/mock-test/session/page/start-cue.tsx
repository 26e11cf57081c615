import { useEffect, useState } from 'react'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { HEARD_LEVEL } from '#app/config/practice.ts'
import type { Subscribe } from '#app/components/player/session/signal.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { SECOND_MS } from '#app/config/time.ts'

interface Props {
  seconds: number
  levels: Subscribe<number>
  elapsedMs: Subscribe<number>
}

/** Under the real rules: how long a candidate may wait before speaking. Disappears afterwards. */
export function StartCue({ seconds, levels, elapsedMs }: Props) {
  const copy = useCopy(mockTestSessionCopy).realRules
  const [left, setLeft] = useState(seconds)
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => elapsedMs((ms) => setLeft(Math.ceil(seconds - ms / SECOND_MS))), [elapsedMs, seconds])
  useEffect(() => levels((level) => level >= HEARD_LEVEL && setBegun(true)), [levels])
  if (hasBegun) return null
  return (
    <p className={`text-15 font-semibold ${left > 0 ? 'text-soft' : 'text-major'}`}>
      {left > 0 ? copy.cue(left) : copy.cueLate}
    </p>
  )
}
