import { Outlet } from 'react-router'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'

export default function Site() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
