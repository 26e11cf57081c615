import type { Locator, Page } from '@playwright/test'
import { startWaitingMockTest } from './mock-test-words.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { openSegments } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

export interface FormCase {
  name: string
  role?: 'user' | 'admin' | 'guest'
  /** Opens the page and returns its address. */
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  /** The value to enter; for a list, the option to choose. */
  typed?: string
  /** Submits it; left out if another journey does. */
  send?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

async function openResult(page: Page): Promise<void> {
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is a free dialogue.')
  const attempt = await practise(page, { dialogueId: dialogue.id, answers: spoilt(dialogue.answers, []) })
  await page.goto(`/practice/${dialogue.id}?attempt=${attempt}`)
}

export async function openDialogueForm(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.locator('summary', { hasText: 'Add New Dialogue' }).click()
}

export const FORMS: FormCase[] = [
  {
    name: 'the sample, typed',
    role: 'guest',
    open: async (page) => void (await page.goto('/practice/sample?mode=type')),
    field: (page) => page.locator('[name="answers[1]"]'),
  },
  {
    name: 'a dialogue, typed',
    open: async (page) => void (await page.goto(`/practice/${(await addShortDialogue()).id}?mode=type`)),
    field: (page) => page.locator('[name="answers[1]"]'),
  },
  {
    name: 'the words of a mock test',
    open: async (page) => void (await page.goto(`/mock-test/session/${await startWaitingMockTest(page)}?type`)),
    field: (page) => page.getByRole('textbox').first(),
  },
  {
    name: 'a correction',
    open: async (page) => {
      await openResult(page)
      await openSegments(page)
      await page.locator('#segment-2').getByText("That's not what I said").click()
    },
    field: (page) => page.locator('#segment-2').getByLabel('What you really said'),
    send: async (page) => page.locator('#segment-2').getByRole('button', { name: 'Score it again' }).click(),
  },
  {
    name: 'the note of a result',
    open: openResult,
    field: (page) => page.locator('#note [name="notes"]'),
    send: press('Save note'),
  },
  {
    name: 'an own word',
    open: async (page) => void (await page.goto('/vocabulary/mine?turkish=kek')),
    field: (page) => page.getByLabel('English', { exact: true }),
    send: press('Add word'),
  },
  {
    name: 'a note on a word',
    open: async (page) => void (await page.goto('/vocabulary/words/1/note?')),
    field: (page) => page.getByLabel('Your note'),
    send: press('Save note'),
  },
  {
    name: 'feedback on its page',
    open: async (page) => void (await page.goto('/feedback')),
    field: (page) => page.locator('#content [name="comment"]'),
    send: async (page) => {
      await page.locator('#content [name="category"]').selectOption('Bug Report')
      await page.locator('#content').getByRole('button', { name: 'Submit' }).click()
    },
  },
  {
    name: 'the time zone',
    open: async (page) => void (await page.goto('/settings')),
    field: (page) => page.locator('[name="timezone"]'),
    typed: 'Australia/Perth',
    send: async (page) => page.locator('#timezone-section').getByRole('button', { name: 'Save' }).click(),
  },
  {
    name: 'the language',
    open: async (page) => void (await page.goto('/settings')),
    field: (page) => page.locator('#language-section [name="language"]'),
    typed: 'tr',
    send: async (page) => page.locator('#language-section button[type="submit"]').click(),
  },
  {
    name: 'what mails may come',
    open: async (page) => void (await page.goto('/settings')),
    field: (page) => page.locator('[name="marketingEmails"]'),
    typed: 'on',
    send: async (page) => page.locator('#notifications-section button[type="submit"]').click(),
  },
  {
    name: 'which reminders may come',
    open: async (page) => void (await page.goto('/settings/reminders')),
    field: (page) => page.locator('[name="hour"]'),
    typed: '7',
    send: async (page) => page.locator('#when button[type="submit"]').click(),
  },
  {
    name: 'an admin’s dialogue',
    role: 'admin',
    open: openDialogueForm,
    field: (page) => page.getByLabel('Title', { exact: true }),
  },
  {
    name: 'an import',
    role: 'admin',
    open: async (page) => void (await page.goto('/admin/dialogues/import')),
    field: (page) => page.locator('[name="json"]'),
  },
  {
    name: 'an admin’s word',
    role: 'admin',
    open: async (page) => void (await page.goto('/admin/vocabulary')),
    field: (page) => page.getByLabel('English', { exact: true }),
  },
  {
    name: 'an admin’s mock test',
    role: 'admin',
    open: async (page) => void (await page.goto('/admin/templates')),
    field: (page) => page.getByLabel('Title', { exact: true }),
  },
]
