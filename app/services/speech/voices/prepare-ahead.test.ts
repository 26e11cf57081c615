import { expect, test } from 'vitest'
import { createPrepareAhead } from './prepare-ahead.server.ts'
import type { AskedWords } from './spoken-words.server.ts'

const asked = (text: string, choice?: AskedWords['choice']): AskedWords => ({
  text,
  choice,
  language: 'en',
  gender: 'female',
})

function open({ improves = true, fails = '' } = {}) {
  const made: string[] = []
  const failures: unknown[] = []
  const prepareAhead = createPrepareAhead({
    spokenWords: {
      improves,
      prepare: async ({ text }) => {
        if (text === fails) throw new Error(text)
        made.push(text)
      },
    },
    onFailure: (error) => failures.push(error),
  })
  return { prepareAhead, made, failures }
}

test('words are made in their order, and one that fails is told and stops no other', async () => {
  const { prepareAhead, made, failures } = open({ fails: 'two' })
  await prepareAhead([asked('one'), asked('two'), asked('three')])
  expect(made).toEqual(['one', 'three'])
  expect(failures).toHaveLength(1)
})

test('nothing is made where the server does not make the voice, or the learner chose the basic one', async () => {
  const without = open({ improves: false })
  await without.prepareAhead([asked('one')])
  expect(without.made).toEqual([])
  const { prepareAhead, made } = open()
  await prepareAhead([asked('one', 'basic'), asked('two')])
  expect(made).toEqual(['two'])
})

test('a crowd does not queue for ever', async () => {
  const { prepareAhead, made } = open()
  await Promise.all(Array.from({ length: 40 }, (_, number) => prepareAhead([asked(`word ${number}`)])))
  expect(made).toHaveLength(6)
})
