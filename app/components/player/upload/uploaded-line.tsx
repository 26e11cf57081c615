import { useEffect, useState } from 'react'
import { practiceCopy } from '#app/config/copy/practice.ts'
import { useCopy } from '../../shell/locale.ts'
import type { Subscribe } from '../session/signal.ts'

/** How many recordings are uploaded. Visible but never announced; its line is reserved, so nothing shifts. */
export function UploadedLine({ subscribe, count }: { subscribe: Subscribe<number>; count: number }) {
  const copy = useCopy(practiceCopy).player
  const [uploaded, setUploaded] = useState(0)
  useEffect(() => subscribe(setUploaded), [subscribe])
  return (
    <p aria-live="off" className="min-h-5 text-right text-13 text-soft">
      {uploaded > 0 && copy.savedOnServer(uploaded, count)}
    </p>
  )
}
