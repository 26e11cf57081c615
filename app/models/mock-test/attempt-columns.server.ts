import { storableText } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'

// A mock test has the topics of its two dialogues as they were when it was scored. Lists, filters and counts ask in these words.

/** Attempts `m` with their dialogues `a` and `b`. */
export const ATTEMPTS_WITH_DIALOGUES = Prisma.sql`mock_test_attempts m
  JOIN dialogues a ON a.id = m.dialogue1_id JOIN dialogues b ON b.id = m.dialogue2_id`

/** Both topics, the first dialogue's first. The first releases kept none with the results. */
export const ATTEMPT_TOPICS = Prisma.sql`ARRAY[
  coalesce(m.dialogue1_results #>> '{dialogue,topic}', a.topic),
  coalesce(m.dialogue2_results #>> '{dialogue,topic}', b.topic)]`

/** Narrows attempts to those with a dialogue of a topic; undefined is all. */
export function aboutTopic(topic: string | undefined): Prisma.Sql {
  return topic === undefined ? Prisma.empty : Prisma.sql`AND ${storableText(topic)} = ANY (${ATTEMPT_TOPICS})`
}

/** The dialogues (1, 2) that failed by our own strict rule. */
export const AUTO_FAILED_SLOTS = Prisma.sql`array_remove(ARRAY[
  CASE m.dialogue1_results #>> '{evaluation,naatiScore,autoFailTriggered}' WHEN 'true' THEN 1 END,
  CASE m.dialogue2_results #>> '{evaluation,naatiScore,autoFailTriggered}' WHEN 'true' THEN 2 END], NULL)`
