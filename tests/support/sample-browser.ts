import { randomUUID } from 'node:crypto'
import { db } from '#app/db.server.ts'
import { PASSWORD } from './accounts.ts'
import type { RunningApp } from './app.ts'
import { type GoogleBrowser, googleBrowser } from './google-browser.ts'
import type { SampleRow } from './submission.ts'

export const SAMPLE_COOKIE = 'kopru_sample'

let count = 0

/** The fields of a new user's sign-up form. */
export function newSignUp(): { username: string; email: string; password: string } {
  count += 1
  const username = `misafir-${process.pid}-${count}`
  return { username, email: `${username}@example.org`, password: PASSWORD }
}

/** A guest's browser that has typed the sample's model answers, without JavaScript. */
export async function browserWithSample(options: { app: RunningApp; sample: SampleRow }): Promise<{
  browser: GoogleBrowser
  submissionId: string
  response: Response
}> {
  const browser = googleBrowser(options.app)
  return { browser, ...(await typeSample({ ...options, browser })) }
}

/** Types the sample in a browser. */
export async function typeSample(options: { browser: GoogleBrowser; sample: SampleRow; submissionId?: string }) {
  const { browser, sample, submissionId = randomUUID() } = options
  const answers = sample.segments.map(({ translation }, index) => [`answers[${index}]`, translation] as const)
  const fields = { dialogueId: String(sample.id), submissionId, ...Object.fromEntries(answers) }
  return { submissionId, response: await browser.post('/practice/sample', fields) }
}

/** Signs up with the plain form. @returns the account's id. */
export async function signUp(browser: GoogleBrowser): Promise<number> {
  const form = newSignUp()
  const response = await browser.post('/signup', { ...form, confirmPassword: form.password, terms: 'on' })
  if (response.status !== 302) throw new Error(`Signing up answered ${response.status}.`)
  return (await db.user.findFirstOrThrow({ where: { username: form.username } })).id
}
