import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { segmentAudioCopy } from '#app/config/copy/segment-audio.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

interface Props {
  title: string
  text: string
  button: string
  path: string
  /** The form's fields. */
  fields: Record<string, string | number>
  /** The part of the page to return to. */
  anchor: string
}

/** Confirms withdrawing a recording; part of the page, so it works without JavaScript. */
export function Question({ title, text, button, path, fields, anchor }: Props) {
  const copy = useCopy(segmentAudioCopy)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="mt-3 border-l-4 border-critical py-1 pl-4"
    >
      <p className="font-semibold">{title}</p>
      <p className="measure">{text}</p>
      <Form method="post" action={path} className="mt-3 flex flex-wrap gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="danger">
          {button}
        </Button>
        <ButtonLink look="secondary" to={`${path}${anchor}`} preventScrollReset>
          {copy.cancel}
        </ButtonLink>
      </Form>
    </div>
  )
}
