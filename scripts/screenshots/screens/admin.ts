import { dialogueDeskCopy } from '../../../app/config/copy/dialogue-desk.ts'
import { addShortDialogue } from '../../../tests/e2e/short-dialogue.ts'
import type { Screen, Stage } from '../stage.ts'

const who = 'admin'

/** A page of a dialogue. */
const of =
  (page = '') =>
  async () =>
    `/admin/dialogues/${(await addShortDialogue()).id}${page}`

const importText = async ({ page, press, field }: Stage, text: string) => {
  await field('Or paste the text').fill(text)
  await press('Check')
  await page.waitForLoadState('networkidle')
}

const DIALOGUE = {
  slug: 'at-the-ferry-counter',
  durationSeconds: 60,
  isMockTestCandidate: false,
  title: 'At the ferry counter',
  titleTr: 'Vapur gişesinde',
  description: 'This dialogue takes place at a ferry counter.',
  descriptionTr: 'Bu diyalog bir vapur gişesinde geçiyor.',
  topic: 'Business',
  level: 'beginner',
  accessLevel: 'free',
  segments: [{ speaker: 'English', gender: 'female', text: 'Two tickets, please.', translation: 'İki bilet lütfen.' }],
}

export const ADMIN: Screen[] = [
  { name: 'admin-overview', path: '/admin', who },
  { name: 'admin-dialogues', path: '/admin/dialogues', who },
  { name: 'admin-dialogues-without-script', path: '/admin/dialogues', who, noScript: true },
  { name: 'admin-dialogues-searched', path: '/admin/dialogues?q=rent', who },
  { name: 'admin-dialogues-nothing-found', path: '/admin/dialogues?q=zzzz', who },
  {
    name: 'admin-dialogues-delete',
    path: '/admin/dialogues',
    who,
    act: async ({ page, copy }) => {
      const { deleteAction } = copy(dialogueDeskCopy)
      await page
        .getByRole('link', { name: new RegExp(`^${deleteAction}:`) })
        .first()
        .click()
      await page.waitForURL(/\?/)
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'admin-editor-new', path: '/admin/dialogues/new', who },
  {
    name: 'admin-editor-refused',
    path: '/admin/dialogues/new',
    who,
    act: async ({ press, page }) => {
      await press('Save Dialogue')
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  { name: 'admin-editor', path: '/admin/dialogues/1', who },
  { name: 'admin-editor-first-screen', path: '/admin/dialogues/1', who, isWindow: true },
  {
    name: 'admin-editor-saved',
    path: of(),
    who,
    isWindow: true,
    act: async ({ page, press, says }) => {
      await press('Update Dialogue')
      await page.getByText(says('Dialogue updated successfully')).first().waitFor()
    },
  },
  { name: 'admin-editor-missing', path: '/admin/dialogues/999999', who },
  { name: 'admin-preview', path: '/admin/dialogues/1/preview', who, isWindow: true },
  { name: 'admin-preview-new', path: '/admin/dialogues/new/preview', who, isWindow: true },
  { name: 'admin-versions', route: '/admin/dialogues/:id/versions', path: of('/versions'), who },
  { name: 'admin-dialogue-insight', path: '/admin/dialogues/1/insight', who },
  { name: 'admin-dialogue-insight-empty', path: of('/insight'), who },
  { name: 'admin-audio', route: '/admin/dialogues/:id/audio', path: of('/audio'), who },
  { name: 'admin-insight', path: '/admin/insight', who },
  { name: 'admin-missed-terms', path: '/admin/vocabulary/missed', who },
  { name: 'admin-vain-searches', path: '/admin/vocabulary/searches', who },
  { name: 'admin-import', path: '/admin/dialogues/import', who },
  {
    name: 'admin-import-refused',
    path: '/admin/dialogues/import',
    who,
    act: (stage) => importText(stage, '{"title": 1}'),
  },
  {
    name: 'admin-import-checked',
    path: '/admin/dialogues/import',
    who,
    act: (stage) => importText(stage, JSON.stringify(DIALOGUE)),
  },
]
