import { MAX_IMPORT_BYTES } from '#app/config/http.ts'
import { AppError } from '#app/errors.ts'
import { type BundleEntry, readBundle } from '#app/models/dialogues/import/read-bundle.server.ts'
import type { ZipFile } from '#app/models/dialogues/import/read-zip.server.ts'
import { readFormData } from './body.server.ts'

interface ImportForm {
  /** What was pasted, or the one file's text; a list of all dialogues if there are several. */
  text: string
  /** The file is not valid UTF-8. */
  isUnreadable: boolean
  /** Several dialogues, or an archive; null for one. */
  bundle: BundleEntry[] | null
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

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const isFile = (value: unknown): value is File => value instanceof File && value.size > 0

async function readFiles(values: FormDataEntryValue[]): Promise<ZipFile[]> {
  const files: ZipFile[] = []
  for (const file of values.filter(isFile)) {
    files.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  }
  return files
}

/** Everything that is JSON, as one list: whatever could be read can be put right, and imported. */
function listText(entries: readonly BundleEntry[]): string {
  const values = entries.flatMap(({ value }) => (value === undefined ? [] : [value]))
  return values.length === 0 ? '' : JSON.stringify(values, null, 2)
}

/**
 * The form of /admin/dialogues/import.
 *
 * @throws AppError PAYLOAD_TOO_LARGE before an oversized text is read, VALIDATION_FAILED for a body that is not a form.
 */
export async function readImportForm(request: Request): Promise<ImportForm> {
  const fields = await readFormData(request)
  const values = fields.getAll('file')
  const json = fields.get('json')
  const pasted = typeof json === 'string' ? json : ''
  const bytes = values.filter(isFile).reduce((sum, file) => sum + file.size, 0)
  if (Math.max(bytes, Buffer.byteLength(pasted)) > MAX_IMPORT_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.tooLarge)
  }
  const files = await readFiles(values)
  const hasFile = files.length > 0
  const entries = readBundle(hasFile ? files : [{ name: 'JSON', bytes: Buffer.from(pasted) }])
  const only = files.length <= 1 && entries.length === 1 && !entries[0]?.where.includes('[')
  const single = hasFile && files[0] ? textOf(files[0].bytes) : pasted
  return {
    text: only ? (single ?? '') : hasFile ? listText(entries) : pasted,
    isUnreadable: only && single === null,
    bundle: only ? null : entries,
    isImport: !hasFile && fields.get('intent') === 'import',
    target: readTarget(fields.get('target')),
    publish: fields.get('publish') === 'on',
  }
}
