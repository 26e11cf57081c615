import { extname } from 'node:path'
import { EXPORT_MAX_RECORDING_BYTES, EXPORT_MAX_RECORDINGS } from '#app/config/accounts.ts'
import { accountExportCopy } from '#app/config/copy/account-export.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import { listExportedMockTests, listExportedTries } from '#app/models/accounts/export/export-rows.server.ts'
import {
  type ExportedRecording,
  findExportedAccount,
  listExportedBookmarks,
  listExportedFeedback,
  listExportedLikes,
  listExportedNotes,
  listExportedNotifications,
  listExportedProgress,
  listExportedRecordings,
  listExportedStaged,
  listExportedSubmissions,
} from '#app/models/accounts/export/export.server.ts'
import {
  listExportedLessons,
  listExportedDevices,
  listExportedMemoryTries,
  listExportedReturns,
  listExportedReminders,
  listExportedReminderSettings,
  listExportedSprints,
  listExportedStudy,
  listExportedStudyPlan,
  listExportedTestOutcomes,
} from '#app/models/accounts/export/export-training.server.ts'
import {
  listExportedCards,
  listExportedOwnWords,
  listExportedWordNotes,
} from '#app/models/accounts/export/export-words.server.ts'
import { isMissing } from '../speech/store/durable-file.server.ts'
import type { RecordingStore } from '../speech/store/recording-store.server.ts'
import { asJson, listContent, textContent } from './json-content.server.ts'
import { type ZipEntry, zipStream } from './zip-stream.server.ts'

interface ExportOptions {
  userId: number
  store: RecordingStore
  locale: Locale
  now: Date
}

/** A recording for the zip, submitted or not. `folder` is its attempt. */
type ZippedRecording = Pick<ExportedRecording, 'id' | 'segmentIndex' | 'storageKey' | 'bytes' | 'createdAt'> & {
  folder: string
}

/** Why a recording is not in the zip, by its id; the others are included. */
type LeftOut = Map<string, 'deleted' | 'left out'>

function pathOf({
  folder,
  segmentIndex,
  storageKey,
}: Pick<ZippedRecording, 'folder' | 'segmentIndex' | 'storageKey'>): string {
  return `recordings/${folder}/${segmentIndex + 1}${extname(storageKey)}`
}

/** Next to the recording of the first attempt. */
function pathOfTry({
  id,
  submissionId,
  segmentIndex,
  storageKey,
}: Pick<ZippedRecording, 'id' | 'segmentIndex' | 'storageKey'> & { submissionId: string }): string {
  return `recordings/${submissionId}/${segmentIndex + 1}-again-${id}${extname(storageKey)}`
}

const mockTestFolder = (segment: { mockTestAttemptId: number; dialogueId: number }) =>
  `mock-test-${segment.mockTestAttemptId}/dialogue-${segment.dialogueId}`

/** Every recording of this account with its path in the zip. */
async function* everyRecording(userId: number): AsyncGenerator<{ recording: ZippedRecording; name: string }> {
  for await (const { submissionId, mockTestSegment, ...row } of listExportedRecordings(userId)) {
    const recording = { ...row, folder: mockTestSegment ? mockTestFolder(mockTestSegment) : (submissionId ?? '') }
    yield { recording, name: pathOf(recording) }
  }
  for await (const { storageKey, bytes, submissionId, ...row } of listExportedTries(userId)) {
    if (storageKey === null || bytes === null) continue
    const recording = { ...row, storageKey, bytes, folder: submissionId }
    yield { recording, name: pathOfTry({ ...recording, submissionId }) }
  }
  // Submitted ones first, so that a staged recording that is submitted meanwhile is not listed twice.
  for await (const { attemptId: folder, ...take } of listExportedStaged(userId)) {
    const recording = { ...take, folder, id: take.storageKey }
    yield { recording, name: pathOf(recording) }
  }
}

