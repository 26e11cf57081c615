import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { sourceWords } from '#app/models/dialogues/content-rules.ts'
import { type DeskDialogue, findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { findFileParts, findImportMatches } from '#app/models/dialogues/file-parts.server.ts'
import type { DialogueDraft } from '#app/models/dialogues/dialogue-draft.ts'
import {
  type DialogueImport,
  partsOf,
  readFileSegments,
  writeDialogueFile,
  writeFileSegments,
} from '#app/models/dialogues/dialogue-file.ts'
import { parseGuidance } from '#app/models/dialogues/guidance.ts'
import { DIALOGUE_FILE_VERSION } from '#app/config/dialogues.ts'
import { commitGaps, readImport } from '#app/models/dialogues/read-import.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'
import { slugOf } from '#app/models/dialogues/slug.ts'
import { addDialogue, changeDialogue } from './edit-library.server.ts'

/** A dialogue as a content/dialogues file. @throws AppError NOT_FOUND, also for a deleted one. */
export async function exportDialogue(id: number): Promise<{ name: string; text: string }> {
  const dialogue = await findDeskDialogue(id)
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { slug: own, terms, reviews, voices } = await findFileParts({ id })
  const slug = own ?? slugOf(dialogue)
  const { aim, aimTr } = dialogue
  const text = writeDialogueFile({
    version: DIALOGUE_FILE_VERSION,
    slug,
    title: dialogue.title,
    titleTr: dialogue.titleTr ?? undefined,
    hook: dialogue.hook ?? undefined,
    hookTr: dialogue.hookTr ?? undefined,
    description: dialogue.description,
    descriptionTr: dialogue.descriptionTr ?? undefined,
    aim: aim !== null && aimTr !== null ? { en: aim, tr: aimTr } : undefined,
    topic: dialogue.topic,
    level: dialogue.level,
    accessLevel: dialogue.accessLevel,
    durationSeconds: dialogue.duration,
    isMockTestCandidate: dialogue.isMockTestCandidate,
    voices: voices ?? undefined,
    segments: writeFileSegments(parseTranscript(dialogue.transcript).segments, parseGuidance(dialogue.guidance)),
    terms,
    reviews,
  })
  return { name: `${slug}.json`, text }
}

/** Everything that an admin sees before importing a text. */
export async function previewImport(text: string) {
  const { file, problems } = readImport(text)
  if (!file) return { problems, preview: null }
  const { title, level, slug, terms, isMockTestCandidate } = file
  const { segments, guidance } = readFileSegments(file.segments)
  const preview = {
    title,
    draft: { level, segments, terms, isMockTestCandidate },
    words: sourceWords(segments),
    guided: guidance.filter(({ note, wrongs }) => note !== null || wrongs.length > 0).length,
    matches: await findImportMatches({ slug, title }),
    gaps: commitGaps(file),
  }
  return { problems: [], preview }
}

export type ImportPreview = NonNullable<Awaited<ReturnType<typeof previewImport>>['preview']>

/** The dialogue of a file. One that says nothing of guidance keeps what is stored, as far as it still fits. */
export function toDraft(file: DialogueImport): DialogueDraft {
  const { title, description, topic, level, accessLevel, isMockTestCandidate, durationSeconds } = file
  const { segments, guidance } = readFileSegments(file.segments)
  const wordCount = sourceWords(segments)
  const { titleTr, hook, hookTr, descriptionTr, aim } = file
  const columns = { title, description, topic, level, accessLevel, isMockTestCandidate, segments, wordCount }
  const words = { titleTr, hook, hookTr, descriptionTr, aim: aim?.en, aimTr: aim?.tr }
  const said = guidance.length > 0 ? { guidance } : {}
  return { ...columns, ...said, ...words, duration: durationSeconds }
}

/**
 * Creates a dialogue from a file, or saves it over the given `version` of an existing one. Without `publish` a new one is
 * a draft, and an existing one keeps its state.
 *
 * @throws AppError as `addDialogue` and `changeDialogue` do.
 */
export function importDialogue(options: {
  admin: Pick<CurrentUser, 'id' | 'username'>
  file: DialogueImport
  over: { id: number; version: Date } | null
  publish: boolean
}): Promise<DeskDialogue> {
  const { admin, file, over, publish } = options
  const imported = { admin, draft: toDraft(file), parts: partsOf(file) }
  if (!over) return addDialogue({ ...imported, publish })
  return changeDialogue({ ...imported, ...over, ...(publish && { publish }) })
}
