import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { problem, problemCopy } from '#app/config/copy/problems.ts'
import { fieldProblems, problemKeyErrors, problemIn } from './field-problem.ts'

/** Rules without a message of ours, of every kind that our schemas have or may get. */
const RULES: Record<string, z.ZodType> = {
  text: z.string(),
  short: z.string().min(2),
  long: z.string().max(3),
  pattern: z.string().regex(/^\d+$/),
  uuid: z.uuid(),
  email: z.email(),
  number: z.number(),
  coerced: z.coerce.number(),
  whole: z.coerce.number().int().positive().max(9),
  flag: z.boolean(),
  choice: z.enum(['one', 'two']),
  literal: z.literal('one'),
  union: z.union([z.literal(1), z.literal(2)]),
  kind: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
  list: z.array(z.string()).min(1).max(2),
  strict: z.strictObject({ a: z.string() }),
  record: z.record(z.string(), z.number()),
  date: z.date(),
  own: z.string().refine((text) => text === 'x'),
  worded: z.string().refine((text) => text === 'x', 'A sentence that nobody translated.'),
  keyed: z.string(problem('titleRequired')).min(1, problem('titleRequired')),
}

test('whatever is sent against whatever rule, what is wrong is a sentence of ours in both languages', () => {
  const schema = z.object(RULES)
  fc.assert(
    fc.property(fc.record(Object.fromEntries(Object.keys(RULES).map((name) => [name, fc.anything()]))), (value) => {
      const parsed = schema.safeParse(value, problemKeyErrors)
      if (parsed.success) return
      for (const key of Object.values(fieldProblems(parsed.error))) {
        expect([problemCopy.en[key], problemCopy.tr[key]]).toEqual([expect.any(String), expect.any(String)])
      }
    }),
  )
})

const CASES = [
  ['text', undefined, 'required'],
  ['text', null, 'required'],
  ['text', 5, 'notText'],
  ['short', 'a', 'tooShort'],
  ['short', '', 'required'],
  ['long', 'abcd', 'tooLong'],
  ['pattern', 'x', 'malformed'],
  ['uuid', 'x', 'malformed'],
  ['coerced', 'x', 'notNumber'],
  ['whole', 1.5, 'notWhole'],
  ['whole', -1, 'tooSmall'],
  ['whole', 10, 'tooLarge'],
  ['flag', 'x', 'notTrueOrFalse'],
  ['choice', 'x', 'notAChoice'],
  ['union', 9, 'malformed'],
  ['list', [], 'tooFew'],
  ['list', ['a', 'b', 'c'], 'tooMany'],
  ['list', 'x', 'malformed'],
  ['worded', 'y', 'malformed'],
  ['keyed', 5, 'titleRequired'],
] as const

test.each(CASES)('%s of %j is %s', (name, value, key) => {
  const parsed = z.object({ it: RULES[name] ?? z.never() }).safeParse({ it: value }, problemKeyErrors)
  expect(parsed.error && fieldProblems(parsed.error)).toEqual({ it: key })
})

test('the first thing that is wrong with a field counts, and what is wrong with the whole is of no field', () => {
  const parsed = z.object({ it: z.string().min(3).regex(/\d/) }).safeParse({ it: 'a' }, problemKeyErrors)
  expect(parsed.error && fieldProblems(parsed.error)).toEqual({ it: 'tooShort' })
  const whole = z.object({}).safeParse('text', problemKeyErrors)
  expect(whole.error && fieldProblems(whole.error)).toEqual({})
  expect(problemIn('toString')).toBe('malformed')
})
