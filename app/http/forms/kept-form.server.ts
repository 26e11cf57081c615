import { MAX_BODY_BYTES } from '#app/config/http.ts'
import { readFormData } from './body.server.ts'

/** A form that was posted without a session, to be shown again (components/shell/kept-form.tsx). */
interface KeptForm {
  action: string
  isMultipart: boolean
  loginPath: string
  fields: { name: string; value: string }[]
}

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const SECRET = /password/i

/**
 * The fields of a page's form, to show again to its sender, without files and passwords. Undefined for other kinds of body,
 * one that may be large, or one that cannot be parsed.
 */
export async function keepForm(options: {
  request: Request
  url: URL
  loginPath: string
}): Promise<KeptForm | undefined> {
  const { request, url, loginPath } = options
  const type = request.headers.get('Content-Type') ?? ''
  const bytes = Number(request.headers.get('Content-Length') ?? 0)
  if (request.method !== 'POST' || !FORM_TYPE.test(type) || bytes > MAX_BODY_BYTES) return undefined
  const read = await readFormData(request).catch(() => undefined)
  const fields = [...(read ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRET.test(name) ? [{ name, value }] : [],
  )
  if (fields.length === 0) return undefined
  return { action: url.pathname + url.search, isMultipart: /^multipart/i.test(type), loginPath, fields }
}
