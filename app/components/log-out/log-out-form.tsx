import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { LOG_OUT_PATH } from '#app/config/navigation.ts'
import type { Unsent } from './unsent.ts'

const LogOutDialog = lazy(async () => ({ default: (await import('./log-out-dialog.tsx')).LogOutDialog }))

const load = () => Promise.all([import('./unsent.ts'), import('./log-out.ts')])

interface Props {
  children: (isPending: boolean) => ReactNode
}

/**
 * A plain form that works without script. With script it says first what has not been sent, and leaves nothing of the account
 * in the browser.
 */
export function LogOutForm({ children }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)

  async function begin(form: HTMLFormElement): Promise<void> {
    try {
      const [{ findUnsent, isEmpty }, { logOut }] = await load()
      const found = await findUnsent()
      if (isEmpty(found)) return await logOut()
      setUnsent(found)
    } catch {
      // Without these parts of the page the plain form still signs out.
      form.submit()
    }
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    void begin(event.currentTarget)
  }
  const stay = () => {
    setUnsent(null)
    setPending(false)
  }

  // Fetched when somebody gets near, so that they are there when the line is down.
  useEffect(() => {
    const prepare = () => void load().catch(() => undefined)
    const ends = new AbortController()
    const options = { once: true, signal: ends.signal }
    for (const event of ['pointerenter', 'focusin']) element.current?.addEventListener(event, prepare, options)
    return () => ends.abort()
  }, [])
  return (
    <>
      <form ref={element} method="post" action={LOG_OUT_PATH} onSubmit={submit}>
        {children(isPending)}
      </form>
      {unsent && (
        <Suspense>
          <LogOutDialog unsent={unsent} onStay={stay} />
        </Suspense>
      )}
    </>
  )
}
