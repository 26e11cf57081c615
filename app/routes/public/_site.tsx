import { Outlet, useMatches } from 'react-router'
import { StartButton } from '#app/components/public/start-button.tsx'
import { FocusFrame } from '#app/components/shell/focus-frame.tsx'
import { ownsScreen } from '#app/components/shell/owns-screen.ts'
import { PublicFrame } from '#app/components/site/public-frame.tsx'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import type { Route } from './+types/_site.ts'

/** See root.tsx. */
export const handle = { isPublic: true }

/** Without a session cookie nobody asks the database. */
export const loader = page(async ({ context }: Route.LoaderArgs) => ({
  isSignedIn: (await findCurrentUser(context)) !== undefined,
}))

/** `handle = { isReading: true }` of a long page: the header stays, with the way to begin. */
function useIsReading(): boolean {
  return useMatches().some(({ handle: said }) => typeof said === 'object' && said !== null && 'isReading' in said)
}

/** A page that says `sample: 'none'` in its data knows that no dialogue is free. */
function useHasSample(): boolean {
  return !useMatches().some(
    ({ loaderData: said }) => typeof said === 'object' && said !== null && 'sample' in said && said.sample === 'none',
  )
}

export default function Site({ loaderData }: Route.ComponentProps) {
  const isFocused = ownsScreen(useMatches())
  const isReading = useIsReading()
  const hasSample = useHasSample()
  if (isFocused) {
    return (
      <FocusFrame>
        <Outlet />
      </FocusFrame>
    )
  }
  return (
    <PublicFrame
      isSignedIn={loaderData.isSignedIn}
      isSticky={isReading}
      hasSample={hasSample}
      action={isReading ? <StartButton /> : undefined}
    >
      <Outlet />
    </PublicFrame>
  )
}
