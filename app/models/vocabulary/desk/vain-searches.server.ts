import { VAIN_SEARCHES_SHOWN } from '#app/config/vocabulary.ts'
import { type Database, db } from '#app/db.server.ts'
import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'

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

/** Removes the searches that find this word now. */
export async function removeAnsweredSearches(
  word: Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>,
  database: Database,
): Promise<void> {
  const { english, turkish, acceptedEnglish, acceptedTurkish } = word
  const wordings = [english, turkish, ...acceptedEnglish, ...acceptedTurkish].map(foldForSearch)
  await database.$executeRaw`
    DELETE FROM vain_searches
    WHERE EXISTS (SELECT 1 FROM unnest(${wordings}::text[]) AS wording WHERE strpos(wording, folded) > 0)`
}
