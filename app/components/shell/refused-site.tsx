import { PublicFrame } from '../site/public-frame.tsx'
import { RefusedPage } from './refused-page.tsx'

/** A refused page outside any known frame. */
export function RefusedSite({ error }: { error: unknown }) {
  return (
    <PublicFrame>
      <RefusedPage error={error} />
    </PublicFrame>
  )
}
