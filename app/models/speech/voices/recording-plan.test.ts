import { expect, test } from 'vitest'
import { planRecordings } from './recording-plan.server.ts'

const entry = (english: string, turkish: string) => ({ english, turkish })
const plan = (library: Partial<Parameters<typeof planRecordings>[0]>) =>
  planRecordings({ dialogues: [], vocabulary: [], exercises: [], ...library }).clips

test('words whose file would have the same name have two, and others keep theirs', () => {
  const items = [entry('fit out', 'donatmak'), entry('fit-out', 'iç donanım'), entry('lease', 'kira sözleşmesi')]
  const vocabulary = [{ category: 'Business', items }] as unknown as Parameters<typeof planRecordings>[0]['vocabulary']
  const files = plan({ vocabulary }).map(({ file }) => file)
  expect(new Set(files).size).toBe(6)
  expect(files).toContain('vocabulary/business/lease-en.mp3')
  expect(files.filter((file) => file.startsWith('vocabulary/business/fit-out-'))).toHaveLength(4)
})

test('a text that two exercises share is recorded once, always in the same voice', () => {
  const exercises = [
    { name: 'sprints/one', language: 'en', text: 'Please sit up.' },
    { name: 'sprints/two', language: 'en', text: 'Please sit up.' },
    { name: 'sprints/three', language: 'tr', text: 'Lütfen doğrul.' },
  ] as const
  const clips = plan({ exercises })
  expect(clips.map(({ file }) => file)).toEqual(['exercises/sprints/one.mp3', 'exercises/sprints/three.mp3'])
  expect(plan({ exercises: exercises.slice(1) })[0]?.voice).toBe(clips[0]?.voice)
})
