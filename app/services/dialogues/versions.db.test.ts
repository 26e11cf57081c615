import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import type { DialogueDraft } from '#app/models/dialogues/dialogue-draft.ts'
import { deleteEdit, findEdit, saveEdit } from '#app/models/dialogues/edits/edit.server.ts'
import { emptyDraft } from '#app/models/dialogues/draft-values.ts'
import { findFileParts } from '#app/models/dialogues/file-parts.server.ts'
import { listVersions } from '#app/models/dialogues/versions/version.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { addDialogue, changeDialogue } from './edit-library.server.ts'
import { loadVersions } from './load-versions.server.ts'
import { publishDialogue } from './publish-dialogue.server.ts'
import { restoreVersion } from './restore-version.server.ts'

const DRAFT: DialogueDraft = {
  title: 'A lost key',
  titleTr: 'Kayıp anahtar',
  description: 'A tenant calls.',
  topic: 'Housing',
  level: 'beginner',
  duration: 120,
  segments: [{ speaker: 'English', gender: 'male', text: 'Good morning.', translation: 'Günaydın.', variants: [] }],
  terms: [{ english: 'key', turkish: 'anahtar' }],
}

const newAdmin = async () => {
  const { id, username } = await createAccount({ role: 'admin' })
  return { id, username }
}
const versionsOf = async (dialogueId: number) =>
  (await listVersions({ dialogueId, before: undefined, limit: 50 })).versions

test('every save is a version with its author; saving the same again is none', async () => {
  const admin = await newAdmin()
  const { id } = await addDialogue({ admin, draft: DRAFT, publish: false })
  const save = (draft: DialogueDraft) => changeDialogue({ admin, id, draft, version: undefined })
  await save({ ...DRAFT, title: 'A found key' })
  await save({ ...DRAFT, title: 'A found key' })
  const versions = await versionsOf(id)
  expect(versions.map(({ origin, authorName }) => [origin, authorName])).toEqual([
    ['saved', admin.username],
    ['created', admin.username],
  ])
  expect(versions[1]?.content).toMatchObject({ title: 'A lost key', titleTr: 'Kayıp anahtar', terms: DRAFT.terms })
})

test('a dialogue that was there before is kept before its first change', async () => {
  const admin = await newAdmin()
  const { id, title } = await createDialogue()
  await changeDialogue({ admin, id, draft: DRAFT, version: undefined })
  const [, earlier] = await versionsOf(id)
  expect(earlier).toMatchObject({ origin: 'earlier', authorName: null, content: { title } })
  expect(earlier?.publishedAt).not.toBeNull()
})

test('restoring brings back everything, keeps what it replaced, and leaves the state alone', async () => {
  const admin = await newAdmin()
  const { id } = await addDialogue({ admin, draft: DRAFT, publish: false })
  await changeDialogue({
    admin,
    id,
    draft: { ...DRAFT, title: 'Changed', titleTr: null, terms: [] },
    version: undefined,
  })
  const [, first] = await versionsOf(id)
  await restoreVersion({ admin, id, versionId: first?.id ?? 0 })
  const row = await db.dialogue.findUniqueOrThrow({ where: { id } })
  expect(row).toMatchObject({ title: 'A lost key', titleTr: 'Kayıp anahtar', terms: DRAFT.terms, publishedAt: null })
  const versions = await versionsOf(id)
  expect(versions.map(({ origin, content }) => [origin, content.title])).toEqual([
    ['restored', 'A lost key'],
    ['saved', 'Changed'],
    ['created', 'A lost key'],
  ])
  expect(await db.adminAct.count({ where: { subjectId: String(id), action: 'dialogue-version-restored' } })).toBe(1)
})

test('a version that is older than the named voices changes nothing about them', async () => {
  const admin = await newAdmin()
  const { id } = await addDialogue({ admin, draft: DRAFT, publish: false })
  await changeDialogue({ admin, id, draft: { ...DRAFT, title: 'Changed' }, version: undefined })
  const [, first] = await versionsOf(id)
  await db.$executeRaw`UPDATE dialogue_versions SET content = content - 'voices' WHERE id = ${first?.id ?? 0}`
  await db.dialogue.update({ where: { id }, data: { voices: { tr: 'ozan' } } })
  const { compared } = await loadVersions({ id, before: undefined, show: first?.id, restore: undefined, locale: 'en' })
  expect(compared?.changes.fields).toEqual(['title'])
  await restoreVersion({ admin, id, versionId: first?.id ?? 0 })
  const row = await db.dialogue.findUniqueOrThrow({ where: { id } })
  expect(row).toMatchObject({ title: 'A lost key', voices: { tr: 'ozan' } })
  // A voice that the product no longer has counts as none.
  await db.dialogue.update({ where: { id }, data: { voices: { tr: 'gone' } } })
  expect(await findFileParts({ id })).toMatchObject({ voices: null })
})

