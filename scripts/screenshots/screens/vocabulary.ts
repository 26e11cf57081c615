import type { Screen, Stage } from '../stage.ts'
import { fail, hold } from './acts.ts'

async function drill({ press, page }: Stage): Promise<void> {
  await press('Start Vocabulary Drill')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

async function answer(stage: Stage, words: string): Promise<void> {
  await stage.page.getByRole('dialog').getByRole('textbox').fill(words)
  await stage.page.keyboard.press('Enter')
}

export const VOCABULARY: Screen[] = [
  { name: 'vocabulary', path: '/vocabulary', who: 'practised' },
  { name: 'vocabulary-first-screen', path: '/vocabulary', who: 'practised', isWindow: true },
  { name: 'vocabulary-new', path: '/vocabulary', who: 'newcomer' },
  { name: 'vocabulary-without-script', path: '/vocabulary', who: 'practised', noScript: true },
  { name: 'vocabulary-searched', path: '/vocabulary?q=rent', who: 'practised' },
  { name: 'vocabulary-nothing-found', path: '/vocabulary?q=zzzz', who: 'practised' },
  { name: 'vocabulary-sounds-alike', path: '/vocabulary?q=med\u0131key\u0131r', who: 'practised' },
  {
    name: 'vocabulary-take-along',
    path: '/vocabulary?category=Legal',
    who: 'practised',
    isWindow: true,
    act: ({ unfold }) => unfold('Take it with you'),
  },
  { name: 'vocabulary-entry', path: '/vocabulary/words/1', who: 'practised' },
  { name: 'vocabulary-entry-guest', path: '/vocabulary/words/1' },
  { name: 'vocabulary-due', path: '/vocabulary?mode=due', who: 'practised' },
  { name: 'vocabulary-own', path: '/vocabulary/mine', who: 'practised' },
  { name: 'vocabulary-note', path: '/vocabulary/words/1/note', who: 'practised' },
  {
    name: 'vocabulary-due-revealed',
    path: '/vocabulary?mode=due',
    who: 'practised',
    act: ({ unfold }) => unfold('Show the Turkish'),
  },
  { name: 'vocabulary-drill', path: '/vocabulary', who: 'newcomer', isWindow: true, act: drill },
  {
    name: 'vocabulary-drill-wrong',
    path: '/vocabulary?q=palyatif',
    who: 'newcomer',
    isWindow: true,
    act: async (stage) => {
      await drill(stage)
      await answer(stage, 'bilmiyorum')
      await stage.sees('Wrong')
    },
  },
  {
    name: 'vocabulary-drill-almost',
    path: '/vocabulary?q=palyatif',
    who: 'newcomer',
    isWindow: true,
    act: async (stage) => {
      await drill(stage)
      await answer(stage, 'palyatif bakim')
      await stage.sees(/^(?:Almost|Correct|Doğru|Neredeyse.*)$/)
    },
  },
  {
    name: 'vocabulary-drill-score',
    path: '/vocabulary?q=palyatif',
    who: 'newcomer',
    isWindow: true,
    act: async (stage) => {
      await drill(stage)
      await answer(stage, 'bilmiyorum')
      await stage.press('See your score')
      await stage.button('Try Again').waitFor()
    },
  },
  {
    name: 'vocabulary-drill-loading',
    path: '/vocabulary',
    who: 'newcomer',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await hold(stage, /vocabulary.*drill|drill.*\.data|api\/vocabulary/)
      await stage.press('Start Vocabulary Drill')
      await stage.sees('Loading your words.')
    },
  },
  {
    name: 'vocabulary-drill-failed',
    path: '/vocabulary',
    who: 'newcomer',
    isWindow: true,
    act: async (stage) => {
      await fail(stage, /vocabulary.*drill|drill.*\.data|api\/vocabulary/)
      await stage.press('Start Vocabulary Drill')
      await stage.sees('We could not load the words. Please check your connection.')
    },
  },
]
