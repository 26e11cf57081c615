import { useEffect, useState } from 'react'
import type { LogOutProps } from './lazy-log-out.tsx'
import { logOut } from './log-out.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { findPendingWork, isEmpty, type PendingWork } from './pending-work.ts'

/** Asks about pending work, or logs out at once if there is none. */
export function LogOutSteps({ onStay }: LogOutProps) {
  const [pending, setUnsent] = useState<PendingWork | null>(null)
  useEffect(() => {
    let isGone = false
    async function begin(): Promise<void> {
      const found = await findPendingWork()
      if (isGone) return
      if (isEmpty(found)) await logOut()
      else setUnsent(found)
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [])
  return pending && <LogOutDialog pending={pending} onStay={onStay} />
}
