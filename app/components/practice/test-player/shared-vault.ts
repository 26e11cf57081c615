import { createVault, type RecordingVault } from './recording-vault.ts'
import { openVaultStore } from './vault-store.ts'

let opened: Promise<RecordingVault> | undefined

/** The one vault of this page. Where only memory is left to keep recordings, player and result share it. */
export function openVault(): Promise<RecordingVault> {
  opened ??= openVaultStore().then((store) => createVault({ store }))
  return opened
}
