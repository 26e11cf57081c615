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
  /** What the form sends as `intent`. */
  intent: string
  action: string
  /** Where one gets by not doing it. */
  cancelPath: string
  /** Why it could not be done. */
  problem: string | undefined
  /** The answer that it came with. */
  answer?: unknown
  /** More that the form sends. */
  children?: ReactNode
}

/** A confirmation: part of the page, so that it works without JavaScript. */
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
        // What was refused would be refused again: nothing stays armed.
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
