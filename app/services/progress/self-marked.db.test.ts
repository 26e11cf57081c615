import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { listDialogues } from '#app/models/dialogues/dialogue-list.server.ts'
import type { MarkedBy } from '#app/models/scoring/marked-by.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { currentUserOf } from '#tests/support/current-user.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { createTinyTemplate } from '#tests/support/mock-test.ts'
import { createSession } from '#tests/support/sessions.ts'
import { loadDashboard } from './load-dashboard.server.ts'
import { loadHistory } from './load-history.server.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const TOPICS = ['Housing', 'Legal', 'Health'] as const

interface Sat {
  kind: 'practice' | 'mock-test'
  topic: (typeof TOPICS)[number]
  /** Out of 45. */
  total: number
  markedBy: MarkedBy
}

const sat: fc.Arbitrary<Sat> = fc.record({
  kind: fc.constantFrom('practice', 'mock-test'),
  topic: fc.constantFrom(...TOPICS),
  total: fc.integer({ min: 0, max: 45 }),
  markedBy: fc.constantFrom('machine', 'learner'),
})

const learner = async (): Promise<CurrentUser> => currentUserOf((await createAccount()).id)

/** Each at its own minute, the first one first. */
async function sit(user: CurrentUser, all: readonly (Sat & { at: Date })[], places: Places): Promise<void> {
  for (const { kind, topic, total, markedBy, at } of all) {
    const given = { userId: user.id, markedBy, at }
    if (kind === 'practice') {
      const dialogue = places.dialogues[TOPICS.indexOf(topic)] ?? places.dialogues[0]
      await createSession({
        ...given,
        topic,
        total,
        errors: total < 40 ? ['major'] : [],
        ...(dialogue && { dialogue }),
      })
    } else {
      await createFinishedMockTest({
        ...given,
        topics: [topic, topic],
        totals: [total, total],
        template: places.template,
      })
    }
  }
}

interface Places {
  dialogues: Awaited<ReturnType<typeof createDialogue>>[]
  template: Awaited<ReturnType<typeof createTinyTemplate>>
}

async function figuresOf(user: CurrentUser) {
  const dashboard = await loadDashboard({ user, locale: 'en', now: NOW })
  const { summary } = await loadHistory({
    user,
    locale: 'en',
    filter: { type: 'all', topic: undefined },
    cursor: undefined,
  })
  const { selfMarked: _, ...figures } = summary
  const listed = await listDialogues({ userId: user.id, orDrafts: false })
  return {
    figures,
    trend: dashboard.trend,
    errorTypes: dashboard.errorTypes,
    weakest: dashboard.weakest && { ...dashboard.weakest, dialogueId: null, dialogueTitle: null },
    bestScores: listed.map(({ bestScore }) => bestScore),
  }
}

test("a learner's own marks change no figure of Köprü's, whatever they are", async () => {
  const places = {
    dialogues: await Promise.all(TOPICS.map((topic) => createDialogue({ topic }))),
    template: await createTinyTemplate(),
  }
  await fc.assert(
    fc.asyncProperty(fc.array(sat, { maxLength: 18 }), async (drawn) => {
      const all = drawn.map((one, index) => ({ ...one, at: new Date(NOW.getTime() - (30 - index) * 60_000) }))
      const [both, onlyMarked] = [await learner(), await learner()]
      await sit(both, all, places)
      await sit(
        onlyMarked,
        all.filter(({ markedBy }) => markedBy === 'machine'),
        places,
      )
      expect(await figuresOf(both)).toEqual(await figuresOf(onlyMarked))
    }),
    { numRuns: 12 },
  )
}, 60_000)
