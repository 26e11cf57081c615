import type { Locale } from '#app/config/copy/locale.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { AppError } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { findDeskDialogue, withStoredParts } from '#app/models/dialogues/desk-dialogue.server.ts'
import { type DialogueImport, partsOf } from '#app/models/dialogues/dialogue-file.ts'
import { findImportMatches } from '#app/models/dialogues/file-parts.server.ts'
import type { ReportLine } from '#app/models/dialogues/import/bundle-report.ts'
import type { BundleEntry } from '#app/models/dialogues/import/read-bundle.server.ts'
import { findChanges } from './edit-library.server.ts'
import { importDialogue, toDraft } from './transfer-dialogue.server.ts'

interface Options {
  admin: Pick<CurrentUser, 'id' | 'username'>
  entries: readonly BundleEntry[]
  /** Only says what would happen. */
  isDryRun: boolean
  publish: boolean
  locale: Locale
}

type Result = Pick<ReportLine, 'outcome' | 'id' | 'refusal'>

/** One dialogue, matched by its slug. */
async function importOne(file: DialogueImport, { admin, isDryRun, publish, locale }: Options): Promise<Result> {
  const matches = await findImportMatches(file)
  const match = matches.find(({ by }) => by === 'slug')
  if (match?.isDeleted) {
    return { outcome: 'error', id: match.id, refusal: dialogueTransferCopy[locale].bundle.deleted(match.title) }
  }
  if (!match) {
    const id = isDryRun ? null : (await importDialogue({ admin, file, over: null, publish })).id
    return { outcome: 'created', id, refusal: null }
  }
  const stored = await findDeskDialogue(match.id)
  const changed =
    stored && (await findChanges({ stored, draft: withStoredParts(stored, toDraft(file)), parts: partsOf(file) }))
  const isSame = changed?.length === 0 && !(publish && stored?.publishedAt === null)
  if (isSame) return { outcome: 'skipped', id: match.id, refusal: null }
  const over = { id: match.id, version: new Date(match.version) }
  if (!isDryRun) await importDialogue({ admin, file, over, publish })
  return { outcome: 'changed', id: match.id, refusal: null }
}

async function reportOn({ where, file, problems }: BundleEntry, options: Options): Promise<ReportLine> {
  if (!file) return { where, title: null, outcome: 'error', id: null, problems, refusal: null }
  const line = { where, title: file.title, problems: [] }
  try {
    return { ...line, ...(await importOne(file, options)) }
  } catch (error) {
    const copy = errorCopy[options.locale]
    if (!(error instanceof AppError)) log.error({ err: error, where }, 'a dialogue of an import failed')
    const refusal = error instanceof AppError ? error.sentence(copy) : dialogueTransferCopy[options.locale].failed
    return { ...line, outcome: 'error', id: null, refusal }
  }
}

/**
 * Imports several dialogues, each by itself: an error of one leaves the others as they are. One after the other, so that
 * the second of two with the same slug is a change of the first.
 */
export async function importBundle(options: Options): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  for (const entry of options.entries) lines.push(await reportOn(entry, options))
  return lines
}
