import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { modelUtterance } from './model-utterance.ts'
import { publishSoon } from './publish-soon.server.ts'
import { spokenWords } from '../speech.server.ts'

/**
 * Renders the voices of a dialogue in advance. Existing ones are not rendered again.
 *
 * @throws AppError NOT_FOUND, PROVIDER_UNAVAILABLE
 */
export async function renderDialogue(options: { dialogueId: number; signal: AbortSignal }): Promise<void> {
  const { dialogueId, signal } = options
  const { segments } = await getDialogueForScoring(dialogueId)
  // One at a time, so that a learner listening meanwhile does not wait for all of them.
  for (const { text, gender, ...segment } of segments) {
    await spokenWords.prepare({ text, gender, language: spokenLanguage(segment), signal })
  }
  // A provider costs money, so its models are made when first played.
  if (spokenWords.improves) {
    for (const segment of segments) {
      await spokenWords.prepare({ ...modelUtterance(segment), signal })
    }
  }
  await publishSoon(dialogueId)
}
