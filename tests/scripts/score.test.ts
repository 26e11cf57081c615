import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CATEGORIES } from '#app/models/scoring/evaluation.ts'
import { SEVERITIES } from '#app/models/scoring/severities.ts'

const LineSchema = z
  .object({
    score: z.number().min(0).max(45),
    conveyed: z.number().min(0).max(1),
    errors: z.array(
      z
        .object({
          type: z.enum(SEVERITIES),
          category: z.enum(CATEGORIES),
          detail: z.string().min(1),
          referenceQuote: z.string().nullable(),
          renditionQuote: z.string().nullable(),
        })
        .strict(),
    ),
  })
  .strict()

/** It starts a compiler first, possibly on a busy machine. */
const COMMAND_MS = 60_000

/** Runs the command as users do. */
async function score(input: string) {
  const child = spawn('npm', ['run', '-s', 'score'], { stdio: ['pipe', 'pipe', 'pipe'] })
  const [output, problems] = [text(child.stdout), text(child.stderr)]
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  const lines = (await output).split('\n')
  expect(lines.pop()).toBe('')
  return { code, problems: await problems, lines: lines.map((line): unknown => JSON.parse(line)) }
}

const ASKED = {
  direction: 'tr-en',
  source: 'Yarın gelemem, haftada 520 dolar ödüyorum.',
  reference: "I can't come tomorrow; I pay 520 dollars a week.",
}
const line = (over: object) => JSON.stringify({ ...ASKED, ...over })

test(
  'every line gets its result in order, in the documented format',
  async () => {
    const { code, lines, problems } = await score(
      [
        line({ rendition: ASKED.reference }),
        line({ rendition: 'I can come tomorrow; I pay 250 dollars a week.' }),
        line({ rendition: '' }),
        // A byte order mark at the start, a carriage return at the end, an unknown field.
        `\uFEFF${line({ rendition: "I CAN'T COME TOMORROW i pay 520 dollars a week", id: 7 })}\r`,
      ].join('\n'),
    )
    expect({ code, problems }).toEqual({ code: 0, problems: '' })
    const [same, wrong, silent, loud] = lines.map((answer) => LineSchema.parse(answer))
    expect(same).toMatchObject({ score: 45, errors: [] })
    expect(wrong?.score).toBeLessThanOrEqual(26)
    expect(wrong?.errors.map(({ type, category }) => [type, category])).toContainEqual(['critical', 'distortion'])
    expect(wrong?.errors).toContainEqual(expect.objectContaining({ referenceQuote: '520', renditionQuote: '250' }))
    expect(silent).toMatchObject({ score: 0, errors: [{ category: 'omission', renditionQuote: null }] })
    expect(loud).toMatchObject({ score: 45, errors: [] })
  },
  COMMAND_MS,
)

test(
  'an invalid line gets its error in place, stops no other line, and makes the command fail',
  async () => {
    const { code, lines } = await score(
      [
        'this is no JSON',
        '[1, 2]',
        line({ direction: 'de-tr', rendition: 'x' }),
        line({ rendition: undefined }),
        line({ reference: '  ', rendition: 'x' }),
        line({ source: '', rendition: 'x' }),
        line({ rendition: 'x'.repeat(20_001) }),
        line({ rendition: ASKED.reference }),
      ].join('\n'),
    )
    expect(code).toBe(1)
    expect(lines.slice(0, -1)).toEqual([
      { error: 'Line 1: this is not JSON.' },
      { error: 'Line 2: this is not a JSON object.' },
      { error: 'Line 3: "direction" must be "en-tr" or "tr-en".' },
      { error: 'Line 4: "rendition" must be a text.' },
      { error: 'Line 5: "reference" must not be empty.' },
      { error: 'Line 6: "source" must not be empty.' },
      { error: 'Line 7: "rendition" must have at most 20000 characters.' },
    ])
    expect(lines.at(-1)).toMatchObject({ score: 45 })
  },
  COMMAND_MS,
)

test(
  'many lines, judged on all cores, keep their order',
  async () => {
    const fees = Array.from({ length: 200 }, (_, at) => 300 + at)
    const asked = fees.map((fee) => line({ rendition: `I can't come tomorrow; I pay ${fee} dollars a week.` }))
    const { code, lines } = await score(asked.join('\n'))
    const heard = lines.map((answer) => LineSchema.parse(answer).errors[0]?.renditionQuote ?? '520')
    expect({ code, heard }).toEqual({ code: 0, heard: fees.map(String) })
  },
  COMMAND_MS,
)

test(
  'a caller that waits for each result before sending the next line gets it',
  async () => {
    const child = spawn('npm', ['run', '-s', 'score'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    for (const rendition of [ASKED.reference, 'I can come tomorrow; I pay 520 dollars a week.']) {
      child.stdin.write(`${line({ rendition })}\n`)
      const { value } = await answers.next()
      expect(LineSchema.parse(JSON.parse(value ?? ''))).toMatchObject({
        errors: rendition === ASKED.reference ? [] : [{}],
      })
    }
    child.stdin.end()
    const [code] = await once(child, 'close')
    expect(code).toBe(0)
  },
  COMMAND_MS,
)
