import { withoutJudge } from '#scorer/engine/open-engine.ts'
import { JUDGING_THREAD } from '#app/config/scoring.ts'
import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { HelperError } from '../../speech/helper/helper-life.server.ts'
import { createHelper } from '../../speech/helper/helper.server.ts'
import { openThread } from '../../speech/helper/thread-transport.server.ts'
import { QueueFullError } from '../../speech/semaphore.server.ts'
import { acceptHere, judgeHere, type Judgement, type JudgeRequest } from './judge-here.server.ts'
import { NO_LIBRARY, type ThreadAnswer, type ThreadQuestion } from './thread-messages.ts'

export interface Judge {
  /** What the library's synonyms add to each segment's accepted wordings. */
  accept: (request: JudgeRequest) => Promise<string[][]>
  /** The judgement of every segment. */
  judge: (request: JudgeRequest) => Promise<Judgement[]>
  /** Gets ready in the background. */
  warm: () => void
  stop: () => Promise<void>
}

/** In the thread of the caller. */
export const judgeInPlace: Judge = {
  accept: acceptHere,
  judge: judgeHere,
  warm: () => undefined,
  stop: async () => undefined,
}

/** Without the judge, which would hold up pages and take their memory. */
const judgeByRules = (request: JudgeRequest): Promise<Judgement[]> =>
  judgeHere(request, async () => withoutJudge('its thread was lost, or too much is waiting'))

const isThreadLost = (error: unknown) => error instanceof HelperError || error instanceof QueueFullError

/**
 * Judges in a worker thread, so that neither pages wait for a dialogue nor a dialogue for pages. The thread starts when it is
 * needed, keeps the models out of the memory of the thread that makes pages, and ends when it has been idle. If it is lost
 * or too much is waiting, the rules judge alone in the caller's thread, a segment a turn.
 *
 * @param scriptPath the bundled judging-thread.ts
 */
export function createThreadJudge({
  scriptPath,
  onLost,
}: {
  scriptPath: string
  onLost: (error: unknown) => void
}): Judge {
  const { maxHeapMib, timeoutMs, ...limits } = JUDGING_THREAD
  const helper = createHelper({ open: openThread({ scriptPath, maxHeapMib }), ...limits })
  /** The number of each library that was sent; a loaded library is one object until it changes. */
  const numbers = new WeakMap<readonly LibraryWord[], number>()
  let last = NO_LIBRARY
  let isWarming = false

  function numberOf(words: readonly LibraryWord[]): number {
    if (words.length === 0) return NO_LIBRARY
    const known = numbers.get(words)
    if (known !== undefined) return known
    last += 1
    numbers.set(words, last)
    return last
  }

  async function ask(want: ThreadQuestion['want'], { words, ...request }: JudgeRequest) {
    const id = numberOf(words)
    const send = async (library: ThreadQuestion['library']) => {
      const message: ThreadQuestion = { want, ...request, library }
      // Our own module answers, on a copy made by structuredClone.
      return (await helper.request({ message, timeoutMs })) as ThreadAnswer
    }
    const answer = await send({ id })
    return answer.kind === 'library-wanted' ? send({ id, words }) : answer
  }

  async function orHere<Result>(asked: Promise<Result>, here: () => Promise<Result>): Promise<Result> {
    try {
      return await asked
    } catch (error) {
      if (!isThreadLost(error)) throw error
      onLost(error)
      return here()
    }
  }

  async function askFor<Kind extends ThreadQuestion['want']>(kind: Kind, request: JudgeRequest) {
    const answer = await ask(kind, request)
    // The scorer has failed, and would here, too.
    if (answer.kind === 'failed') throw new Error(`The scorer failed: ${answer.problem}`)
    if (answer.kind !== kind) throw new HelperError('crashed', `it answered with ${answer.kind}`)
    return answer as Extract<ThreadAnswer, { kind: Kind }>
  }

  return {
    accept: (request) =>
      orHere(
        askFor('accepted', request).then(({ accepted }) => accepted),
        () => acceptHere(request),
      ),
    judge: (request) =>
      orHere(
        askFor('judged', request).then(({ judgements }) => judgements),
        () => judgeByRules(request),
      ),
    warm() {
      if (isWarming) return
      isWarming = true
      // One at a time, since each takes a place in the queue of dialogues. A failure is met, and logged, when something is judged.
      const end = () => {
        isWarming = false
      }
      askFor('judged', { segments: [], renditions: [], words: [] }).then(end, end)
    },
    stop: () => helper.stop(),
  }
}
