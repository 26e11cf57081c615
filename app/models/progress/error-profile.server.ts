import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { CATEGORIES } from '../scoring/evaluation.ts'
import { type ErrorProfile, errorProfileOf, profileSince } from './error-profile.ts'
import { dayIn } from './local-time.ts'

const CategorySchema = z.enum(CATEGORIES)
const RowSchema = z.object({
  /** Null for the row of what came back. */
  at: z.date().nullable(),
  dialogues: z.number().int(),
  lost: z.partialRecord(CategorySchema, z.number()),
  returned: z.partialRecord(CategorySchema, z.object({ all: z.number(), mended: z.number() })),
})

/** The marks of an array of errors, by kind. */
const lostIn = (errors: Prisma.Sql): Prisma.Sql => Prisma.sql`coalesce((
  SELECT jsonb_object_agg(category, marks) FROM (
    SELECT error ->> 'category' AS category, sum((error ->> 'deduction')::float8) AS marks
    FROM jsonb_array_elements(${errors}) AS error GROUP BY 1) AS kinds), '{}')`

const NOTHING = Prisma.sql`'{}'::jsonb`
const BOTH_DIALOGUES = Prisma.sql`coalesce(dialogue1_results #> '{evaluation,naatiScore,errors}', '[]')
  || coalesce(dialogue2_results #> '{evaluation,naatiScore,errors}', '[]')`

/**
 * What a learner lost by kind and week, and what is mended of it: one statement, by the indexes of results by who marked them. As in
 * every figure, marks that the learner gave and beginnings of dialogues are not in it.
 *
 * @param options.user.timezone an IANA name.
 */
export async function findErrorProfile(options: {
  user: { id: number; timezone: string }
  now: Date
}): Promise<ErrorProfile> {
  const { user, now } = options
  const today = dayIn(user.timezone, now)
  const own = Prisma.sql`user_id = ${user.id} AND marked_by = 'machine'`
  const since = profileSince(today)
  const found = await db.$queryRaw<unknown[]>`
    SELECT created_at AS at, 1 AS dialogues, ${lostIn(Prisma.sql`feedback #> '{naatiScore,errors}'`)} AS lost,
      ${NOTHING} AS returned
    FROM submissions WHERE ${own} AND created_at >= ${since} AND status = 'scored' AND part_of IS NULL
    UNION ALL
    SELECT completed_at, 2, ${lostIn(BOTH_DIALOGUES)}, ${NOTHING}
    FROM mock_test_attempts WHERE ${own} AND completed_at >= ${since} AND status = 'completed'
    UNION ALL
    SELECT NULL, 0, ${NOTHING}, coalesce((
      SELECT jsonb_object_agg(category, jsonb_build_object('all', every, 'mended', mended)) FROM (
        SELECT category, count(*) AS every, count(mended_on) AS mended
        FROM returning_segments CROSS JOIN unnest(categories) AS category WHERE user_id = ${user.id}
        GROUP BY category) AS kinds), '{}')`
  const rows = z.array(RowSchema).parse(found)
  return errorProfileOf({
    results: rows.flatMap(({ at, dialogues, lost }) => (at ? [{ at, dialogues, lost }] : [])),
    returned: rows.find(({ at }) => at === null)?.returned ?? {},
    timezone: user.timezone,
    today,
  })
}
