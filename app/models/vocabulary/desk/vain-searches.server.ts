import { VAIN_SEARCHES_SHOWN } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'

/** What learners looked up in vain. Who did is not known. */
export interface VainSearch {
  /** As the search compares it: its key. */
  folded: string
  /** As it was typed last. */
  text: string
  count: number
  searchedAt: Date
}

/** The most wanted first. */
export async function listVainSearches(): Promise<VainSearch[]> {
  return db.vainSearch.findMany({ orderBy: [{ count: 'desc' }, { searchedAt: 'desc' }], take: VAIN_SEARCHES_SHOWN })
}

/** Removes a search that has been dealt with. It is listed again once somebody searches for it in vain. */
export async function removeVainSearch(folded: string): Promise<void> {
  await db.vainSearch.deleteMany({ where: { folded } })
}
