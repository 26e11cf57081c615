import { LEFT_OWNER_COOKIE_NAME, OWNED_TEXT_KEEP_DAYS } from '#app/config/browser-storage.ts'
import { DAY_MS } from '#app/config/time.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'
import { readCookie } from '../browser-storage/owner.ts'
import { clearOldTexts, clearOwnerless, clearTextsOf, listObjectOwners } from '../browser-storage/clear-storage.ts'
import { clearKeptOf, clearKeptOfOthers } from '../browser-storage/kept-dialogues.ts'
import { createExamVault } from '../mock-test/session/recording/exam-vault.ts'
import { createVault } from '../player/recording/recording-vault.ts'
import { PENDING_TEXT_PREFIXES } from './pending-texts.ts'

/** Not the id of any mock test. */
const NONE = 0

/**
 * Deletes the data of an account that signed out by the plain form, without JavaScript. Its pending work stays until it
 * expires: the learner was not asked about it, and nobody else can see it.
 */
export async function cleanUpAfterLogOut(): Promise<void> {
  const left = readCookie(LEFT_OWNER_COOKIE_NAME)
  if (left === undefined || left === pageOwner()) return
  clearTextsOf(left, { except: PENDING_TEXT_PREFIXES })
  await clearKeptOf(left)
  for (const { owner, store } of await listObjectOwners()) {
    if (owner === left) await createVault({ store }).prune({ keepsFinished: false })
  }
  document.cookie = `${LEFT_OWNER_COOKIE_NAME}=; path=/; max-age=0`
}

/** Deletes expired data of every owner, and data without an owner. */
export async function deleteExpiredData(now = Date.now()): Promise<void> {
  clearOwnerless()
  await clearKeptOfOthers(pageOwner())
  clearOldTexts({ before: now - OWNED_TEXT_KEEP_DAYS * DAY_MS })
  for (const { owner, store } of await listObjectOwners()) {
    // The page's own data is cleaned up by its owner's pages.
    if (owner === pageOwner()) continue
    await createVault({ store }).prune()
    await createExamVault({ store, mockTestId: NONE }).forgetOldOnes()
  }
}
