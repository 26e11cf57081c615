import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { backUp, restore } from '../../scripts/backup/backup.mjs'
import { inOrderOfReference } from '../../scripts/backup/tables.mjs'
import { createTestDatabase } from '#tests/support/database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

async function newDatabase(from: 'seeded template' | 'nothing'): Promise<string> {
  const database = await createTestDatabase({ postgresUrl: inject('postgresUrl'), from })
  onTestFinished(database.drop)
  return database.url
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const db = new Client({ connectionString: url })
  await db.connect()
  try {
    return (await db.query(sql)).rows
  } finally {
    await db.end()
  }
}

/** The whole database as one checksum per table. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables.filter((table) => table.name !== '_prisma_migrations')) {
    const [sum] = await query<{ sum: string }>(
      url,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
    )
    found[name] = sum?.sum ?? ''
  }
  return found
}

const AWKWARD = String.raw`tab	newline\n \N "quotes" ğışçöü 🌉`

/** A seeded database with a learner's unusual text, and two kinds of audio. */
async function somebodysPlace() {
  const url = await newDatabase('seeded template')
  await query(
    url,
    `INSERT INTO feedback (page_url, category, comment) VALUES ('/x', 'other', E'${AWKWARD.replace(/\\/g, '\\\\')}\n.')`,
  )
  const audioFolder = join(folder, 'here')
  await mkdir(join(audioFolder, 'recordings/ab'), { recursive: true })
  await mkdir(join(audioFolder, 'recordings/unfinished'))
  await mkdir(join(audioFolder, 'segments/cd'), { recursive: true })
  await writeFile(join(audioFolder, 'recordings/ab/one.webm'), 'sound')
  await writeFile(join(audioFolder, 'recordings/unfinished/half'), 'so')
  await writeFile(join(audioFolder, 'segments/cd/made.wav'), 'voice')
  return { url, audioFolder }
}

test('a restored backup is identical, to the last row and file, and its sequences continue', async () => {
  const { url, audioFolder } = await somebodysPlace()
  const to = join(folder, 'backup')
  const manifest = await backUp({ url, audioFolder, to })
  expect(manifest.audioFiles).toBe(1)
  const [elsewhere, audioThere] = [await newDatabase('nothing'), join(folder, 'there')]
  await restore({ url: elsewhere, audioFolder: audioThere, from: to })
  expect(await contentOf(elsewhere)).toEqual(await contentOf(url))
  expect(await readdir(audioThere, { recursive: true })).toEqual([
    'recordings',
    'recordings/ab',
    'recordings/ab/one.webm',
  ])
  const [next] = await query<{ id: number }>(
    elsewhere,
    `INSERT INTO feedback (page_url, category, comment) VALUES ('/y', 'other', 'next') RETURNING id`,
  )
  const [last] = await query<{ id: number }>(url, 'SELECT max(id) AS id FROM feedback')
  expect(next?.id).toBe((last?.id ?? 0) + 1)
})

test('a backup is one moment: concurrent writes are in it completely or not at all', async () => {
  const { url, audioFolder } = await somebodysPlace()
  const running = backUp({ url, audioFolder, to: join(folder, 'backup') })
  await query(url, `DELETE FROM user_settings`)
  const { tables } = await running
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows
  expect([0, rowsOf('users')]).toContain(rowsOf('user_settings'))
})

test('only its owner may read a backup, which gets its final name only when complete', async () => {
  const { url, audioFolder } = await somebodysPlace()
  const to = join(folder, 'backup')
  await backUp({ url, audioFolder, to })
  for (const file of ['manifest.json', 'tables/users.copy.gz']) {
    expect((await stat(join(to, file))).mode & 0o077, file).toBe(0)
  }
  await expect(backUp({ url, audioFolder, to })).rejects.toThrow('is there already')
  await expect(backUp({ url: `${url}_away`, audioFolder, to: join(folder, 'other') })).rejects.toThrow()
  expect(await readdir(folder)).not.toContain('other')
})

test('a target that is not empty is refused and not changed', async () => {
  const { url, audioFolder } = await somebodysPlace()
  const to = join(folder, 'backup')
  await backUp({ url, audioFolder, to })
  const before = await contentOf(url)
  await expect(restore({ url, audioFolder, from: to })).rejects.toThrow('Restore into an empty one.')
  expect(await contentOf(url)).toEqual(before)
})

test('a backup that is altered, truncated or from a newer version is refused before anything is written', async () => {
  const { url, audioFolder } = await somebodysPlace()
  const to = join(folder, 'backup')
  await backUp({ url, audioFolder, to })
  const elsewhere = await newDatabase('nothing')
  const again = () => restore({ url: elsewhere, audioFolder: join(folder, 'there'), from: to })
  const users = join(to, 'tables/users.copy.gz')
  const bytes = await readFile(users)
  await writeFile(users, bytes.subarray(0, bytes.length - 20))
  await expect(again()).rejects.toThrow('users.copy.gz cannot be read')
  await writeFile(users, await readFile(join(to, 'tables/feedback.copy.gz')))
  await expect(again()).rejects.toThrow('users.copy.gz is not what was backed up')
  await writeFile(users, bytes)
  const manifest = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))
  const newer = { ...manifest, migrations: [...manifest.migrations, '29991231000000_later'] }
  await writeFile(join(to, 'manifest.json'), JSON.stringify(newer))
  await expect(again()).rejects.toThrow('this version is older than the backup')
  expect(await query(elsewhere, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
})

test('tables are filled after those they reference; a cycle is reported', () => {
  const references = [
    { child: 'tries', parent: 'recordings' },
    { child: 'recordings', parent: 'users' },
  ]
  expect(inOrderOfReference(['recordings', 'tries', 'users'], references)).toEqual(['users', 'recordings', 'tries'])
  const circle = [...references, { child: 'users', parent: 'tries' }]
  expect(() => inOrderOfReference(['recordings', 'tries', 'users'], circle)).toThrow('in a circle')
})
