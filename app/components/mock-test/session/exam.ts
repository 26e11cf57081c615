import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { flatIndex, initialExamState, reduceExam } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent, ExamState } from '#app/models/mock-test/exam-types.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { createSignal, type Subscribe } from '../../practice/test-player/signal.ts'
import { waitForNetwork } from '../../practice/test-player/upload-browser.ts'
import { examAnnouncement } from './exam-announcement.ts'
import { createExamCalls } from './exam-calls.ts'
import { countsOf, type ExamContext, type ExamNotice, placeOf } from './exam-context.ts'
import { createExamUploads, type ExamUploads } from './exam-uploads.ts'
import { type ExamVault, openExamVault } from './exam-vault.ts'
import { createFinishFlow } from './finish-flow.ts'
import { createLeaveQuestion } from './leave-question.ts'
import { createSegmentFlow, repeatsAfterReload, type SegmentFlow } from './segment-flow.ts'

export interface ExamSnapshot {
  state: ExamState
  /** The browser's storage has answered. */
  isReady: boolean
  /** Recordings that the server does not hold yet. */
  waiting: number
  /** When the first recording began, in epoch milliseconds. */
  beganAt: number | null
  /** For one polite live region; it never speaks over audio or the learner. */
  announcement: string
}

export interface ExamActions extends Pick<SegmentFlow, 'next' | 'repeat' | 'finish' | 'retry'> {
  start: () => void
  retryFinish: () => void
}

export interface Exam {
  /** Takes hold of storage and audio; returns the function that lets them go. */
  mount: () => () => void
  snapshot: () => ExamSnapshot
  subscribe: (listener: () => void) => () => void
  actions: ExamActions
  subscribeNotice: Subscribe<ExamNotice>
  /** The page should ask the server what is to be shown now. */
  subscribeLeft: Subscribe<null>
  subscribeLevel: Subscribe<number>
  subscribeElapsedMs: Subscribe<number>
}

interface Options {
  view: ExamView
  copy: MockTestSessionCopy['announce']
}

