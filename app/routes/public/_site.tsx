import { Outlet, useMatches } from 'react-router'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { publicCopy } from '#app/config/copy/public.ts'
import { SIGN_UP_PATH } from '#app/config/navigation.ts'
import { findCurrentUser } from '#app/http/guards.server.ts'
import type { Route } from './+types/_site.ts'

/** See root.tsx. */
export const handle = { isPublic: true }

/** Without a session cookie nobody asks the database. */
export async function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: (await findCurrentUser(context)) !== undefined }
}

/** `handle = { isReading: true }` of a long page: the header stays, with the way to begin. */
function useIsReading(): boolean {
  return useMatches().some(({ handle: said }) => typeof said === 'object' && said !== null && 'isReading' in said)
}

export default function Site({ loaderData }: Route.ComponentProps) {
  const { startPractice } = useCopy(publicCopy)
  const isReading = useIsReading()
  const start = (
    <ButtonLink to={SIGN_UP_PATH} className="ml-2 px-4 whitespace-nowrap">
      {startPractice}
    </ButtonLink>
  )
  return (
    <PublicFrame isSignedIn={loaderData.isSignedIn} isSticky={isReading} action={isReading ? start : undefined}>
      <Outlet />
    </PublicFrame>
  )
}
