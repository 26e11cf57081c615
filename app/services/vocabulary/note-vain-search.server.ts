import { readVainSearch } from '#app/models/vocabulary/look-up/vain-search.ts'
import { countVainSearch } from '#app/models/vocabulary/look-up/vain-search.server.ts'
import { isVain } from './look-up.server.ts'

interface Options {
  userId: number
  /** As typed. */
  q: string
  /** Whether this learner searches for it for the first time today. Asked only for what would be counted. */
  isFirst: (folded: string) => Promise<boolean>
  now: Date
}

/** Counts a search that found nothing, for the admins who write the library. Nothing of the learner is kept with it. */
export async function noteVainSearch({ userId, q, isFirst, now }: Options): Promise<void> {
  const vain = readVainSearch(q)
  if (vain && (await isVain({ userId, q })) && (await isFirst(vain.folded))) await countVainSearch(vain, now)
}
