import { useEffect } from 'react'
import { deleteDraft } from '../../browser-storage/drafts.ts'
import { openVault } from '../../player/recording/shared-vault.ts'

interface ScoredAttempt {
  attemptId: string
  dialogueId: number
  segmentCount: number
}

/**
 * Marks the attempt as scored in the browser's storage, so that the next practice starts a new one. The player does this
 * itself, but not for an attempt whose answers were typed afterwards.
 */
export function useFinishedAttempt({ attemptId, dialogueId, segmentCount }: ScoredAttempt): void {
  useEffect(() => {
    async function finish(): Promise<void> {
      deleteDraft(`words.${attemptId}`)
      deleteDraft(`marks.${attemptId}`)
      const vault = await openVault()
      const attempt = await vault.findUnfinished({ dialogueId, segmentCount })
      if (attempt?.attemptId === attemptId) await vault.saveAttempt({ ...attempt, finishedAt: Date.now() })
    }
    void finish()
  }, [attemptId, dialogueId, segmentCount])
}
