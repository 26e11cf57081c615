import { createVault, type RecordingVault } from './recording-vault.ts'
import { openOwnedObjects } from '../../browser-storage/owned-objects.ts'

let opened: Promise<RecordingVault> | undefined

/** The one vault of this page. Where only memory is left to keep recordings, player and result share it. */
export function openVault(): Promise<RecordingVault> {
  opened ??= openOwnedObjects().then((store) => createVault({ store }))
  return opened
}
