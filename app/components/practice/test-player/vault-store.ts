import { createStore, del, get, keys, set } from 'idb-keyval'
import { VAULT_OPEN_TIMEOUT_MS } from '#app/config/practice.ts'

const DATABASE = 'kopru-practice'
const STORE = 'attempts'
const PROBE_KEY = 'probe'

/** Where attempts are kept. `put` answers whether a reload would find it again. */
export interface VaultStore {
  get: (key: string) => Promise<unknown>
  put: (key: string, value: unknown) => Promise<boolean>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}

export function createMemoryStore(): VaultStore {
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

/** IndexedDB, or memory where the browser blocks it. What IndexedDB refuses later (a full disk) stays in memory. */
export async function openVaultStore(): Promise<VaultStore> {
  const memory = createMemoryStore()
  const durable = await openIndexedDb()
  return durable ? layerStores({ durable, memory }) : memory
}

/** Writes to `durable`, and to `memory` what `durable` rejects; reads the newer of the two. */
export function layerStores({ durable, memory }: { durable: VaultStore; memory: VaultStore }): VaultStore {
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

async function openIndexedDb(): Promise<VaultStore | null> {
  try {
    const store = createStore(DATABASE, STORE)
    await withinTime(set(PROBE_KEY, Date.now(), store))
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

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('storage does not answer')), VAULT_OPEN_TIMEOUT_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
