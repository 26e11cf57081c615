import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { readImport } from '#app/models/dialogues/read-import.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { restoreVersion } from './restore-version.server.ts'
import { exportDialogue, importDialogue } from './transfer-dialogue.server.ts'

const SAMPLE = readFileSync('content/dialogues/005-plot-in-the-community-garden.json', 'utf8')

const fileWith = (voices: object | undefined) =>
  readImport(JSON.stringify({ ...JSON.parse(SAMPLE), slug: 'with-voices', title: 'With voices', voices }))

test('the voices that a file names are kept, changed, removed with it, and restored', async () => {
  const { id: adminId, username } = await createAccount({ role: 'admin' })
  const admin = { id: adminId, username }
  const bring = async (voices: object | undefined, over: { id: number; version: Date } | null) => {
    const { file } = fileWith(voices)
    if (!file) throw new Error('not a dialogue')
    return importDialogue({ admin, file, over, publish: false })
  }
  const { id } = await bring({ tr: 'elif' }, null)
  const exported = async () => JSON.parse((await exportDialogue(id)).text)
  const replace = async (voices: object | undefined) => {
    const { updatedAt } = await db.dialogue.findUniqueOrThrow({ where: { id } })
    await bring(voices, { id, version: updatedAt })
  }
  expect((await exported()).voices).toEqual({ tr: 'elif' })
  await replace({ en: 'lewis', tr: 'elif' })
  expect((await exported()).voices).toEqual({ en: 'lewis', tr: 'elif' })
  await replace(undefined)
  expect(await exported()).not.toHaveProperty('voices')
  const [, named] = await db.dialogueVersion.findMany({ where: { dialogueId: id }, orderBy: { id: 'desc' } })
  await restoreVersion({ admin, id, versionId: named?.id ?? 0 })
  expect((await exported()).voices).toEqual({ en: 'lewis', tr: 'elif' })
})

test('a voice of the other language is refused', () => {
  const { file, problems } = fileWith({ tr: 'george' })
  expect(file).toBeNull()
  expect(problems).toMatchObject([{ path: 'voices.tr', detail: 'defne, elif, kerem, ozan' }])
})

test('a voice of the other gender is refused, where nobody of its own speaks', () => {
  const { file, problems } = fileWith({ tr: 'ozan' })
  expect(file).toBeNull()
  expect(problems).toEqual([{ path: 'voices.tr', kind: 'choice', detail: 'defne, elif' }])
})
