import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryStore, scopedToOwner } from './owned-objects.ts'

const always = () => true

test('no owner sees, reads or removes what another keeps', async () => {
  const owner = fc.stringMatching(/^(?:guest|\d{1,4}-[0-9a-z]{1,8})$/)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(owner, { minLength: 2, maxLength: 4 }), fc.string(), async (owners, key) => {
      const browser = createMemoryStore()
      const stores = owners.map((name) => scopedToOwner(browser, name, always))
      for (const [index, store] of stores.entries()) await store.put(key, index)
      for (const [index, store] of stores.entries()) {
        expect(await store.keys()).toEqual([key])
        expect(await store.get(key)).toBe(index)
      }
      const [first, ...others] = stores
      await first?.remove(key)
      expect(await first?.keys()).toEqual([])
      for (const store of others) expect(await store.keys()).toEqual([key])
    }),
  )
})

test('after the page has lost its owner nothing more is taken in', async () => {
  const browser = createMemoryStore()
  let isOwner = true
  const store = scopedToOwner(browser, '7-m0', () => isOwner)
  await store.put('recording', 'bytes')
  isOwner = false
  expect(await store.put('late', 'bytes')).toBe(false)
  expect(await store.keys()).toEqual(['recording'])
})
