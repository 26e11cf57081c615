import { Outlet } from 'react-router'
import { CardFrame } from '#app/components/accounts/card-frame.tsx'
import { PublicFrame } from '#app/components/site/public-frame.tsx'

export default function Card() {
  return (
    <PublicFrame>
      <CardFrame>
        <Outlet />
      </CardFrame>
    </PublicFrame>
  )
}
