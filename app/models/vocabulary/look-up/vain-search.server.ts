import { VAIN_SEARCHES_MAX } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import type { VainSearch } from './vain-search.ts'

/**
 * Counts a search that found nothing. No more than VAIN_SEARCHES_MAX different ones are kept: then the rarest goes, of these the one
 * that was searched for longest ago, but never the one just counted.
 */
export async function countVainSearch({ folded, text }: VainSearch, now: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO vain_searches AS known (folded, text, count, searched_at) VALUES (${folded}, ${text}, 1, ${now})
    ON CONFLICT (folded) DO UPDATE SET count = known.count + 1, text = excluded.text, searched_at = excluded.searched_at`
  await db.$executeRaw`
    DELETE FROM vain_searches WHERE folded IN (
      SELECT folded FROM vain_searches WHERE folded <> ${folded}
      ORDER BY count DESC, searched_at DESC OFFSET ${VAIN_SEARCHES_MAX - 1})`
}
