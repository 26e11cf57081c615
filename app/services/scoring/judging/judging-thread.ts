// Judges dialogues in a thread of its own, one at a time. Bundled by scripts/build.mjs.
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { SCORER_WARM_UP } from '#app/config/scoring.ts'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { acceptHere, judgeHere } from './judge-here.server.ts'
import { NO_LIBRARY, type ThreadAnswer, type ThreadQuestion } from './thread-messages.ts'

/** The library that was sent last: most questions are asked with the same. */
let latest: { id: number; words: readonly LibraryWord[] } = { id: NO_LIBRARY, words: [] }

async function answer({ want, library, ...question }: ThreadQuestion): Promise<ThreadAnswer> {
  if (library.words) latest = { id: library.id, words: library.words }
  if (library.id !== NO_LIBRARY && library.id !== latest.id) return { kind: 'library-wanted' }
  const request = { ...question, words: library.id === NO_LIBRARY ? [] : latest.words }
  return want === 'accepted'
    ? { kind: 'accepted', accepted: await acceptHere(request) }
    : { kind: 'judged', judgements: await judgeHere(request) }
}

/**
 * Of -20 to 19, usually 0: pages come first where a machine has more to do than cores. Half way, since 1 would hardly yield to
 * pages and with 19 a score could starve behind them. Decision 061 has what was measured with it.
 */
const NICENESS = 10

/** Linux schedules each thread by itself; elsewhere the thread stays as it is. */
function givePagesPrecedence(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, NICENESS)
  } catch {
    // No such folder, or not allowed.
  }
}

/** Opens the judge's models: a second or two of one core. */
async function warmUp(): Promise<void> {
  const segments = SCORER_WARM_UP.map(({ segment }) => SegmentSchema.parse(segment))
  const renditions = SCORER_WARM_UP.map(({ said }) => ({ status: 'spoken' as const, text: said }))
  await judgeHere({ segments, renditions, words: [] })
}

const port = parentPort
if (!port) throw new Error('This module runs in a worker thread')
givePagesPrecedence()
await warmUp()
port.on('message', (question: ThreadQuestion) => {
  const failed = (error: unknown): ThreadAnswer => ({
    kind: 'failed',
    problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
  void answer(question)
    .catch(failed)
    .then((one) => port.postMessage(one))
})
port.postMessage({ ready: true })
