import type { Page } from '@playwright/test'

/** Every key that this site stores in the browser: in localStorage, sessionStorage and each store of IndexedDB. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const found = await done(database.transaction(store).objectStore(store).getAllKeys())
        keys.push(...found.flatMap((key) => (typeof key === 'string' ? [`${name}/${store}/${key}`] : [])))
      }
      database.close()
    }
    return keys
  })
}
