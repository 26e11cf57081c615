import { array, assert, constantFrom, date, integer, nat, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { TOPICS } from '#app/config/dialogues.ts'
import { chooseTopic, weakestTopicOf } from './choose-topic.ts'
import type { TopicStanding } from './topic-standing.ts'

const unseen = (topic: string): TopicStanding => ({
  topic,
  attempts: 0,
  scored: 0,
  mean: null,
  lastAt: null,
  dialogueId: 1,
  title: 'A',
  titleTr: null,
  seconds: 300,
})
const standing = record({
  topic: constantFrom(...TOPICS),
  attempts: nat(5),
  scored: nat(5),
  mean: option(integer({ min: 0, max: 45 })),
  lastAt: option(date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })),
  dialogueId: option(nat(100)),
}).map((made): TopicStanding => ({ ...unseen(made.topic), ...made }))
const standings = uniqueArray(standing, { selector: ({ topic }) => topic })

test('what is chosen can be opened, and something is chosen wherever anything can be opened', () => {
  assert(
    property(standings, array(constantFrom(...TOPICS)), (all, weekTopics) => {
      const chosen = chooseTopic({ standings: all, weekTopics })
      const open = all.filter(({ dialogueId }) => dialogueId !== null)
      expect(chosen === null).toBe(open.length === 0)
      if (chosen) expect(open).toContain(chosen.standing)
    }),
  )
})

test('no topic is the weakest while another with enough results is no better', () => {
  assert(
    property(standings, (all) => {
      const weakest = weakestTopicOf(all)
      const known = all.filter(({ scored, mean }) => scored >= 2 && mean !== null)
      if (known.length < 2) expect(weakest).toBeNull()
      for (const { mean } of known) if (weakest) expect(weakest.mean).toBeLessThanOrEqual(mean ?? 0)
    }),
  )
})

/** Practises what is chosen, so many times; the mark of each attempt comes from `marksIn`. */
function practise(options: { topics: readonly string[]; times: number; marksIn: (topic: string) => number }) {
  const { topics, times, marksIn } = options
  const all = new Map(topics.map((topic) => [topic, unseen(topic)]))
  return Array.from({ length: times }, (_, index) => {
    const chosen = chooseTopic({ standings: [...all.values()], weekTopics: [] })
    if (!chosen) throw new Error('There is always a topic.')
    const { topic, attempts, mean } = chosen.standing
    const sum = (mean ?? 0) * attempts + marksIn(topic)
    const lastAt = new Date(Date.UTC(2026, 0, index + 1))
    all.set(topic, {
      ...chosen.standing,
      attempts: attempts + 1,
      scored: attempts + 1,
      mean: sum / (attempts + 1),
      lastAt,
    })
    return topic
  })
}

test('every topic is met within twenty dialogues, whichever is hard, and the weakest most of all after them', () => {
  assert(
    property(constantFrom(...TOPICS), (hard) => {
      const topics = practise({ topics: TOPICS, times: 48, marksIn: (topic) => (topic === hard ? 20 : 35) })
      expect(new Set(topics.slice(0, 20)).size).toBe(TOPICS.length)
      const later = topics.slice(24)
      const timesOf = (topic: string) => later.filter((one) => one === topic).length
      for (const topic of TOPICS) if (topic !== hard) expect(timesOf(hard)).toBeGreaterThan(timesOf(topic))
    }),
  )
})

test('a learner with two open topics gets both in turn', () => {
  const topics = practise({
    topics: ['Housing', 'Legal'],
    times: 10,
    marksIn: (topic) => (topic === 'Legal' ? 20 : 35),
  })
  expect(topics.filter((topic) => topic === 'Housing')).toHaveLength(5)
})

test('the week of the plan comes first among the topics that were never practised', () => {
  const all = TOPICS.map(unseen)
  const chosen = chooseTopic({ standings: all, weekTopics: ['Legal', 'Housing'] })
  expect(chosen).toMatchObject({ standing: { topic: 'Legal' }, reason: 'new-topic' })
})

test('the last week brings no new domain, unless there is nothing else', () => {
  const known = { ...unseen('Legal'), attempts: 1, lastAt: new Date('2026-11-01') }
  const all = [unseen('Housing'), known]
  expect(chooseTopic({ standings: all, weekTopics: [], isLastWeek: true })?.standing).toBe(known)
  expect(chooseTopic({ standings: [unseen('Housing')], weekTopics: [], isLastWeek: true })?.reason).toBe('new-topic')
})
