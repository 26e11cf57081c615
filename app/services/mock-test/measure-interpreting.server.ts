import type { StoredDialogue } from '#app/models/mock-test/attempt.server.ts'
import { interpretingMs } from '#app/models/mock-test/exam-rules.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { measureSegmentSounds } from '../speech/synthesis/segment-sound.server.ts'

/**
 * How long a learner listened and spoke in a dialogue, in milliseconds. Audio that was never requested is not counted.
 * `startedAt` is when the mock test started.
 */
export async function measureInterpreting(
  { id: dialogueId, segments, submitted }: StoredDialogue,
  startedAt: Date,
): Promise<number> {
  const utterances = segments.map((segment) => ({ ...segment, language: spokenLanguage(segment) }))
  const soundsMs = await measureSegmentSounds({ dialogueId, asOf: startedAt, utterances })
  return interpretingMs(
    submitted.map(({ segmentIndex, recording, repeats }) => ({
      recordingMs: recording?.durationMs ?? null,
      sourceMs: soundsMs[segmentIndex] ?? null,
      repeats,
    })),
  )
}
