import { storableText } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'

// SQL shared by lists, filters and counts. A mock test has the topics that its dialogues had when they were scored.

/** Attempts `m` joined with their dialogues `a` and `b`. */
export const ATTEMPTS_WITH_DIALOGUES = Prisma.sql`mock_test_attempts m
  JOIN dialogues a ON a.id = m.dialogue1_id JOIN dialogues b ON b.id = m.dialogue2_id`

/** Both topics, dialogue 1 first. Results of the first releases do not store them. */
export const ATTEMPT_TOPICS = Prisma.sql`ARRAY[
  coalesce(m.dialogue1_results #>> '{dialogue,topic}', a.topic),
  coalesce(m.dialogue2_results #>> '{dialogue,topic}', b.topic)]`

/** Keeps attempts that include a dialogue of this topic; undefined: all. */
export function aboutTopic(topic: string | undefined): Prisma.Sql {
  return topic === undefined ? Prisma.empty : Prisma.sql`AND ${storableText(topic)} = ANY (${ATTEMPT_TOPICS})`
}

/** The slots (1, 2) that auto-failed (our own strict rule). */
export const AUTO_FAILED_SLOTS = Prisma.sql`array_remove(ARRAY[
  CASE m.dialogue1_results #>> '{evaluation,naatiScore,autoFailTriggered}' WHEN 'true' THEN 1 END,
  CASE m.dialogue2_results #>> '{evaluation,naatiScore,autoFailTriggered}' WHEN 'true' THEN 2 END], NULL)`
