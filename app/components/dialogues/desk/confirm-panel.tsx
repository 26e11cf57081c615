import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

interface Props {
  intent: 'delete' | 'restore'
  dialogue: { id: number; title: string }
  path: string
  /** The part of the query that keeps an edit open. */
  edited: string
  /** Why it could not be done. */
  problem: string | undefined
}

/** Asks before a dialogue is deleted or restored: a part of the page, so that it works without JavaScript. */
export function ConfirmPanel({ intent, dialogue, path, edited, problem }: Props) {
  const { confirm: copy } = useCopy(dialogueDeskCopy)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const isDelete = intent === 'delete'
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="confirm-title"
      className={`mb-8 border-l-4 py-2 pl-4 ${isDelete ? 'border-critical' : 'border-sun'}`}
    >
      <h2 id="confirm-title" className="text-20">
        {isDelete ? copy.delete(dialogue.title) : copy.restore(dialogue.title)}
      </h2>
      {problem !== undefined && (
        <p role="alert" className="mt-1 text-critical">
          {problem}
        </p>
      )}
      {isDelete && <p className="mt-1 font-semibold">{copy.deleteWarning}</p>}
      <p className="measure mt-1">{isDelete ? copy.deleteText : copy.restoreText}</p>
      <Form method="post" action={`${path}?${edited}${intent}=${dialogue.id}`} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit" look={isDelete ? 'danger' : 'primary'}>
          {isDelete ? copy.deleteButton : copy.restoreButton}
        </Button>
        <ButtonLink look="secondary" to={`${path}?${edited}`}>
          {copy.cancel}
        </ButtonLink>
      </Form>
    </section>
  )
}
