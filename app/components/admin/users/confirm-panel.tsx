import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorToast } from '../../ui/error-toast.tsx'

interface Props {
  title: string
  /** In bold, before the text. */
  warning?: string | undefined
  text: string
  isDanger: boolean
  button: string
  cancel: string
  /** The form's `intent`. */
  intent: string
  action: string
  /** Target of the cancel link. */
  cancelPath: string
  /** Why it failed. */
  problem: string | undefined
  /** The response it came with. */
  answer?: unknown
  /** Additional form fields. */
  children?: ReactNode
}

/** A confirmation; part of the page, so it works without JavaScript. */
export function ConfirmPanel(props: Props) {
  const panel = useRef<HTMLElement>(null)
  const isRefused = props.problem !== undefined
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="confirm-title"
      className={`mb-8 border-l-4 py-2 pl-4 ${props.isDanger ? 'border-critical' : 'border-sun'}`}
    >
      <h2 id="confirm-title" className="text-20">
        {props.title}
      </h2>
      {props.problem !== undefined && (
        <>
          <ErrorToast sentence={props.problem} answer={props.answer} />
          <p role="alert" className="mt-1 text-critical">
            {props.problem}
          </p>
        </>
      )}
      {props.warning !== undefined && <p className="mt-1 font-semibold">{props.warning}</p>}
      <p className="measure mt-1">{props.text}</p>
      {isRefused ? (
        // After a refusal only the cancel link is left, as a retry would be refused too.
        <p className="mt-4">
          <ButtonLink look="secondary" to={props.cancelPath}>
            {props.cancel}
          </ButtonLink>
        </p>
      ) : (
        <Form method="post" action={props.action} className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value={props.intent} />
          {props.children}
          <Button type="submit" look={props.isDanger ? 'danger' : 'primary'}>
            {props.button}
          </Button>
          <ButtonLink look="secondary" to={props.cancelPath}>
            {props.cancel}
          </ButtonLink>
        </Form>
      )}
    </section>
  )
}
