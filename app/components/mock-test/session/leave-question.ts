import type { ExamState } from '#app/models/mock-test/exam-types.ts'

/** Asks before the page of a test that has begun is left. */
export function createLeaveQuestion(): { update: (state: ExamState) => void; release: () => void } {
  let isListening = false
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const listen = (shouldListen: boolean) => {
    if (shouldListen === isListening) return
    isListening = shouldListen
    if (shouldListen) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  return {
    update: ({ phase }) => listen(phase !== 'waiting-for-start' && phase !== 'done'),
    release: () => listen(false),
  }
}
