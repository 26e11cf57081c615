import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import type { DialogueImport } from '#app/models/dialogues/dialogue-file.ts'
import { NO_GUIDANCE, parseGuidance } from '#app/models/dialogues/guidance.ts'
import { readImport } from '#app/models/dialogues/read-import.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { listVersions } from '#app/models/dialogues/versions/version.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { changeDialogue } from './edit-library.server.ts'
import { loadEditor } from './load-editor.server.ts'
import { loadVersions } from './load-versions.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { exportDialogue, importDialogue, previewImport } from './transfer-dialogue.server.ts'

const FOLDER = 'content/dialogues'
const NAMES = readdirSync(FOLDER).toSorted()
const FIRST = NAMES[0] ?? ''
/** Ten files from all over the library. */
const SAMPLE = NAMES.filter((_, index) => index % Math.ceil(NAMES.length / 10) === 0)

const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const fileOf = (text: string): DialogueImport => readImport(text).file ?? expect.unreachable()

beforeEach(async () => {
  await db.mockTestTemplate.deleteMany()
  await db.dialogue.deleteMany()
})

async function imported(name: string) {
  const { id: adminId, username } = await createAccount({ role: 'admin' })
  const admin = { id: adminId, username }
  const file = fileOf(textOf(name))
  const { id } = await importDialogue({ admin, file, over: null, publish: false })
  const stored = async () => (await findDeskDialogue(id)) ?? expect.unreachable()
  return {
    id,
    admin,
    file,
    stored,
    guidance: async () => parseGuidance((await stored()).guidance),
    /** Saves with another text of the third segment, as the editor does: without what it does not show. */
    rewriteThird: async () => {
      const { title, description, topic, level, transcript } = await stored()
      const segments = parseTranscript(transcript).segments.map(({ units: _units, ...shown }, index) =>
        index === 2 ? { ...shown, text: 'Something else.' } : shown,
      )
      await changeDialogue({ admin, id, draft: { title, description, topic, level, segments }, version: undefined })
    },
    versions: async () => (await listVersions({ dialogueId: id, before: undefined, limit: 50 })).versions,
  }
}

test.each(SAMPLE)('%s is exported as it was imported, byte for byte', async (name) => {
  const { id } = await imported(name)
  expect((await exportDialogue(id)).text).toBe(textOf(name))
})

test('a save keeps what is said of the segments that it does not change, and the editor names what it dropped', async () => {
  const { id, admin, guidance, rewriteThird } = await imported(FIRST)
  const before = await guidance()
  await rewriteThird()
  expect(await guidance()).toEqual(before.map((said, index) => (index === 2 ? NO_GUIDANCE : said)))
  const asked = { delete: undefined, restore: undefined, publish: undefined, unpublish: undefined }
  const { dialogue } = await loadEditor({ adminId: admin.id, id, isCleared: false, isSaved: true, asked })
  expect(dialogue.lost.guidance).toEqual([{ segment: 3, hasNote: true, wrongs: 2 }])
})

test('restoring a version brings its guidance and its aim back, and the comparison says what differs', async () => {
  const { id, admin, guidance, rewriteThird, stored, versions } = await imported(FIRST)
  const [before, { aim, aimTr }] = [await guidance(), await stored()]
  await rewriteThird()
  await db.dialogue.update({ where: { id }, data: { aim: null, aimTr: null } })
  const first = (await versions()).at(-1)?.id ?? 0
  const view = await loadVersions({ id, before: undefined, show: first, restore: undefined, locale: 'tr' })
  const { note, wrongs } = before[2] ?? NO_GUIDANCE
  expect(view.compared?.changes.fields).toContain('guidance')
  expect(view.compared?.before.guidance).toBe([`3. ${note?.tr}`, ...wrongs.map(({ text }) => `“${text}”`)].join('\n'))
  expect(view.compared?.now.guidance).toBe('')
  await restoreVersion({ admin, id, versionId: first })
  expect(await guidance()).toEqual(before)
  expect(await stored()).toMatchObject({ aim, aimTr })
  expect((await exportDialogue(id)).text).toBe(textOf(FIRST))
})

test('a file without guidance keeps what still fits, and the preview says which files have some', async () => {
  const { id, admin, file, guidance, stored } = await imported(FIRST)
  const before = await guidance()
  const segments = file.segments.map(({ speaker, gender, text, translation }) => {
    return { speaker, gender, text, translation, variants: [] }
  })
  const plain = { ...file, title: 'Another title', segments }
  const { updatedAt } = await stored()
  await importDialogue({ admin, file: plain, over: { id, version: updatedAt }, publish: false })
  expect(await guidance()).toEqual(before.map((said) => ({ ...said, variantKinds: [] })))
  expect((await previewImport(textOf(FIRST))).preview?.guided).toBe(file.segments.length)
  expect((await previewImport(JSON.stringify(plain))).preview?.guided).toBe(0)
})
