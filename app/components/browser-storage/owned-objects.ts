import { createStore, del, get, keys, set } from 'idb-keyval'
import { VAULT_OPEN_TIMEOUT_MS } from '#app/config/practice.ts'
import { storageOwner } from './owner.ts'
import { OBJECT_DATABASE, OBJECT_STORE, ownerPrefix } from './stored-items.ts'

/** A store for recordings and attempts. `put` resolves to whether the value survives a reload. */
export interface ObjectStore {
  get: (key: string) => Promise<unknown>
  put: (key: string, value: unknown) => Promise<boolean>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

export function createMemoryStore(): ObjectStore {
  const values = new Map<string, unknown>()
  return {
    get: async (key) => values.get(key),
    put: async (key, value) => {
      values.set(key, value)
      return false
    },
    remove: async (key) => {
      values.delete(key)
    },
    keys: async () => [...values.keys()],
  }
}

/**
 * The page owner's objects in IndexedDB, or in memory if the browser blocks it or the owner is unknown. Writes that
 * IndexedDB rejects later (a full disk) stay in memory. Owners cannot see each other's keys.
 */
export async function openOwnedObjects(): Promise<ObjectStore> {
  const owner = storageOwner()
  const memory = createMemoryStore()
  const durable = owner === null ? null : await openIndexedDb()
  return durable ? layerStores({ durable: scopedToOwner(durable, owner), memory }) : memory
}

/** One owner's part of a store. Ignores writes once the page has no owner. */
export function scopedToOwner(
  store: ObjectStore,
  owner: string | null,
  isOwner = () => storageOwner() === owner,
): ObjectStore {
  const prefix = ownerPrefix(owner ?? '')
  return {
    get: (key) => store.get(prefix + key),
    put: async (key, value) => isOwner() && store.put(prefix + key, value),
    remove: (key) => store.remove(prefix + key),
    keys: async () => (await store.keys()).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  }
}

/** Writes to `durable`, and to `memory` what `durable` rejects; reads the newer of the two. */
export function layerStores({ durable, memory }: { durable: ObjectStore; memory: ObjectStore }): ObjectStore {
  return {
    get: async (key) => (await memory.get(key)) ?? durable.get(key).catch(() => undefined),
    put: async (key, value) => {
      try {
        await durable.put(key, value)
        await memory.remove(key)
        return true
      } catch {
        return memory.put(key, value)
      }
    },
    remove: async (key) => {
      await memory.remove(key)
      await durable.remove(key).catch(() => undefined)
    },
    keys: async () => [...new Set([...(await memory.keys()), ...(await durable.keys().catch(() => []))])],
  }
}

/** The whole database, of all owners; null if the browser has none. */
export async function openIndexedDb(): Promise<ObjectStore | null> {
  try {
    const store = createStore(OBJECT_DATABASE, OBJECT_STORE)
    await withinTime(keys(store))
    return {
      get: (key) => get<unknown>(key, store),
      put: async (key, value) => {
        await set(key, value, store)
        return true
      },
      remove: (key) => del(key, store),
      keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
    }
  } catch {
    return null
  }
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('storage does not answer')), VAULT_OPEN_TIMEOUT_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
