import { practiceCopy } from '../../../app/config/copy/practice.ts'
import { notesCopy } from '../../../app/config/copy/notes.ts'
import { addShortDialogue } from '../../../tests/e2e/short-dialogue.ts'
import type { Screen, Stage } from '../stage.ts'
import { fail, hearAMoment, hold, interpret, refuseMicrophone, untilRecorded } from './acts.ts'

/** A learner's own player, with nothing recorded. */
const PLAYER_PAGE = '/practice/1'

type State = Pick<Screen, 'act' | 'before' | 'isPassing'>

const STATES: Record<string, State> = {
  start: {},
  loading: {
    isPassing: true,
    before: (stage) => hold(stage, '**/api/audio/segment/**'),
    act: ({ press }) => press('Play'),
  },
  playing: {
    isPassing: true,
    act: async (stage) => {
      await stage.press('Play')
      await stage.page
        .getByRole('button', { name: stage.copy(practiceCopy).player.playAgain(2) })
        .waitFor({ state: 'attached' })
    },
  },
  heard: { act: hearAMoment },
  recording: {
    isPassing: true,
    act: async (stage) => {
      await hearAMoment(stage)
      await stage.press('Record')
      await untilRecorded(stage)
    },
  },
  recorded: { act: interpret },
  transcript: {
    act: async (stage) => {
      await interpret(stage)
      await stage.press('Show transcript')
    },
  },
  sound: {
    act: async (stage) => {
      await interpret(stage)
      await stage.press('Sound')
    },
  },
  notes: {
    act: async ({ page, button, copy }) => {
      const box = page.getByRole('textbox', { name: copy(notesCopy).title(1) })
      if (!(await box.isVisible())) await button('Notes').click()
      await box.fill('Cuma 14.00, kira 420 $')
    },
  },
  'no-microphone': {
    act: async (stage) => {
      await refuseMicrophone(stage)
      await hearAMoment(stage)
      await stage.press('Record')
      await stage.page.getByRole('alert').first().waitFor()
    },
  },
  'no-sound': {
    before: (stage) => fail(stage, '**/api/audio/segment/**'),
    act: async ({ press, page }) => {
      await press('Play')
      await page.getByRole('alert').first().waitFor()
    },
  },
  'type-the-rest': {
    act: async (stage) => {
      await interpret(stage)
      await stage.press('Type the rest')
      await stage.button('Type instead').waitFor()
    },
  },
}

const states: Screen[] = Object.entries(STATES).map(([name, state]) => {
  return { name: `player-${name}`, path: PLAYER_PAGE, who: 'own', isWindow: true, ...state }
})

const short = async () => `/practice/${(await addShortDialogue()).id}`

async function recordAll(stage: Stage): Promise<void> {
  for (let segment = 1; segment <= 4; segment += 1) {
    await interpret(stage)
    if (segment < 4) await stage.press('Next Segment')
  }
}

export const PLAYER: Screen[] = [
  ...states,
  { name: 'player-without-script', path: PLAYER_PAGE, who: 'own', noScript: true },
  { name: 'player-all-recorded', path: short, who: 'own', isWindow: true, act: recordAll },
  {
    name: 'player-scoring',
    path: short,
    who: 'own',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await recordAll(stage)
      await hold(stage, /\/api\/submit-naati-session/)
      await stage.press('Complete Test')
      await stage.sees('Scoring in progress...')
    },
  },
  {
    name: 'player-not-sent',
    path: short,
    who: 'own',
    isWindow: true,
    act: async (stage) => {
      await recordAll(stage)
      await fail(stage, /\/api\/submit-naati-session/)
      await stage.press('Complete Test')
      await stage.page.getByRole('alert').first().waitFor({ timeout: 60_000 })
    },
  },
  { name: 'player-typed', path: `${PLAYER_PAGE}?mode=type`, who: 'own' },
  {
    name: 'player-typed-refused',
    path: async () => `${await short()}?mode=type`,
    who: 'own',
    act: async ({ page, press }) => {
      await page.locator('[name="answers[0]"]').fill('Günaydın.')
      await press('Score my interpretation')
      await page.locator('main [role="alert"]').first().waitFor()
    },
  },
  { name: 'player-missing', path: '/practice/999999', who: 'newcomer' },
]
