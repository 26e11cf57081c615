import { useEffect, useRef } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { keptFormCopy } from '#app/config/copy/kept-form.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { useCopy } from './locale.ts'

/** A form that was submitted after its session had expired. */
interface Kept {
  /** Where it was posted, and where it is posted again. */
  action: string
  isMultipart: boolean
  loginPath: string
  /** Field names and values, without files. */
  fields: { name: string; value: string }[]
}

function isField(value: unknown): value is Kept['fields'][number] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('value' in value)) return false
  return typeof value.name === 'string' && typeof value.value === 'string'
}

/** The kept form in a refusal's data (http/forms/kept-form.server.ts), if there is one. */
export function readKept(error: unknown): Kept | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof body !== 'object' || body === null || !('kept' in body)) return undefined
  const { kept } = body
  if (typeof kept !== 'object' || kept === null) return undefined
  if (!('action' in kept && 'loginPath' in kept && 'isMultipart' in kept && 'fields' in kept)) return undefined
  const { action, loginPath, isMultipart, fields } = kept
  if (typeof action !== 'string' || typeof loginPath !== 'string' || !Array.isArray(fields)) return undefined
  return { action, loginPath, isMultipart: isMultipart === true, fields: fields.filter(isField) }
}

/** The submitted values, ready to resend. A plain form, so it needs neither script nor session. */
export function KeptFormPage({ action, isMultipart, loginPath, fields }: Kept) {
  const copy = useCopy(keptFormCopy)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const typed = fields.filter(({ name, value }) => value.trim() !== '' && !name.startsWith('__') && name !== 'version')
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-12 md:px-6">
      <h1 ref={heading} tabIndex={-1} className="text-34">
        {copy.title}
      </h1>
      <p className="measure">{copy.text}</p>
      <a href={loginPath} target="_blank" rel="noreferrer" className={buttonClasses('primary')}>
        {copy.logIn}
      </a>
      <p className="measure text-soft">{copy.thenSend}</p>
      <form method="post" action={action} encType={isMultipart ? 'multipart/form-data' : undefined}>
        {fields.map(({ name, value }, index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="secondary">
          {copy.send}
        </Button>
      </form>
      {isMultipart && <p className="text-13 text-soft">{copy.files}</p>}
      <details className="w-full border-y border-line text-15">
        <summary className="min-h-11 cursor-pointer py-2.5">{copy.typed(typed.length)}</summary>
        <dl className="divide-y divide-line pb-3">
          {typed.map(({ name, value }, index) => (
            <div key={`${index} ${name}`} className="py-2">
              <dt className="text-13 break-all text-soft">{name}</dt>
              <dd className="break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
