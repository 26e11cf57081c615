import { useEffect } from 'react'
import { deleteDraft } from '../../browser-storage/drafts.ts'
import { openVault } from '../../player/recording/shared-vault.ts'

interface ScoredAttempt {
  attemptId: string
  dialogueId: number
  segmentCount: number
}

/**
 * Tells the browser's storage that an attempt has its score, so that the next practice begins a new one. The player
 * does so itself; an attempt whose words were typed afterwards is scored without it.
 */
export function useFinishedAttempt({ attemptId, dialogueId, segmentCount }: ScoredAttempt): void {
  useEffect(() => {
    async function finish(): Promise<void> {
      deleteDraft(`words.${attemptId}`)
      const vault = await openVault()
      const attempt = await vault.findUnfinished({ dialogueId, segmentCount })
      if (attempt?.attemptId === attemptId) await vault.saveAttempt({ ...attempt, finishedAt: Date.now() })
    }
    void finish()
  }, [attemptId, dialogueId, segmentCount])
}