test('a version knows since when learners see it', async () => {
  const admin = await newAdmin()
  const { id } = await addDialogue({ admin, draft: DRAFT, publish: false })
  expect((await versionsOf(id))[0]?.publishedAt).toBeNull()
  await publishDialogue({ admin, id, isPublished: true })
  expect((await versionsOf(id)).map(({ publishedAt }) => publishedAt !== null)).toEqual([true])
  await changeDialogue({ admin, id, draft: { ...DRAFT, title: 'Seen at once' }, version: undefined })
  expect((await versionsOf(id)).map(({ publishedAt }) => publishedAt !== null)).toEqual([true, true])
})

test('the version of another dialogue cannot be restored over this one', async () => {
  const admin = await newAdmin()
  const [one, other] = [
    await addDialogue({ admin, draft: DRAFT, publish: false }),
    await addDialogue({ admin, draft: DRAFT, publish: false }),
  ]
  const [version] = await versionsOf(other.id)
  await expect(restoreVersion({ admin, id: one.id, versionId: version?.id ?? 0 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the list says what changed, page by page', async () => {
  const admin = await newAdmin()
  const { id } = await addDialogue({ admin, draft: DRAFT, publish: false })
  const titles = Array.from({ length: 22 }, (_, index) => `Title ${index}`)
  for (const title of titles) await changeDialogue({ admin, id, draft: { ...DRAFT, title }, version: undefined })
  const first = await loadVersions({ id, before: undefined, show: undefined, restore: undefined, locale: 'en' })
  expect([first.versions.length, first.versions[0]?.isCurrent, first.versions[19]?.changes]).toEqual([
    20,
    true,
    { fields: ['title'], segments: 0 },
  ])
  const second = await loadVersions({ id, before: first.older ?? 0, show: undefined, restore: undefined, locale: 'en' })
  expect([second.versions.length, second.older, second.versions[2]?.changes]).toEqual([3, null, null])
})

test('an edit changes no dialogue, counts its writes, and is refused once another window has written', async () => {
  const { id: authorId } = await newAdmin()
  const { id: dialogueId, title } = await createDialogue()
  const values = { ...emptyDraft({ level: 'beginner', duration: 300 }), title: 'Typed' }
  const keep = (revision: number | undefined) => saveEdit({ authorId, dialogueId, values, revision })
  expect([await keep(0), await keep(1), await keep(1), await keep(0)]).toEqual([1, 2, null, null])
  expect(await keep(undefined)).toBe(3)
  expect(await findEdit({ authorId, dialogueId })).toMatchObject({ values: { title: 'Typed' }, revision: 3 })
  expect((await db.dialogue.findUniqueOrThrow({ where: { id: dialogueId } })).title).toBe(title)
  await deleteEdit({ authorId, dialogueId })
  // What was on its way when it was saved or discarded does not bring it back.
  expect(await keep(3)).toBeNull()
  expect(await findEdit({ authorId, dialogueId })).toBeNull()
})

test('an edit is its author’s alone, and ends with the save', async () => {
  const [one, other] = [await newAdmin(), await newAdmin()]
  const values = emptyDraft({ level: 'beginner', duration: 300 })
  await saveEdit({ authorId: one.id, dialogueId: null, values, revision: 0 })
  expect(await findEdit({ authorId: other.id, dialogueId: null })).toBeNull()
  const { id } = await addDialogue({ admin: one, draft: DRAFT, publish: false, endsEdit: true })
  expect(await findEdit({ authorId: one.id, dialogueId: null })).toBeNull()
  await saveEdit({ authorId: one.id, dialogueId: id, values, revision: 0 })
  await saveEdit({ authorId: other.id, dialogueId: id, values, revision: 0 })
  await changeDialogue({ admin: one, id, draft: { ...DRAFT, title: 'x' }, version: undefined, endsEdit: true })
  expect(await findEdit({ authorId: one.id, dialogueId: id })).toBeNull()
  expect(await findEdit({ authorId: other.id, dialogueId: id })).not.toBeNull()
})
