import { PublicFrame } from '../site/public-frame.tsx'
import { RefusedPage } from './refused-page.tsx'

/** A refused page where no frame is known. */
export function RefusedSite({ error }: { error: unknown }) {
  return (
    <PublicFrame>
      <RefusedPage error={error} />
    </PublicFrame>
  )
}
