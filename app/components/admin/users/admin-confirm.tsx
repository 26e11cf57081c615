import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'

interface Props {
  title: string
  intent: string
  /** Where it posts to. */
  action: string
  /** Fields posted with it. */
  values?: Record<string, string>
  /** Irreversible, or removes something. */
  isDanger?: boolean
  /** Why it failed. */
  problem: string | undefined
  button: string
  cancel: { to: string; label: string }
  children: ReactNode
}

/** A confirmation; part of the page, so it works without JavaScript. */
export function AdminConfirm({ title, intent, action, values = {}, isDanger = false, problem, ...props }: Props) {
  const { button, cancel, children } = props
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="confirm-title"
      className={`mb-8 border-l-4 py-2 pl-4 outline-none ${isDanger ? 'border-critical' : 'border-sun'}`}
    >
      <h2 id="confirm-title" className="text-20 wrap-anywhere">
        {title}
      </h2>
      {problem !== undefined && (
        <p role="alert" className="mt-1 text-critical">
          {problem}
        </p>
      )}
      <Form method="post" action={action} className="mt-1">
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" look={isDanger ? 'danger' : 'primary'}>
            {button}
          </Button>
          <ButtonLink look="secondary" to={cancel.to}>
            {cancel.label}
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}
