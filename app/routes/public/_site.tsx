import { Outlet } from 'react-router'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'
import { findCurrentUser } from '#app/http/guards.server.ts'
import type { Route } from './+types/_site.ts'

/** See root.tsx. */
export const handle = { isPublic: true }

/** Without a session cookie nobody asks the database. */
export async function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: (await findCurrentUser(context)) !== undefined }
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <PublicFrame isSignedIn={loaderData.isSignedIn}>
      <Outlet />
    </PublicFrame>
  )
}
