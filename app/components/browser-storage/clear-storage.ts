import { clearKeptOf } from './kept-dialogues.ts'
import { type ObjectStore, scopedToOwner, openIndexedDb } from './owned-objects.ts'
import { savedAtOf } from './owned-text.ts'
import { OWNERLESS, ownerPrefix } from './stored-items.ts'

/** Deletes an owner's data in this browser, in all kinds of storage. */
export async function clearStorageOf(owner: string): Promise<void> {
  const prefix = ownerPrefix(owner)
  for (const storage of webStorages()) removeKeys(storage, (key) => key.startsWith(prefix))
  await clearKeptOf(owner)
  const objects = await openIndexedDb()
  if (!objects) return
  const own = scopedToOwner(objects, owner)
  await Promise.all((await own.keys()).map((key) => own.remove(key)))
}

/** Deletes an owner's texts except those whose names begin with one of these. */
export function clearTextsOf(owner: string, options: { except: readonly string[] }): void {
  const prefix = ownerPrefix(owner)
  const isKept = (key: string) => options.except.some((beginning) => key.startsWith(prefix + beginning))
  for (const storage of webStorages()) removeKeys(storage, (key) => key.startsWith(prefix) && !isKept(key))
}

/** Deletes unsent texts typed before this moment, in epoch milliseconds. */
export function clearOldTexts(options: { before: number }): void {
  const isOld = (key: string, value: string | null) =>
    /^kopru:[^:]+:(?:draft|note)\./.test(key) && savedAtOf(value) < options.before
  for (const storage of webStorages()) removeKeys(storage, isOld)
}

/** The owners with objects in this browser, each with their own store. */
export async function listObjectOwners(): Promise<{ owner: string; store: ObjectStore }[]> {
  const objects = await openIndexedDb()
  if (!objects) return []
  const owners = new Set((await objects.keys()).flatMap((key) => /^kopru:([^:]+):/.exec(key)?.[1] ?? []))
  return [...owners].map((owner) => ({ owner, store: scopedToOwner(objects, owner) }))
}

/** Deletes what earlier releases stored without an owner. */
export function clearOwnerless(): void {
  const { database, keys, prefixes } = OWNERLESS
  const isOwnerless = (key: string) =>
    keys.some((name) => name === key) || prefixes.some((prefix) => key.startsWith(prefix))
  for (const storage of webStorages()) removeKeys(storage, isOwnerless)
  // Browsers that block storage throw.
  try {
    indexedDB.deleteDatabase(database)
  } catch {
    // Nothing was stored.
  }
}

function webStorages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

function removeKeys(storage: Storage, isMeant: (key: string, value: string | null) => boolean): void {
  for (const key of Object.keys(storage)) if (isMeant(key, storage.getItem(key))) storage.removeItem(key)
}
