import { db } from '#app/db.server.ts'
import type { Library } from './library.ts'

interface Row {
  freeDialogues: number
  dialogues: number
  freeMockTests: number
  mockTests: number
}

/** Counts the dialogues and mock tests listed for learners, in one query. */
export async function countLibrary(): Promise<Library> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT d.free AS "freeDialogues", d.total AS "dialogues", t.free AS "freeMockTests", t.total AS "mockTests"
    FROM (
      SELECT count(*) FILTER (WHERE access_level = 'free')::int AS free, count(*)::int AS total
      FROM dialogues WHERE deleted_at IS NULL AND published_at IS NOT NULL AND NOT is_mock_test_candidate
    ) d, (
      SELECT count(*) FILTER (WHERE t.access_level = 'free')::int AS free, count(*)::int AS total
      FROM mock_test_templates t JOIN dialogues a ON a.id = t.dialogue1_id JOIN dialogues b ON b.id = t.dialogue2_id
      WHERE t.is_active AND t.published_at IS NOT NULL AND a.deleted_at IS NULL AND a.published_at IS NOT NULL
        AND b.deleted_at IS NULL AND b.published_at IS NOT NULL
    ) t`
  return {
    dialogues: { free: row?.freeDialogues ?? 0, all: row?.dialogues ?? 0 },
    mockTests: { free: row?.freeMockTests ?? 0, all: row?.mockTests ?? 0 },
  }
}
