import { useEffect, useState } from 'react'
import type { LogOutProps } from './late-log-out.tsx'
import { logOut } from './log-out.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { findUnsent, isEmpty, type Unsent } from './unsent.ts'

/** Looks for what has not been sent: asks about it, or logs out at once. */
export function LogOutSteps({ onStay }: LogOutProps) {
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  useEffect(() => {
    let isGone = false
    async function begin(): Promise<void> {
      const found = await findUnsent()
      if (isGone) return
      if (isEmpty(found)) await logOut()
      else setUnsent(found)
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [])
  return unsent && <LogOutDialog unsent={unsent} onStay={onStay} />
}
