import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { readImport } from '#app/models/dialogues/read-import.ts'
import { parseTranscript, type Segment } from '#app/models/dialogues/segment.ts'
import { listVersions } from '#app/models/dialogues/versions/version.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { changeDialogue } from './edit-library.server.ts'
import { loadVersions } from './load-versions.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { exportDialogue, importDialogue } from './transfer-dialogue.server.ts'

// The units of meaning are the one thing of a segment that the editor does not show.

const GREETING: Segment = {
  speaker: 'English',
  gender: 'male',
  text: 'Good morning, Ayla.',
  translation: 'Günaydın, Ayla.',
  variants: [],
  units: [
    { kind: 'tone', text: 'Günaydın' },
    { kind: 'who', text: 'Ayla' },
  ],
}
const ANSWER: Segment = { speaker: 'Turkish', gender: 'female', text: 'Merhaba.', translation: 'Hello.', variants: [] }
const COLUMNS = { title: 'A greeting', description: 'Two people meet.', topic: 'Community', level: 'beginner' } as const

/** What the editor shows of a segment. */
const shown = ({ units: _units, ...segment }: Segment) => segment

async function desk(segments = [GREETING, ANSWER]) {
  const { id: adminId, username } = await createAccount({ role: 'admin' })
  const admin = { id: adminId, username }
  const { id } = await createDialogue({ transcript: JSON.stringify({ segments }) })
  return {
    id,
    admin,
    save: (drafted: Segment[]) =>
      changeDialogue({ admin, id, draft: { ...COLUMNS, segments: drafted }, version: undefined }),
    /** Restores the oldest version. */
    restore: async () => {
      const { versions } = await listVersions({ dialogueId: id, before: undefined, limit: 50 })
      return restoreVersion({ admin, id, versionId: versions.at(-1)?.id ?? 0 })
    },
    units: async () => {
      const { transcript } = await db.dialogue.findUniqueOrThrow({ where: { id } })
      return parseTranscript(transcript).segments.map(({ units }) => units?.map(({ text }) => text))
    },
  }
}

test('a save keeps the units of a segment whose model is unchanged, wherever the segment moves', async () => {
  const { save, units } = await desk()
  await save([shown(GREETING), { ...ANSWER, translation: 'Hi.' }])
  expect(await units()).toEqual([['Günaydın', 'Ayla'], undefined])
  await save([
    { ...ANSWER, text: 'Selam.' },
    ANSWER,
    { ...shown(GREETING), text: 'Good morning, Ayla!', variants: ['Selam.'] },
  ])
  expect(await units()).toEqual([undefined, undefined, ['Günaydın', 'Ayla']])
})

test('a changed model keeps only the units that it still says; an earlier version brings all of them back', async () => {
  const { save, restore, units } = await desk()
  await save([{ ...shown(GREETING), translation: 'Merhaba, Ayla.' }, ANSWER])
  expect(await units()).toEqual([['Ayla'], undefined])
  await save([{ ...shown(GREETING), translation: 'Merhaba.' }, ANSWER])
  expect(await units()).toEqual([undefined, undefined])
  await restore()
  expect(await units()).toEqual([['Günaydın', 'Ayla'], undefined])
})

test('restoring a version without units takes those of today away', async () => {
  const { save, restore, units } = await desk([shown(GREETING), ANSWER])
  await save([GREETING, ANSWER])
  expect(await units()).toEqual([['Günaydın', 'Ayla'], undefined])
  await restore()
  expect(await units()).toEqual([undefined, undefined])
})

test('an export has the units, and importing it over the dialogue changes nothing', async () => {
  const { id, admin, units } = await desk()
  const { text } = await exportDialogue(id)
  const { file } = readImport(text)
  expect(file?.segments.map((segment) => segment.units)).toEqual([GREETING.units, undefined])
  const stored = await db.dialogue.findUniqueOrThrow({ where: { id } })
  if (file) await importDialogue({ admin, file, over: { id, version: stored.updatedAt }, publish: false })
  expect(await units()).toEqual([['Günaydın', 'Ayla'], undefined])
})

test('the versions say that units have changed', async () => {
  const { id, save } = await desk()
  await save([{ ...GREETING, units: [] }, ANSWER])
  const { versions } = await loadVersions({ id, before: undefined, show: undefined, restore: undefined, locale: 'en' })
  expect(versions[0]?.changes).toMatchObject({ segments: 1 })
})
