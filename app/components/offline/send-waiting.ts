import { MINUTE_MS } from '#app/config/time.ts'
import { openVault } from '../player/recording/shared-vault.ts'

/** The pages whose player sends its own recordings. */
const PLAYERS = /^\/(?:practice|mock-test\/session)\/\d+/

/** Sends recordings that were made without a connection to their attempts, so that they can be finished on any device. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || PLAYERS.test(location.pathname)) return
  const unfinished = await (await openVault()).listUnfinished()
  if (unfinished.every(({ indexes }) => indexes.length === 0)) return
  const [{ findPendingWork }, { uploadPending }] = await Promise.all([
    import('../log-out/pending-work.ts'),
    import('../log-out/upload-pending.ts'),
  ])
  await uploadPending(await findPendingWork(), { signal: AbortSignal.timeout(MINUTE_MS), onSent: () => undefined })
}
