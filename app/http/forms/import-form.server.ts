import { MAX_IMPORT_BYTES } from '#app/config/http.ts'
import { AppError } from '#app/errors.ts'
import { readFormData } from './body.server.ts'

interface ImportForm {
  text: string
  /** The file is not valid UTF-8. */
  isUnreadable: boolean
  /** A selected file is always previewed first. */
  isImport: boolean
  /** The target of the import: a dialogue and its version, or 'new'; undefined if neither was sent. */
  target: { id: number; version: Date } | 'new' | undefined
  /** Publish to learners at once. */
  publish: boolean
}

const TARGET = /^(\d{1,9})@(\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/

function readTarget(value: unknown): ImportForm['target'] {
  if (value === 'new') return 'new'
  const [, id, moment] = TARGET.exec(typeof value === 'string' ? value : '') ?? []
  const version = new Date(moment ?? '')
  return id === undefined || Number.isNaN(version.getTime()) ? undefined : { id: Number(id), version }
}

async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}

/**
 * The form of /admin/dialogues/import.
 *
 * @throws AppError PAYLOAD_TOO_LARGE before an oversized text is read, VALIDATION_FAILED for a body that is not a form.
 */
export async function readImportForm(request: Request): Promise<ImportForm> {
  const fields = await readFormData(request)
  const file = fields.get('file')
  const pasted = fields.get('json')
  const bytes = file instanceof File ? file.size : 0
  if (Math.max(bytes, typeof pasted === 'string' ? Buffer.byteLength(pasted) : 0) > MAX_IMPORT_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.tooLarge)
  }
  const hasFile = file instanceof File && file.size > 0
  const text = hasFile ? await readText(file) : typeof pasted === 'string' ? pasted : ''
  return {
    text: text ?? '',
    isUnreadable: text === null,
    isImport: !hasFile && fields.get('intent') === 'import',
    target: readTarget(fields.get('target')),
    publish: fields.get('publish') === 'on',
  }
}
