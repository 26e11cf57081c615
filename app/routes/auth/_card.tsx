import { Outlet } from 'react-router'
import { PublicFrame } from '#app/components/shell/public-frame.tsx'

export default function Card() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
