import { VERSIONS_SHOWN } from '#app/config/admin.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { findFileParts } from '#app/models/dialogues/file-parts.server.ts'
import { parseGuidance } from '#app/models/dialogues/guidance.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import {
  changesBetween,
  type VersionContent,
  type VersionsView,
  type VersionTexts,
} from '#app/models/dialogues/versions/version.ts'
import { findVersion, listVersions, type Version } from '#app/models/dialogues/versions/version.server.ts'

interface Query {
  id: number
  /** The last version of the previous page. */
  before: number | undefined
  /** The version to compare with the saved dialogue, and the one to restore. */
  show: number | undefined
  restore: number | undefined
  /** Of the examiner's notes. */
  locale: Locale
}

/** What changed since the version before; null for the first one. */
function summaryOf(version: Version, older: Version | undefined) {
  if (!older) return null
  const { fields, segments } = changesBetween(older.content, version.content)
  return { fields, segments: segments.length }
}

async function requireVersion(options: { id: number; dialogueId: number }): Promise<Version> {
  const version = await findVersion(options)
  if (!version) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  return version
}

/**
 * The versions of a dialogue, one of them beside the saved dialogue, and the one that is to be restored.
 *
 * @throws AppError NOT_FOUND for an unknown dialogue or version.
 */
export async function loadVersions({ id, before, show, restore, locale }: Query): Promise<VersionsView> {
  const dialogue = await findDeskDialogue(id)
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { versions, hasMore } = await listVersions({ dialogueId: id, before, limit: VERSIONS_SHOWN })
  const shown = versions.slice(0, VERSIONS_SHOWN)
  const { terms, reviews, voices } = await findFileParts({ id })
  const { segments } = parseTranscript(dialogue.transcript)
  const now: VersionContent = {
    ...dialogue,
    terms,
    reviews,
    voices,
    segments,
    guidance: parseGuidance(dialogue.guidance),
  }
  const compared = show === undefined ? null : await requireVersion({ id: show, dialogueId: id })
  const asked = restore === undefined ? null : await requireVersion({ id: restore, dialogueId: id })
  return {
    id,
    title: dialogue.title,
    isPublished: dialogue.publishedAt !== null,
    isFirstPage: before === undefined,
    older: hasMore ? (shown.at(-1)?.id ?? null) : null,
    versions: shown.map((version, index) => ({
      id: version.id,
      origin: version.origin,
      authorName: version.authorName,
      at: version.createdAt.toISOString(),
      publishedAt: version.publishedAt?.toISOString() ?? null,
      isCurrent: before === undefined && index === 0,
      changes: summaryOf(version, versions[index + 1]),
    })),
    compared: compared && {
      at: compared.createdAt.toISOString(),
      before: textsOf(compared.content, { other: now, locale }),
      now: textsOf(now, { other: compared.content, locale }),
      changes: changesBetween(compared.content, now),
    },
    restoring: asked && { id: asked.id, at: asked.createdAt.toISOString() },
  }
}

interface Beside {
  /** The version that it is compared with. */
  other: VersionContent
  locale: Locale
}

/** What an examiner says in one version and not in the other: by segment, the note and then the wrong renditions. */
function guidanceText({ guidance }: VersionContent, { other, locale }: Beside): string {
  const parts = guidance.flatMap((said, index) => {
    const lines = [...(said.note ? [said.note[locale]] : []), ...said.wrongs.map(({ text }) => `“${text}”`)]
    const isSame = JSON.stringify(said) === JSON.stringify(other.guidance[index])
    return isSame || lines.length === 0 ? [] : [`${index + 1}. ${lines.join('\n')}`]
  })
  return parts.join('\n\n')
}

/** The fields of a version as text. */
function textsOf(content: VersionContent, beside: Beside): VersionTexts {
  const { segments: _segments, guidance: _guidance, terms, reviews, voices, ...rest } = content
  return {
    ...rest,
    guidance: guidanceText(content, beside),
    terms: terms.map(({ english, turkish }) => `${english} = ${turkish}`).join('; '),
    reviews: reviews.map(({ reviewer, date }) => `${reviewer}, ${date}`).join('; '),
    voices: Object.values(voices ?? {}).join(', '),
  }
}
