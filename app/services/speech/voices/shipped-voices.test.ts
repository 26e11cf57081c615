import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FixtureClip, makeShippedFolder } from './shipped-folder.fixture.ts'
import { createShippedVoices, type ShippedFault } from './shipped-voices.server.ts'

const HELLO: FixtureClip = {
  language: 'tr',
  text: 'Merhaba.',
  voice: 'ozan',
  file: 'dialogues/hello/01-original.mp3',
  content: 'a man says hello',
  durationMs: 900,
}
const WORDS = { text: HELLO.text, language: 'tr', gender: 'male' } as const

let folder = ''
let faults: ShippedFault[] = []
const open = () => createShippedVoices({ folder, onFault: (fault) => faults.push(fault) })
const pathOf = ({ file }: FixtureClip) => join(folder, file)

beforeEach(async () => {
  faults = []
  folder = await makeShippedFolder([HELLO])
})
afterEach(() => rm(folder, { recursive: true }))

test('exactly the recorded words in a voice of that gender are found, with length and hash from the index', async () => {
  const found = await open().find(WORDS)
  expect(found).toMatchObject({ filePath: pathOf(HELLO), bytes: 16, durationMs: 900 })
  expect(await readFile(found?.filePath ?? '', 'utf8')).toBe(HELLO.content)
  expect(faults).toEqual([])
})

test.each([
  { ...WORDS, text: 'Merhaba' },
  { ...WORDS, text: 'Merhaba. ' },
  { ...WORDS, language: 'en' },
  { ...WORDS, gender: 'female' },
] as const)('%j is not recorded', async (other) => {
  const voices = open()
  expect(await voices.find(other)).toBeNull()
  expect(voices.lookUp(other)).toBeNull()
  expect(faults).toEqual([])
})

test('where the gender does not matter the other one is found too', async () => {
  expect(await open().find({ ...WORDS, gender: 'female', isAnyGender: true })).toMatchObject({ durationMs: 900 })
})

test.each([
  ['a cut off file', 'a man says', 'it has 10 bytes instead of 16'],
  ['another file of the same length', 'a man says hallo', 'its SHA-256 is another one'],
])('%s is not played, and said once', async (_name, content, reason) => {
  await writeFile(pathOf(HELLO), content)
  const voices = open()
  expect(voices.lookUp(WORDS)).not.toBeNull()
  expect(await Promise.all([voices.find(WORDS), voices.find(WORDS)])).toEqual([null, null])
  expect(await voices.find(WORDS)).toBeNull()
  // Lengths come from the voice that is heard instead.
  expect(voices.lookUp(WORDS)).toBeNull()
  expect(faults).toEqual([{ file: HELLO.file, reason }])
})

test('a missing file is said once; so is one that goes missing later', async () => {
  const voices = open()
  expect(await voices.find(WORDS)).not.toBeNull()
  await rm(pathOf(HELLO))
  expect(await voices.find(WORDS)).toBeNull()
  expect(await voices.find(WORDS)).toBeNull()
  expect(await voices.find(WORDS)).toBeNull()
  expect(faults).toEqual([{ file: HELLO.file, reason: 'it is missing' }])
})

test('without an index, or with one that is damaged, nothing is recorded, and it is said once', async () => {
  await writeFile(join(folder, 'index.json'), '{"version": 1, "clips"')
  const damaged = open()
  expect([damaged.hasClips(), await damaged.find(WORDS), damaged.lookUp(WORDS)]).toEqual([false, null, null])
  await rm(join(folder, 'index.json'))
  expect([open().hasClips(), faults.map(({ file }) => file)]).toEqual([false, ['index.json', 'index.json']])
})

test('an index cannot name a file outside its folder', async () => {
  const index = await readFile(join(folder, 'index.json'), 'utf8')
  await writeFile(join(folder, 'index.json'), index.replace(HELLO.file, '../../etc/passwd.mp3'))
  expect(open().hasClips()).toBe(false)
  expect(faults).toHaveLength(1)
})
