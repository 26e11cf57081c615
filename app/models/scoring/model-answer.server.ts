import { MODEL_ANSWER_DAYS } from '#app/config/scoring.ts'
import { db, storableJson, storableText } from '#app/db.server.ts'
import { type ModelAnswer, ModelAnswerSchema } from './model-findings.ts'

const DELETED_AT_ONCE = 500

/** A cached answer that is recent enough and has the current shape; null if there is none. `key`: 64 hex digits. */
export async function findModelAnswer(key: string): Promise<ModelAnswer | null> {
  const [row] = await db.$queryRaw<{ answer: unknown }[]>`
    SELECT answer FROM model_answers
    WHERE key = ${key} AND created_at > now() - make_interval(days => ${MODEL_ANSWER_DAYS})`
  const parsed = ModelAnswerSchema.safeParse(row?.answer)
  return parsed.success ? parsed.data : null
}

/** Caches an answer for an identical request. If two arrive at once, the first is kept. */
export async function storeModelAnswer(options: {
  key: string
  model: string
  systemFingerprint: string | null
  answer: ModelAnswer
}): Promise<void> {
  const { key, model, systemFingerprint, answer } = options
  const row = {
    key,
    model,
    systemFingerprint: systemFingerprint && storableText(systemFingerprint),
    answer: ModelAnswerSchema.parse(JSON.parse(storableJson(answer))),
  }
  await db.modelAnswer.createMany({ data: [row], skipDuplicates: true })
}

/** Deletes a batch of expired answers. Safe to run in several processes at once. Returns how many were deleted. */
export async function deleteOldModelAnswers(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM model_answers WHERE key IN (
      SELECT key FROM model_answers WHERE created_at <= now() - make_interval(days => ${MODEL_ANSWER_DAYS})
      LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED)`
}
