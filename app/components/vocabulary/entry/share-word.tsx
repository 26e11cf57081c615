import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { wordEntryCopy } from '#app/config/copy/word-entry.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'

/** The learner closed the device's own sheet. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares the entry's address, or copies it where nothing can be shared. Without script, there is the address bar. */
export function ShareWord({ title, address }: { title: string; address: string }) {
  const copy = useCopy(wordEntryCopy).share
  const [said, setSaid] = useState('')
  const isHydrated = useHydrated()
  if (!isHydrated) return null

  async function share(): Promise<void> {
    setSaid('')
    try {
      if (navigator.canShare?.({ url: address })) {
        await navigator.share({ title, url: address })
        return
      }
      await navigator.clipboard.writeText(address)
      setSaid(copy.copied)
    } catch (error) {
      if (!isChangeOfMind(error)) setSaid(copy.failed)
    }
  }

  return (
    <>
      <Button look="secondary" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {copy.action}
      </Button>
      <span role="status" className="text-15 text-soft">
        {said}
      </span>
    </>
  )
}
