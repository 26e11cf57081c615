import { createVault, type RecordingVault } from './recording-vault.ts'
import { createMemoryStore, openOwnedObjects } from '../../browser-storage/owned-objects.ts'

let opened: Promise<RecordingVault> | undefined

/** The page's single vault. If recordings are only in memory, player and result page share them. */
export function openVault(): Promise<RecordingVault> {
  opened ??= openOwnedObjects().then((store) => createVault({ store }))
  return opened
}

/** A vault of its own that ends with the page, for a preview. */
export async function openTrialVault(): Promise<RecordingVault> {
  return createVault({ store: createMemoryStore() })
}
