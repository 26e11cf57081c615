// Köprü's service worker. Caches files with a hash in their name and the offline page; never other pages, API answers or
// recordings. What a learner keeps on the device (app/components/browser-storage/kept-dialogues.ts) is in caches of its own, and
// is used when the network does not answer. scripts/build.mjs fills in the version and the files of the offline page.
const CACHE = 'kopru-__VERSION__'
const OFFLINE_PAGE = '/offline'
const OFFLINE_FILES = JSON.parse('__FILES__')
/** Scripts and styles to keep; the oldest are deleted first. */
const MOST_ASSETS = 120

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE_PAGE, ...OFFLINE_FILES])))
  skipWaiting()
})

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('kopru-') && name !== CACHE) await caches.delete(name)
  await registration.navigationPreload?.enable()
  await clients.claim()
}
addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** What a learner has kept on this device. */
async function findKept(request, options) {
  for (const name of await caches.keys()) {
    if (!name.startsWith('kopru/kept/')) continue
    const found = await (await caches.open(name)).match(request, { ignoreVary: true, ...options })
    if (found) return found
  }
  return undefined
}

async function openSound(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await findKept(request, { ignoreSearch: true })
    if (kept) return kept
    throw error
  }
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request))
  } catch {
    return (await findKept(event.request)) || (await caches.match(OFFLINE_PAGE)) || Response.error()
  }
}

async function keepAsset(request, response) {
  const cache = await caches.open(CACHE)
  await cache.put(request, response)
  const kept = (await cache.keys()).filter(({ url }) => !OFFLINE_FILES.includes(new URL(url).pathname))
  const assets = kept.filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE)
  for (const old of assets.slice(0, Math.max(0, assets.length - MOST_ASSETS))) await cache.delete(old)
}

async function openAsset(event) {
  const known = await caches.match(event.request)
  if (known) return known
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keepAsset(event.request, response.clone()))
  return response
}

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (url.pathname.startsWith('/api/audio/segment/')) event.respondWith(openSound(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(event))
})

/** A reminder (app/services/reminders/push-reminder.server.ts). One at a time: the next replaces the last. */
async function showReminder(data) {
  const { title, body, lang, tag, path } = data.json()
  await registration.showNotification(title, { body, lang, tag, data: { path }, icon: '/icon-192.png' })
}
addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showReminder(event.data))
})

// Never in a window that shows something else: a recording may be running there.
async function openReminder({ path }) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window' })
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname)
  if (open) await open.focus()
  else await clients.openWindow(url.href)
}
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openReminder(event.notification.data))
})
