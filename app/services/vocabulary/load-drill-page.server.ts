import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { type DrillPlace, drillStep } from '#app/models/vocabulary/drill/drill-flow.ts'
import { listStands, standKey } from '#app/models/vocabulary/drill/drill-word.server.ts'
import type { AskedWord, DrillView } from '#app/models/vocabulary/drill/question.ts'
import { listDueTomorrow } from './answer-drill.server.ts'
import { gradeWords } from './grade-answer.server.ts'
import { pickDrillWords, toQuestions } from './load-drill.server.ts'

interface Page {
  user: CurrentUser
  filter: WordFilter
  place: DrillPlace
  now: Date
}

async function loadScore(
  { user, now }: Page,
  { right, missed }: { right: AskedWord[]; missed: AskedWord[] },
): Promise<DrillView> {
  const refs = [...right, ...missed].map(({ word }) => word.ref)
  const [stands, dueTomorrow] = await Promise.all([
    listStands({ userId: user.id, refs }),
    listDueTomorrow({ user, now }),
  ])
  const doneOf = (isRight: boolean) => (asked: AskedWord) => {
    const due = stands.get(standKey(asked.word.ref, asked.direction))?.due
    return { ...asked, isRight, wait: due ? Math.max(0, due.getTime() - now.getTime()) : null }
  }
  return { kind: 'score', done: [...right.map(doneOf(true)), ...missed.map(doneOf(false))], dueTomorrow }
}

/** One step of the drill without JavaScript: a question, the verdict on an answer, or the score. */
export async function loadDrillPage(page: Page): Promise<DrillView> {
  const { user, filter, place, now } = page
  const { options, seed } = place
  const asked = await pickDrillWords({ user, filter, options, seed })
  const step = drillStep({ asked, place, now })
  if (step.kind === 'score') return loadScore(page, step)
  if (step.kind === 'told') {
    const { asked: one, ...told } = step
    const isInflected = options.prompt === 'sentence'
    return { ...told, ...one, verdict: await gradeWords({ asked: one, answer: step.answer, isInflected }) }
  }
  const [question] = await toQuestions({ user, options, seed, asked: [step.asked], now })
  if (!question) throw new Error('a word without its question')
  return { kind: 'ask', question, number: step.number, count: step.count }
}
