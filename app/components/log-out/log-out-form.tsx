import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { LOG_OUT_PATH } from '#app/config/navigation.ts'

const LogOutSteps = lazy(async () => ({ default: (await import('./lazy-log-out.tsx')).LazyLogOut }))

interface Props {
  children: (isPending: boolean) => ReactNode
}

/**
 * A plain form that works without JavaScript. With it, pending work is listed first, and the account's data is deleted from
 * the browser.
 */
export function LogOutForm({ children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <form
        ref={form}
        method="post"
        action={LOG_OUT_PATH}
        onSubmit={(event) => {
          event.preventDefault()
          setPending(true)
        }}
      >
        {children(isPending)}
      </form>
      {isPending && (
        <Suspense>
          <LogOutSteps sendPlainly={() => form.current?.submit()} onStay={() => setPending(false)} />
        </Suspense>
      )}
    </>
  )
}
