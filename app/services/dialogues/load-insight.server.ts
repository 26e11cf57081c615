import { WEAK_ATTEMPTS_MIN, WEAKEST_SHOWN } from '#app/config/admin.ts'
import { AppError } from '#app/errors.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { findInsight, listSegmentTexts } from '#app/models/dialogues/insight/insight.server.ts'
import { weakest, type Weakness } from '#app/models/dialogues/insight/insight.ts'
import { parseTranscript } from '#app/models/dialogues/segment.ts'

/** Each segment of a dialogue, and how learners fared with it. @throws AppError NOT_FOUND */
export async function loadInsight(id: number) {
  const dialogue = await findDeskDialogue(id)
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const rows = await findInsight(id)
  const { segments } = parseTranscript(dialogue.transcript)
  return {
    id,
    title: dialogue.title,
    segments: segments.map(({ speaker, text }, segmentIndex) => ({
      speaker,
      text,
      insight: rows.find((row) => row.segmentIndex === segmentIndex) ?? null,
    })),
  }
}

/** The weakest segments of the library, by one measure, with their texts. */
export async function loadWeakest(by: Weakness) {
  const rows = weakest(await findInsight(null), { by, leastAttempts: WEAK_ATTEMPTS_MIN, limit: WEAKEST_SHOWN })
  const texts = await listSegmentTexts(rows.map(({ dialogueId }) => dialogueId))
  return rows.flatMap((insight) => {
    const found = texts.get(insight.dialogueId)
    const segment = found?.segments[insight.segmentIndex]
    return found && segment ? [{ insight, title: found.title, speaker: segment.speaker, text: segment.text }] : []
  })
}
