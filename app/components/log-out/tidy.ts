import { LEFT_OWNER_COOKIE_NAME, OWNED_TEXT_KEEP_DAYS } from '#app/config/browser-storage.ts'
import { DAY_MS } from '#app/config/time.ts'
import { pageOwner } from '#app/http/page-owner.ts'
import { readCookie } from '../browser-storage/owner.ts'
import { emptyOldTexts, emptyOwnerless, emptyTextsOf, listObjectOwners } from '../browser-storage/empty-storage.ts'
import { createExamVault } from '../mock-test/session/exam-vault.ts'
import { createVault } from '../practice/test-player/recording-vault.ts'
import { UNSENT_TEXTS } from './unsent-texts.ts'

/** No mock test has it. */
const NONE = 0

/**
 * Deletes what an account kept here that has signed out by a plain form, without script to do it then. What it has not sent
 * stays for the days that unsent things are kept: nobody was asked about it, and nobody else can see it.
 */
export async function tidyAfterLogOut(): Promise<void> {
  const left = readCookie(LEFT_OWNER_COOKIE_NAME)
  if (left === undefined || left === pageOwner()) return
  emptyTextsOf(left, { but: UNSENT_TEXTS })
  for (const { owner, store } of await listObjectOwners()) {
    if (owner === left) await createVault({ store }).prune({ keepsFinished: false })
  }
  document.cookie = `${LEFT_OWNER_COOKIE_NAME}=; path=/; max-age=0`
}

/** Deletes what is too old, of every owner, and what has none. */
export async function tidyOldThings(now = Date.now()): Promise<void> {
  emptyOwnerless()
  emptyOldTexts({ before: now - OWNED_TEXT_KEEP_DAYS * DAY_MS })
  for (const { owner, store } of await listObjectOwners()) {
    // The page's own are tidied by whoever has them open.
    if (owner === pageOwner()) continue
    await createVault({ store }).prune()
    await createExamVault({ store, mockTestId: NONE }).forgetOldOnes()
  }
}
