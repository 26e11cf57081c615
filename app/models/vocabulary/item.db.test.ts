import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { readLibrary } from './item.server.ts'

const word = (english: string, turkish: string) => ({
  english,
  turkish,
  category: 'Housing',
  difficulty: 'beginner' as const,
})
const inTurkish = async () => (await readLibrary()).map(({ turkish }) => turkish)

test('the library is reloaded only after a word was added, edited or deleted', async () => {
  expect(await readLibrary()).toEqual([])
  const { id } = await db.vocabulary.create({ data: word('bond', 'depozito') })
  await db.vocabulary.create({ data: word('rent', 'kira') })
  const library = await readLibrary()
  expect(library.map(({ turkish }) => turkish)).toEqual(['depozito', 'kira'])
  expect(await readLibrary()).toBe(library)
  await db.vocabulary.update({ where: { id }, data: { turkish: 'güvence bedeli' } })
  expect(await inTurkish()).toEqual(['güvence bedeli', 'kira'])
  await db.vocabulary.delete({ where: { id } })
  expect(await inTurkish()).toEqual(['kira'])
  // The same number of words, but a different one.
  await db.vocabulary.deleteMany({})
  await db.vocabulary.create({ data: word('lease', 'kira sözleşmesi') })
  expect(await inTurkish()).toEqual(['kira sözleşmesi'])
})
