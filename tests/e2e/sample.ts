import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

export interface SpokenSegment {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
  /** What is ticked when it is marked, in this order. */
  units?: { kind: string }[]
}

const FILE = new URL('../../content/dialogues/001-physio-before-the-wedding.json', import.meta.url)

/** The public sample as the content file has it. */
export const SAMPLE: { title: string; titleTr: string; segments: SpokenSegment[] } = JSON.parse(
  readFileSync(FILE, 'utf8'),
)

/** How a page names and marks the two languages of a segment. */
export function languagesOf({ speaker }: SpokenSegment) {
  return speaker === 'English'
    ? ({ into: 'Turkish', spoken: 'en', target: 'tr' } as const)
    : ({ into: 'English', spoken: 'tr', target: 'en' } as const)
}

/** A segment of the sample, 1-based. */
export function sampleSegment(number: number): SpokenSegment {
  const segment = SAMPLE.segments[number - 1]
  if (!segment) throw new Error(`The sample has no segment ${number}.`)
  return segment
}

/** In the checklist of a segment of the sample: the first part of its message, which costs two marks if it is lost. */
export function messageBox(page: Page, number: number): Locator {
  const place = sampleSegment(number).units?.findIndex(({ kind }) => kind === 'what') ?? 0
  return page.getByRole('checkbox').nth(Math.max(0, place))
}

/** A segment of the sample (0-based) whose model interpretation says a number in English, with “nine” instead. */
export function wrongNumber(): { index: number; text: string } {
  const number = /\b(?:two|three|four|five|six|seven|eight)\b/u
  const index = SAMPLE.segments.findIndex(({ translation }) => number.test(translation))
  const right = SAMPLE.segments[index]?.translation
  if (right === undefined) throw new Error('No model interpretation of the sample says a number.')
  return { index, text: right.replace(number, 'nine') }
}

export function mainButton(page: Page, name: 'Play' | 'Stop' | 'Record' | 'Next Segment' | 'Complete Test') {
  return page.getByRole('button', { name, exact: true })
}

/** The sample's introduction, with the microphone and its recognition unfolded. */
export async function openSoundChecks(page: Page): Promise<void> {
  await page.goto('/practice/sample')
  await page.getByText('Microphone and speech recognition').click()
}

/** Waits until some two seconds are recorded; a busy machine may skip a figure of the clock. */
export async function untilRecorded(place: Page | Locator): Promise<void> {
  await expect(place.locator('[data-elapsed]')).toHaveText(/^0:0[2-9]$/)
}

/** Plays a segment for the first time and waits until it is heard: a press of Stop before then takes the play back. */
export async function startPlaying(page: Page): Promise<void> {
  await mainButton(page, 'Play').click()
  await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
}

/** Plays a moment of the current segment, then records a moment of the fake microphone's speech. */
export async function interpretSegment(page: Page): Promise<void> {
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Record').click()
  await untilRecorded(page)
  await mainButton(page, 'Stop').click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
}

/** From segment `from` of `count` to just before Complete Test is clicked. */
export async function interpretAll(page: Page, { count, from = 1 }: { count: number; from?: number }): Promise<void> {
  for (let number = from; number <= count; number += 1) {
    await expect(page.getByRole('heading', { name: `Segment ${number} of ${count}` })).toBeVisible()
    await interpretSegment(page)
    if (number < count) await mainButton(page, 'Next Segment').click()
  }
}

/** Types the model interpretation of every segment that the page asks for. */
export async function typeModelAnswers(page: Page, segments = SAMPLE.segments): Promise<void> {
  for (const [index, segment] of segments.entries()) {
    await page.locator(`[name="answers[${index}]"]`).fill(segment.translation)
  }
}

/** The player of the first three segments. */
export const FIRST_SEGMENTS = '/practice/sample?step=test&part=first'

/** Unfolds the segments of a result, unless they are. */
export async function openSegments(page: Page): Promise<void> {
  const part = page.locator('details', { has: page.locator('> summary', { hasText: 'Segment by segment' }) })
  if ((await part.getAttribute('open')) === null) await part.locator('> summary').click()
}

/** The marks of the result. */
export async function scoreOf(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d.]+ out of 45$/).textContent()
  return Number.parseFloat(text ?? 'NaN')
}
