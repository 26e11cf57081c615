import { storageOwner } from './owner.ts'

// Dialogues kept on this device for practice without a connection: their page, its scripts and their sound, in one cache for
// each owner. public/sw.js answers from it when the network does not; the offline page lists them (public/kept-dialogues.js).

/** Beginning of the caches' names, also in public/sw.js. */
const CACHE_PREFIX = 'kopru/kept/'
/** Where the list of an owner's kept dialogues is in their cache; also in public/kept-dialogues.js. */
const LIST_PATH = '/kept-dialogues.json'

export interface KeptDialogue {
  id: number
  title: string
  /** Its page. */
  path: string
}

interface KeepOptions {
  dialogue: KeptDialogue
  /** URLs of its segments' sound. */
  sounds: readonly string[]
  /** 0 to 1. */
  onProgress: (share: number) => void
}

async function openOwn(): Promise<Cache | null> {
  const owner = storageOwner()
  if (owner === null || !('caches' in globalThis)) return null
  return caches.open(CACHE_PREFIX + owner)
}

async function readList(cache: Cache): Promise<KeptDialogue[]> {
  const found = await cache.match(LIST_PATH)
  return found ? await found.json() : []
}

async function writeList(cache: Cache, list: readonly KeptDialogue[]): Promise<void> {
  await cache.put(LIST_PATH, Response.json(list))
}

/** The scripts and styles that this page has loaded. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]')].map(({ href }) => href)
  const paths = [...loaded, ...linked].map((url) => new URL(url, location.href))
  return [...new Set(paths.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))].filter(
    (path) => path.startsWith('/assets/'),
  )
}

/** Whether this browser can keep dialogues: it needs a service worker that is in charge of the page. */
export function canKeepDialogues(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

export async function listKeptDialogues(): Promise<KeptDialogue[]> {
  const cache = await openOwn()
  return cache ? readList(cache) : []
}

/**
 * Keeps a dialogue: call it on its page. It is listed once everything has arrived; what has arrived is not fetched again.
 *
 * @throws Error if something cannot be fetched or stored.
 */
export async function keepDialogue({ dialogue, sounds, onProgress }: KeepOptions): Promise<void> {
  const cache = await openOwn()
  if (!cache) throw new Error('This browser keeps nothing.')
  const parts = [
    // The page is new each time; scripts and sound never change at their address, except a sound that an admin replaces.
    { key: dialogue.path, url: dialogue.path },
    ...sounds.map((url) => ({ key: url, url: `${url}?from=app` })),
    ...loadedAssets().map((url) => ({ key: url, url })),
  ]
  for (const [index, { key, url }] of parts.entries()) {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    await cache.put(key, response)
    onProgress((index + 1) / parts.length)
  }
  const others = (await readList(cache)).filter(({ id }) => id !== dialogue.id)
  await writeList(cache, [...others, dialogue])
  // A browser that is short of space deletes the rest first.
  await navigator.storage?.persist?.().catch(() => false)
}

/** Removes a dialogue's page and sound. Scripts stay for the others. */
export async function removeKeptDialogue(id: number): Promise<void> {
  const cache = await openOwn()
  if (!cache) return
  const list = await readList(cache)
  const sound = `/api/audio/segment/${id}/`
  const paths = list.filter((one) => one.id === id).map(({ path }) => path)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(sound) || paths.includes(pathname)) await cache.delete(request)
  }
  await writeList(
    cache,
    list.filter((one) => one.id !== id),
  )
}

/** Deletes the kept dialogues of an owner. */
export async function clearKeptOf(owner: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE_PREFIX + owner)
}

/** Deletes the kept dialogues of everybody else: they can be fetched again. */
export async function clearKeptOfOthers(owner: string | null): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name !== CACHE_PREFIX + owner) await caches.delete(name)
  }
}
