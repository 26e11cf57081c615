import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import type { PictureBridge } from './draw-result.ts'

interface Props {
  /** The number, and what it is out of. */
  marks: string
  of: string
  bridges: PictureBridge[]
  /** What the number is. */
  caption: string
}

/** Shares the file, or downloads it where files cannot be shared. */
async function hand(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] })
    return
  }
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}

/** The learner closed the device's own sheet. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** A picture of bridge and number, made on this device: without a word of the dialogue, a name or a date. */
export function SharePicture({ marks, of, bridges, caption }: Props) {
  const copy = useCopy(scoreReportCopy).share
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const isHydrated = useHydrated()
  if (!isHydrated) return null

  async function share(): Promise<void> {
    setState('making')
    try {
      const { drawResult } = await import('./draw-result.ts')
      const picture = await drawResult({ marks, of, bridges, caption })
      await hand(new File([picture], copy.fileName, { type: picture.type }))
      setState('idle')
    } catch (error) {
      setState(isChangeOfMind(error) ? 'idle' : 'failed')
    }
  }

  return (
    <>
      <Button look="secondary" disabled={state === 'making'} onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {state === 'making' ? copy.making : copy.make}
      </Button>
      <span role="status" className="text-15 text-critical">
        {state === 'failed' && copy.failed}
      </span>
    </>
  )
}
