import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { publishSoon } from './publish-soon.server.ts'
import { segmentAudio } from '../speech.server.ts'

/**
 * Makes the voices of a dialogue before somebody waits for them. What is there already is not made again.
 *
 * @throws AppError NOT_FOUND, PROVIDER_UNAVAILABLE
 */
export async function renderDialogue(options: { dialogueId: number; signal: AbortSignal }): Promise<void> {
  const { dialogueId, signal } = options
  const { segments } = await getDialogueForScoring(dialogueId)
  // One after the other: a learner who listens meanwhile is not to wait for all of them.
  for (const { text, gender, ...segment } of segments) {
    await segmentAudio.get({ text, gender, language: spokenLanguage(segment), signal })
  }
  await publishSoon(dialogueId)
}
