import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['models', 'routes', 'http'].map((layer) => new URL(`../../app/${layer}`, import.meta.url).pathname)

function sources(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
}

function namesIn(pattern: RegExp, isSource: (text: string) => boolean = () => true): string[] {
  const found = sources()
    .filter(isSource)
    .flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  return [...new Set(found)].sort()
}

/** Every field name that one of our schemas may know; unknown names are ignored by all of them. */
const FIELD_NAMES = namesIn(/\b([a-z][A-Za-z0-9]*)\??:/g, (text) => text.includes("from 'zod'"))
/** Every name that is looked up in a query or in a form without a schema. */
const QUERY_NAMES = namesIn(/\.get\('([A-Za-z]+)'\)/g)

const DEEP = { segments: [{ speaker: 7, gender: 'robot', text: null, translation: ['a'], variants: 'none' }, null, 3] }
const ITEMS = [{ dialogueId: 'one', segmentIndex: null, text: 5 }, { segmentIndex: -1 }, 'x']

/** Invalid values: each is sent in every field at once. */
export const WRONG_VALUES: unknown[] = [
  'abc',
  'NaN',
  '',
  '-1',
  '9'.repeat(40),
  'x'.repeat(3_000),
  'a\u0000b',
  '{"segments":[{"speaker":1}]}',
  -1,
  1.5,
  1e21,
  true,
  null,
  [],
  ITEMS,
  {},
  DEEP,
]

/** Bodies without fields, or whose content does not match their type. */
export const WRONG_BODIES: { type: string | null; body: string }[] = [
  { type: 'application/json', body: '{}' },
  { type: 'application/json', body: '' },
  { type: 'application/json', body: '{"a":' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '[]' },
  { type: 'application/json', body: '"text"' },
  { type: 'application/json', body: '5' },
  { type: null, body: '' },
  { type: 'text/plain', body: 'text' },
  { type: 'application/x-www-form-urlencoded', body: '' },
  { type: 'application/x-www-form-urlencoded', body: '%ff=%zz&&=' },
  { type: 'multipart/form-data', body: 'no boundary' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disposition: form-data; name="audio"\r\n\r\ncut o' },
  { type: 'application/octet-stream', body: 'bytes' },
]

const allFields = (names: readonly string[], value: unknown) =>
  Object.fromEntries(names.map((name) => [name, value] as const))

export function jsonWith(value: unknown): { type: string; body: string } {
  return { type: 'application/json', body: JSON.stringify(allFields(FIELD_NAMES, value)) }
}

interface EncodedForm {
  type: string
  body: Uint8Array<ArrayBuffer>
}

/** As it is sent: that takes longer than the answer, and many addresses get the same form. */
async function encoded(form: FormData): Promise<EncodedForm> {
  const response = new Response(form)
  return { type: response.headers.get('Content-Type') ?? '', body: new Uint8Array(await response.arrayBuffer()) }
}

/** The same values in the fields of a form, as text, and as files. */
export function formsWith(value: string): Promise<EncodedForm[]> {
  const texts = new FormData()
  const files = new FormData()
  for (const name of [...FIELD_NAMES, ...QUERY_NAMES]) {
    texts.set(name, value)
    files.set(name, new File([value], 'x.webm', { type: 'audio/webm' }))
  }
  return Promise.all([texts, files].map(encoded))
}

export function queryWith(value: string): string {
  return new URLSearchParams(QUERY_NAMES.map((name) => [name, value])).toString()
}