/** The engine of one session of a mock test. Making one touches nothing of the browser; `mount` does. */
export function createExam({ view, copy }: Options): Exam {
  const store = createStore({ view, copy })
  let vault: ExamVault | null = null
  let uploads: ExamUploads | null = null
  const context: ExamContext = {
    view,
    calls: createExamCalls(view.mockTestId),
    state: () => store.snapshot().state,
    dispatch: store.dispatch,
    vault: () => vault,
    uploads: () => uploads,
    notice: createSignal(),
    left: createSignal(),
    began: createSignal(),
    level: createSignal(),
    elapsedMs: createSignal(),
  }
  const segments = createSegmentFlow(context)
  const ending = createFinishFlow(context, segments.settle)
  const question = createLeaveQuestion()

  function openUploads(): ExamUploads {
    const first = view.dialogues[0]
    const isHeld = new Set(
      view.submitted.filter(({ dialogueId }) => dialogueId === first?.id).map((key) => key.segmentIndex),
    )
    return createExamUploads({
      wait: waitForNetwork,
      send: async ({ index, take, signal }) => {
        const place = placeOf(view, index)
        if (!place) return null
        return context.calls.submit(take, { dialogueId: place.dialogueId, segmentIndex: place.segment, signal })
      },
      onChanged: (waiting) => store.change({ waiting }),
      onSent: (index) => {
        const place = placeOf(view, index)
        if (place?.slot !== 0) return
        isHeld.add(place.segment)
        if (isHeld.size === first?.segmentCount) ending.evaluateEarly(0)
      },
      onRefused: ({ sentence }) => {
        if (context.state().phase !== 'finishing') context.notice.emit({ kind: 'submit', sentence })
      },
    })
  }
  async function open(isMounted: () => boolean): Promise<void> {
    const opened = await openExamVault(view.mockTestId)
    const [takes, progress] = await Promise.all([opened.listTakes(), opened.findProgress()])
    void opened.forgetOthers().catch(() => undefined)
    if (!isMounted()) return
    vault = opened
    uploads = openUploads()
    const submitted = new Set(view.submitted.map((key) => indexOf(view, key)))
    for (const [index, take] of [...takes].sort(([one], [other]) => one - other)) {
      if (!submitted.has(index)) uploads.add(index, take)
    }
    restore({ isRecorded: (index) => submitted.has(index) || takes.has(index), progress })
    if (context.state().phase === 'finishing') void ending.finish()
  }
  function restore(found: {
    isRecorded: (index: number) => boolean
    progress: Awaited<ReturnType<ExamVault['findProgress']>>
  }) {
    const total = countsOf(view).reduce((sum, count) => sum + count, 0)
    const all = Array.from({ length: total }, (_, index) => index)
    const at = view.phase === 'interpreting' ? (all.find((index) => !found.isRecorded(index)) ?? null) : null
    const next = at === null ? null : placeOf(view, at)
    const { progress } = found
    const used = repeatsAfterReload({ progress, at: at ?? -1, realRules: view.rules.realRules, slot: next?.slot ?? 0 })
    segments.restoreProgress(progress)
    store.change({ isReady: true })
    store.dispatch({ type: 'restored', next: next && { slot: next.slot, segment: next.segment }, ...used })
  }

  function mount(): () => void {
    let isMounted = true
    const release = segments.mount()
    const offsetMs = Date.parse(view.now) - Date.now()
    const clock = setTimeout(
      () => {
        if (store.dispatch({ type: 'time-over' })) void ending.finish()
      },
      Math.max(0, Date.parse(view.expiresAt) - Date.now() - offsetMs),
    )
    const endQuestion = store.subscribe(() => question.update(store.snapshot().state))
    const endBegan = context.began.subscribe((beganAt) => store.change({ beganAt }))
    void open(() => isMounted)
    return () => {
      isMounted = false
      clearTimeout(clock)
      endQuestion()
      endBegan()
      question.release()
      uploads?.stop()
      release()
    }
  }

  return {
    mount,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    actions: {
      start: () => {
        if (store.snapshot().isReady) void segments.start()
      },
      next: () => {
        segments.next()
        if (context.state().phase === 'finishing') void ending.finish()
      },
      repeat: segments.repeat,
      finish: segments.finish,
      retry: segments.retry,
      retryFinish: () => {
        if (!store.dispatch({ type: 'finish-retried' })) return
        uploads?.retry()
        void ending.finish()
      },
    },
    subscribeNotice: context.notice.subscribe,
    subscribeLeft: context.left.subscribe,
    subscribeLevel: context.level.subscribe,
    subscribeElapsedMs: context.elapsedMs.subscribe,
  }
}

function indexOf(view: ExamView, key: { dialogueId: number; segmentIndex: number }): number {
  const slot = view.dialogues.findIndex(({ id }) => id === key.dialogueId)
  return flatIndex(countsOf(view), { slot, segment: key.segmentIndex })
}

interface Store {
  snapshot: () => ExamSnapshot
  dispatch: (event: ExamEvent) => boolean
  change: (part: Partial<ExamSnapshot>) => void
  subscribe: (listener: () => void) => () => void
}

function createStore({ view, copy }: Options): Store {
  const state = initialExamState({ counts: countsOf(view), realRules: view.rules.realRules })
  let snapshot: ExamSnapshot = { state, isReady: false, waiting: 0, beganAt: null, announcement: '' }
  const changed = createSignal<null>()
  function change(part: Partial<ExamSnapshot>): void {
    snapshot = { ...snapshot, ...part }
    changed.emit(null)
  }
  return {
    snapshot: () => snapshot,
    change,
    subscribe: (listener) => changed.subscribe(listener),
    dispatch: (event) => {
      const before = snapshot.state
      const after = reduceExam(before, event)
      if (after === before) return false
      const said = examAnnouncement({ before, after, view, copy })
      change({ state: after, ...(said !== null && { announcement: said }) })
      return true
    },
  }
}
