import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  option,
  property,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { TOPICS } from '#app/config/dialogues.ts'
import { addDays, daysBetween, daysFrom, minutesOn } from './days.ts'
import { divideDay } from './portion.ts'
import { shortfallOf } from './shortfall.ts'
import type { StudyPlan } from './study-plan.ts'
import { WEEK_THEMES } from './week-theme.ts'
import { layOutWeeks, mockTestDayOf, themesOf } from './weeks.ts'

const TODAY = '2026-03-04'
const rating = option(integer({ min: 1, max: 5 }))
const ratings = record({ hearing: rating, remembering: rating, wording: rating })
const dayFromNow = (min: number, max: number) => integer({ min, max }).map((days) => addDays(TODAY, days))
const plan: Arbitrary<StudyPlan> = record({
  testDate: option(dayFromNow(0, 400)),
  ratings,
  minutes: array(integer({ min: 0, max: 720 }), { minLength: 7, maxLength: 7 }),
  startsOn: dayFromNow(-200, 0),
  pausedUntil: option(dayFromNow(-10, 30)),
})
const layOut = (made: StudyPlan) => layOutWeeks({ plan: made, today: TODAY, topics: TOPICS })

test('every domain is in exactly one week, whatever the time', () => {
  assert(
    property(plan, (made) => {
      const weeks = layOut(made)
      const topics = weeks.flatMap((week) => week.topics)
      expect(topics).toEqual(weeks.some(({ theme }) => theme !== 'last-week') ? [...TOPICS] : [])
      for (const week of weeks) if (week.theme === 'last-week') expect(week.topics).toEqual([])
    }),
  )
})

test('weeks follow one another without a gap, hold today, and end the day before the test', () => {
  assert(
    property(plan, (made) => {
      const weeks = layOut(made)
      for (const [index, { from, to }] of weeks.entries()) {
        expect(daysBetween(from, to)).toBe(6)
        const next = weeks[index + 1]
        if (next) expect(next.from).toBe(addDays(to, 1))
      }
      const [first] = weeks
      if (first) expect(first.from <= TODAY && TODAY <= first.to).toBe(true)
      if (made.testDate) expect(weeks.at(-1)?.to).toBe(made.testDate === TODAY ? undefined : addDays(made.testDate, -1))
    }),
  )
})

test('a week keeps its dates and its theme while the test comes nearer', () => {
  assert(
    property(plan, integer({ min: 1, max: 100 }), (made, days) => {
      const known = new Map(layOut(made).map(({ from, theme }) => [from, theme]))
      for (const { from, theme } of layOutWeeks({ plan: made, today: addDays(TODAY, days), topics: TOPICS }))
        if (known.has(from)) expect(theme).toBe(known.get(from))
    }),
  )
})

test('the minutes of the weeks are those of their days from today on', () => {
  assert(
    property(plan, (made) => {
      const weeks = layOut(made)
      const all = daysFrom(TODAY, weeks.at(-1)?.to ?? addDays(TODAY, -1)).map((day) => minutesOn(made, day))
      const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
      expect(sum(weeks.map(({ minutes }) => minutes))).toBe(sum(all))
    }),
  )
})

test('nothing is planned while paused, on the day of the test or later', () => {
  assert(
    property(plan, integer({ min: 0, max: 420 }), (made, days) => {
      const day = addDays(TODAY, days)
      const isFree = (made.pausedUntil ?? '') > day || (made.testDate ?? '9') <= day
      if (isFree) expect(minutesOn(made, day)).toBe(0)
    }),
  )
})

test('the last of some weeks is always the last week, and with more time no theme goes away', () => {
  assert(
    property(integer({ min: 1, max: 60 }), (count) => {
      const [themes, more] = [themesOf(count), themesOf(count + 1)]
      expect(themes).toHaveLength(count)
      expect(themes.at(-1)).toBe('last-week')
      expect(themes.filter((theme) => !more.includes(theme))).toEqual([])
    }),
  )
  expect(themesOf(4)).toEqual(['foundations', 'domains', 'mocks', 'last-week'])
})

const turn = nat(400)

test('a day is divided into all of its minutes, and nothing is shorter than it is worth', () => {
  assert(
    property(
      integer({ min: 0, max: 720 }),
      constantFrom(...WEEK_THEMES),
      ratings,
      turn,
      boolean(),
      (minutes, theme, rated, day, hasMockTest) => {
        const parts = divideDay({ minutes, theme, ratings: rated, turn: day, hasMockTest })
        expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
        if (parts.length > 1) expect(parts.filter((part) => part.minutes < 5)).toEqual([])
        const least = { dialogue: 15, 'mock-test': 60 }
        for (const { activity, minutes: given } of parts)
          if (activity === 'dialogue' || activity === 'mock-test') expect(given).toBeGreaterThanOrEqual(least[activity])
        expect(new Set(parts.map(({ activity }) => activity)).size).toBe(parts.length)
      },
    ),
  )
})

test('of two short days in a row one is for a dialogue, from fifteen minutes on', () => {
  assert(
    property(
      integer({ min: 15, max: 60 }),
      constantFrom(...WEEK_THEMES),
      ratings,
      turn,
      (minutes, theme, rated, day) => {
        const both = [day, day + 1].flatMap((number) =>
          divideDay({ minutes, theme, ratings: rated, turn: number, hasMockTest: false }),
        )
        expect(both.map(({ activity }) => activity)).toContain('dialogue')
      },
    ),
  )
})

test('a task that is hard gets at least as much time as one that is easy', () => {
  const of = (remembering: number) =>
    divideDay({
      minutes: 60,
      theme: 'pace',
      ratings: { hearing: null, remembering, wording: null },
      turn: 1,
      hasMockTest: false,
    })
  const memory = (parts: { activity: string; minutes: number }[]) =>
    parts.find(({ activity }) => activity === 'memory')?.minutes ?? 0
  expect(memory(of(1))).toBeGreaterThan(memory(of(5)))
})

test('a mock test has one day of its week, on which it fits', () => {
  assert(
    property(plan, (made) => {
      for (const week of layOut(made)) {
        const day = mockTestDayOf(week, made, TODAY)
        if (day === null) continue
        expect(day >= TODAY).toBe(true)
        expect(week.theme).toBe('mocks')
        expect(minutesOn(made, day)).toBeGreaterThanOrEqual(60)
        expect(day >= week.from && day <= week.to).toBe(true)
      }
    }),
  )
})

test('time is short only with a test, and never once there is enough', () => {
  assert(
    property(plan, nat(5_000), nat(12), nat(5), (made, available, unseen, mockTests) => {
      const shortfall = shortfallOf({ plan: made, available, unseen, mockTests })
      if (made.testDate === null) expect(shortfall).toBeNull()
      else if (shortfall) {
        expect(shortfall.wanted).toBeGreaterThan(available)
        expect(shortfallOf({ plan: made, available: shortfall.wanted, unseen, mockTests })).toBeNull()
      }
    }),
  )
})
