import { LEFT_OWNER_COOKIE_NAME, OWNED_TEXT_KEEP_DAYS } from '#app/config/browser-storage.ts'
import { pageOwner } from '#app/http/session/page-owner.ts'
import { readCookie } from '../browser-storage/owner.ts'
import { clearOldTexts, clearOwnerless, clearTextsOf, listObjectOwners } from '../browser-storage/clear-storage.ts'
import { createExamVault } from '../mock-test/session/recording/exam-vault.ts'
import { createVault } from '../player/recording/recording-vault.ts'
import { PENDING_TEXT_PREFIXES } from './pending-texts.ts'

const DAY_MS = 86_400_000
/** No mock test has it. */
const NONE = 0

/**
 * Deletes what an account kept here that has signed out by a plain form, without script to do it then. What it has not sent
 * stays for the days that pending things are kept: nobody was asked about it, and nobody else can see it.
 */
export async function cleanUpAfterLogOut(): Promise<void> {
  const left = readCookie(LEFT_OWNER_COOKIE_NAME)
  if (left === undefined || left === pageOwner()) return
  clearTextsOf(left, { except: PENDING_TEXT_PREFIXES })
  for (const { owner, store } of await listObjectOwners()) {
    if (owner === left) await createVault({ store }).prune({ keepsFinished: false })
  }
  document.cookie = `${LEFT_OWNER_COOKIE_NAME}=; path=/; max-age=0`
}

/** Deletes what is too old, of every owner, and what has none. */
export async function deleteExpiredData(now = Date.now()): Promise<void> {
  clearOwnerless()
  clearOldTexts({ before: now - OWNED_TEXT_KEEP_DAYS * DAY_MS })
  for (const { owner, store } of await listObjectOwners()) {
    // The page's own are tidied by whoever has them open.
    if (owner === pageOwner()) continue
    await createVault({ store }).prune()
    await createExamVault({ store, mockTestId: NONE }).forgetOldOnes()
  }
}
