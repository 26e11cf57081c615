import { useEffect, useState } from 'react'
import { deleteDraft } from '../../browser-storage/drafts.ts'
import { openVault } from '../../player/recording/shared-vault.ts'

/** Deletes this browser's data of a discarded attempt. @returns whether that is done; true if there is none. */
export function useDiscardedAttempt(attemptId: string | null): boolean {
  const [forgotten, setForgotten] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    async function forget(id: string): Promise<void> {
      await (await openVault()).deleteAttempt(id)
      deleteDraft(`words.${id}`)
      if (!isGone) setForgotten(id)
    }
    if (attemptId !== null) void forget(attemptId)
    return () => {
      isGone = true
    }
  }, [attemptId])
  return attemptId === forgotten || attemptId === null
}
