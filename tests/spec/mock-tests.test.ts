import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type DialogueFile, DialogueFileSchema } from '#app/models/dialogues/dialogue-file.ts'
import { adviseOnTemplate } from '#app/models/mock-test/template-advice.ts'
import { type MockTestFile, MockTestFileSchema } from '#app/models/mock-test/template-file.ts'

const LEVELS = ['beginner', 'intermediate', 'advanced']

function readFolder(folder: string): unknown[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
}

const mockTests: MockTestFile[] = readFolder('content/mock-tests').map((file) => MockTestFileSchema.parse(file))
const dialogues = new Map<string, DialogueFile>(
  readFolder('content/dialogues')
    .map((file) => DialogueFileSchema.parse(file))
    .map((dialogue) => [dialogue.slug, dialogue]),
)

/** What the checks of /admin/templates say of it. */
function advise({ dialogues: slugs, ...mockTest }: MockTestFile) {
  const [dialogue1Id = '', dialogue2Id = ''] = slugs.map((slug) => String([...dialogues.keys()].indexOf(slug)))
  const { totalPoints, passingScore } = mockTest
  const values = { ...mockTest, totalPoints: String(totalPoints), passingScore: String(passingScore) }
  const candidates = [...dialogues.values()].map((dialogue, id) => ({ ...dialogue, id, isDraft: false, uses: 0 }))
  return adviseOnTemplate({ ...values, dialogue1Id, dialogue2Id }, candidates)
}

test('there are twenty mock tests, and only the first is free', () => {
  expect(mockTests.length).toBe(20)
  expect(mockTests.filter(({ accessLevel }) => accessLevel === 'free')).toEqual([mockTests[0]])
  expect(mockTests.every(({ isActive }) => isActive)).toBe(true)
})

test('each has its own two dialogues, reserved for mock tests', () => {
  const slugs = mockTests.flatMap((mockTest) => mockTest.dialogues)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(dialogues.get(slug), slug).toMatchObject({ isMockTestCandidate: true })
})

test('no two have the same pair of domains, title or description', () => {
  const pairs = mockTests.map(({ category }) => category.split(' & ').sort().join(' & '))
  expect(new Set(pairs).size).toBe(mockTests.length)
  for (const name of ['title', 'titleTr', 'description', 'descriptionTr'] as const) {
    expect(new Set(mockTests.map((mockTest) => mockTest[name])).size, name).toBe(mockTests.length)
  }
})

test.each(mockTests)('$slug states its two domains and its level, and fits its time', (mockTest) => {
  const pair = mockTest.dialogues.flatMap((slug) => dialogues.get(slug) ?? [])
  expect(new Set(pair.map(({ topic }) => topic)).size).toBe(2)
  expect(mockTest.category).toBe(pair.map(({ topic }) => topic).join(' & '))
  expect(pair.map(({ accessLevel }) => accessLevel)).toEqual([mockTest.accessLevel, mockTest.accessLevel])
  // Its difficulty is that of the harder dialogue.
  expect(LEVELS.indexOf(mockTest.level)).toBe(Math.max(...pair.map(({ level }) => LEVELS.indexOf(level))))
  expect([mockTest.totalPoints, mockTest.passingScore]).toEqual([90, 63])
  const seconds = pair.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  expect(mockTest.durationMinutes * 60).toBeGreaterThan(seconds)
  expect(advise(mockTest)).toEqual([])
})
