import type { StoredDialogue } from '#app/models/mock-test/attempt.server.ts'
import { interpretingMs } from '#app/models/mock-test/exam-rules.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import { measureSegmentSound } from '../speech/segment-sound.server.ts'

/**
 * How long a learner heard and spoke in a dialogue, in milliseconds; audio that nobody asked for was not heard.
 * `startedAt` is that of the mock test.
 */
export async function measureInterpreting(
  { id: dialogueId, segments, submitted }: StoredDialogue,
  startedAt: Date,
): Promise<number> {
  const measured = submitted.map(async ({ segmentIndex, recording, repeats }) => {
    const segment = segments[segmentIndex]
    const sourceMs = segment
      ? await measureSegmentSound({
          dialogueId,
          asOf: startedAt,
          text: segment.text,
          gender: segment.gender,
          language: spokenLanguage(segment),
        })
      : null
    return { recordingMs: recording?.durationMs ?? null, sourceMs, repeats }
  })
  return interpretingMs(await Promise.all(measured))
}