async function openRecording(store: RecordingStore, key: string) {
  try {
    return await store.open(key)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

async function* recordingEntries(options: ExportOptions & { leftOut: LeftOut }): AsyncGenerator<ZipEntry> {
  const { userId, store, leftOut } = options
  let room = EXPORT_MAX_RECORDING_BYTES
  let places = EXPORT_MAX_RECORDINGS
  for await (const { recording, name } of everyRecording(userId)) {
    const file = await openRecording(store, recording.storageKey)
    if (!file || file.bytes > room || places === 0) {
      leftOut.set(recording.id, file ? 'left out' : 'deleted')
      continue
    }
    room -= file.bytes
    places -= 1
    const content = async function* (): AsyncGenerator<Uint8Array> {
      try {
        yield* file.stream()
      } catch (error) {
        // Deleted between the check and the read: the zip gets an empty file, listed as deleted.
        if (!isMissing(error)) throw error
        leftOut.set(recording.id, 'deleted')
      }
    }
    yield { name, modifiedAt: recording.createdAt, isCompressed: false, content: content() }
  }
}

/** Comes after the recordings, so that it can list the missing ones. */
async function* submissionRows(userId: number, leftOut: LeftOut) {
  for await (const { feedback, recordings, revisions, ...submission } of listExportedSubmissions(userId)) {
    const submissionId = submission.id
    yield {
      ...submission,
      evaluation: feedback,
      recordings: recordings.map(({ id, storageKey, ...recording }) => ({
        ...recording,
        file: leftOut.has(id) ? null : pathOf({ ...recording, storageKey, folder: submissionId }),
        state: leftOut.get(id) ?? 'included',
      })),
      revisions: revisions.map(({ id, storageKey, bytes, ...revision }) => ({
        ...revision,
        bytes,
        file:
          storageKey === null || bytes === null || leftOut.has(id)
            ? null
            : pathOfTry({ ...revision, id, storageKey, submissionId }),
      })),
    }
  }
}

/** Comes after the recordings, like the submissions. */
async function* mockTestRows(userId: number, leftOut: LeftOut) {
  for await (const { segments, ...attempt } of listExportedMockTests(userId)) {
    yield {
      ...attempt,
      segments: segments.map(({ recording: stored, ...segment }) => {
        if (!stored) return { ...segment, recording: null }
        const { id, storageKey, ...recording } = stored
        const folder = mockTestFolder({ mockTestAttemptId: attempt.id, dialogueId: segment.dialogueId })
        const file = leftOut.has(id) ? null : pathOf({ ...recording, storageKey, folder })
        return { ...segment, recording: { ...recording, file, state: leftOut.get(id) ?? 'included' } }
      }),
    }
  }
}

/** Comes after the recordings, like the submissions. */
async function* unfinishedRows(userId: number, leftOut: LeftOut) {
  for await (const { storageKey, dialogue, ...take } of listExportedStaged(userId)) {
    const path = pathOf({ ...take, folder: take.attemptId, storageKey })
    const state = leftOut.get(storageKey) ?? 'included'
    yield { ...take, dialogueTitle: dialogue.title, file: leftOut.has(storageKey) ? null : path, state }
  }
}

async function* progressRows(userId: number) {
  for await (const { date, xpEarned } of listExportedProgress(userId)) {
    yield { day: date.toISOString().slice(0, 'YYYY-MM-DD'.length), xpEarned }
  }
}

async function* wordNoteRows(userId: number) {
  for await (const { vocabulary, vocabularyId: _, ...note } of listExportedWordNotes(userId)) {
    yield { ...vocabulary, ...note }
  }
}

async function* cardRows(userId: number) {
  for await (const { id: _, vocabulary, ownWord, ...card } of listExportedCards(userId)) {
    yield { ...(vocabulary ?? ownWord), isOwn: ownWord !== null, ...card }
  }
}

async function* markedRows(rows: ReturnType<typeof listExportedBookmarks>) {
  for await (const { dialogue, ...mark } of rows) yield { ...mark, dialogueTitle: dialogue.title }
}

type Account = NonNullable<Awaited<ReturnType<typeof findExportedAccount>>>

async function* exportEntries(options: ExportOptions & { account: Account }): AsyncGenerator<ZipEntry> {
  const { userId, locale, now, account } = options
  const text = { modifiedAt: now, isCompressed: true }
  const date = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const readMe = accountExportCopy[locale].readMe({ username: account.username, date })
  const leftOut: LeftOut = new Map()
  yield { ...text, name: 'README.txt', content: textContent(readMe) }
  yield { ...text, name: 'account.json', content: textContent(`${asJson(account)}\n`) }
  const lists: [name: string, rows: AsyncIterable<unknown>][] = [
    ['notifications', listExportedNotifications(userId)],
    ['bookmarks', markedRows(listExportedBookmarks(userId))],
    ['likes', markedRows(listExportedLikes(userId))],
    ['notes', listExportedNotes(userId)],
    ['own-words', listExportedOwnWords(userId)],
    ['word-notes', wordNoteRows(userId)],
    ['cards', cardRows(userId)],
    ['study-plan', listExportedStudyPlan(userId)],
    ['test-outcomes', listExportedTestOutcomes(userId)],
    ['study-log', listExportedStudy(userId)],
    ['mistakes', listExportedReturns(userId)],
    ['sprints', listExportedSprints(userId)],
    ['memory-ladder', listExportedMemoryTries(userId)],
    ['lessons', listExportedLessons(userId)],
    ['reminder-settings', listExportedReminderSettings(userId)],
    ['reminders', listExportedReminders(userId)],
    ['devices', listExportedDevices(userId)],
    ['feedback', listExportedFeedback(userId)],
    ['progress', progressRows(userId)],
  ]
  for (const [name, rows] of lists) yield { ...text, name: `${name}.json`, content: listContent(rows) }
  yield* recordingEntries({ ...options, leftOut })
  yield { ...text, name: 'submissions.json', content: listContent(submissionRows(userId, leftOut)) }
  yield { ...text, name: 'mock-tests.json', content: listContent(mockTestRows(userId, leftOut)) }
  yield { ...text, name: 'unfinished.json', content: listContent(unfinishedRows(userId, leftOut)) }
}

/**
 * 'Download my data': streams a zip with everything of one account and nothing of others. Chunks are made on demand;
 * ending the iteration ends the work.
 *
 * @throws AppError NOT_FOUND before the first chunk: there is no such account.
 */
export async function exportAccount(options: ExportOptions): Promise<AsyncGenerator<Uint8Array>> {
  const account = await findExportedAccount(options.userId)
  if (!account) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
  return zipStream(exportEntries({ ...options, account }))
}
