import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { valueIn } from '#tests/support/html.ts'
import { zipOf } from '#tests/support/zip.ts'

// Several dialogues imported together, as a browser without JavaScript does it.

let app: RunningApp
let admin: { id: number; username: string }

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
})
afterAll(() => app.close())

const SAMPLE: object = JSON.parse(readFileSync('content/dialogues/005-plot-in-the-community-garden.json', 'utf8'))
const dialogue = (slug: string, changes: object = {}) => ({ ...SAMPLE, slug, title: `Of ${slug}`, ...changes })

interface Sent {
  files?: [name: string, content: string | Uint8Array<ArrayBuffer>][]
  json?: unknown
  intent?: 'check' | 'import'
  publish?: 'on'
}

async function send({ files = [], json, intent = 'check', publish }: Sent): Promise<{ status: number; html: string }> {
  const form = new FormData()
  for (const [name, content] of files) form.append('file', new File([content], name))
  if (json !== undefined) form.set('json', typeof json === 'string' ? json : JSON.stringify(json))
  form.set('intent', intent)
  if (publish) form.set('publish', publish)
  const headers = { ...(await writingAs(admin)), Accept: 'text/html' }
  const response = await app.request('/admin/dialogues/import', { method: 'POST', headers, body: form })
  return { status: response.status, html: await response.text() }
}

/** The lines of the report: where, title, result. */
function linesOf(html: string): string[] {
  const rows = html.match(/<tr[^>]*>.*?<\/tr>/gsu)?.slice(1) ?? []
  return rows.map((row) => {
    const cells = row.match(/<(?:th|td)[^>]*>.*?<\/(?:th|td)>/gsu) ?? []
    // Phones show the name of the column as well.
    const texts = cells.map((cell) =>
      cell.replaceAll(/<span aria-hidden="true".*?<\/span>/gsu, '').replaceAll(/<[^>]*>/g, ' '),
    )
    return texts
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .join(' | ')
      .replaceAll('&quot;', '"')
  })
}
const find = (slug: string) => db.dialogue.findUnique({ where: { slug } })

test('several files are checked first, then imported, and every one is reported', async () => {
  const files: Sent['files'] = [
    ['one.json', JSON.stringify(dialogue('bundle-one'))],
    ['broken.json', '{"slug": '],
    ['list.json', JSON.stringify([dialogue('bundle-two'), dialogue('bundle-three', { level: 'expert' })])],
  ]
  const checked = await send({ files })
  expect(checked.status).toBe(200)
  expect(linesOf(checked.html)).toEqual([
    expect.stringMatching(/^broken\.json \| no title \| error This is not JSON/),
    'list.json [1] | no title | error level: must be one of beginner, intermediate, advanced',
    'one.json | Of bundle-one | will be created',
    'list.json [0] | Of bundle-two | will be created',
  ])
  expect(await find('bundle-one')).toBeNull()
  expect(checked.html).toContain('Import 2 dialogues')
  const text = valueIn(checked.html, 'json') ?? ''
  // Whatever could be read is still there, to be put right.
  expect(text).toContain('expert')
  const imported = await send({ json: text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"), intent: 'import' })
  expect(linesOf(imported.html)).toEqual([
    expect.stringContaining('| error level: must be one of'),
    'JSON [0] | Of bundle-one | created',
    'JSON [1] | Of bundle-two | created',
  ])
  expect(imported.html).toContain('Created: 2. Changed: 0. Skipped: 0. Errors: 1.')
  expect((await find('bundle-one'))?.publishedAt).toBeNull()
})

test('what exists is changed or skipped, by its slug, and can be restored', async () => {
  const first = [dialogue('again-one'), dialogue('again-two')]
  await send({ json: first, intent: 'import' })
  const second = [dialogue('again-one'), dialogue('again-two', { title: 'Of again, changed' })]
  expect(linesOf((await send({ json: second })).html)).toEqual([
    'JSON [0] | Of again-one | will be skipped: it is the same already',
    'JSON [1] | Of again, changed | will be changed',
  ])
  expect(linesOf((await send({ json: second, intent: 'import' })).html)).toEqual([
    'JSON [0] | Of again-one | skipped: it is the same already',
    'JSON [1] | Of again, changed | changed',
  ])
  const row = await find('again-two')
  expect(row?.title).toBe('Of again, changed')
  const versions = await db.dialogueVersion.findMany({ where: { dialogueId: row?.id ?? 0 }, orderBy: { id: 'asc' } })
  expect(versions.map(({ origin }) => origin)).toEqual(['imported', 'imported'])
})

test('an archive is unpacked, and its damaged neighbour is an error of its own', async () => {
  const archive = zipOf([
    { name: '__MACOSX/._one.json', bytes: Buffer.from('x') },
    { name: 'housing/' },
    { name: 'housing/one.json', bytes: Buffer.from(JSON.stringify(dialogue('zip-one'))), isPacked: true },
    { name: 'housing/two.json', bytes: Buffer.from([0x7b, 0xff]) },
  ])
  const files: Sent['files'] = [
    ['all.zip', archive],
    ['cut.zip', archive.subarray(0, 90)],
  ]
  expect(linesOf((await send({ files })).html)).toEqual([
    'housing/two.json | no title | error This is not UTF-8 text.',
    'cut.zip | no title | error This archive cannot be unpacked, or it is too large.',
    'housing/one.json | Of zip-one | will be created',
  ])
})

test('a deleted dialogue is not brought back by an import, and one error stops nobody else', async () => {
  await send({ json: [dialogue('gone-one'), dialogue('gone-two')], intent: 'import' })
  await db.dialogue.update({ where: { slug: 'gone-one' }, data: { deletedAt: new Date() } })
  const changed = [dialogue('gone-one', { title: 'x' }), dialogue('gone-two', { title: 'y' })]
  expect(linesOf((await send({ json: changed, intent: 'import' })).html)).toEqual([
    expect.stringContaining('| x | error "Of gone-one" has the same slug and was deleted. Restore it first.'),
    'JSON [1] | y | changed',
  ])
})

test('they are published at once only where that is ticked', async () => {
  await send({ json: [dialogue('shown-one'), dialogue('shown-two')], intent: 'import', publish: 'on' })
  expect((await find('shown-two'))?.publishedAt).not.toBeNull()
})
