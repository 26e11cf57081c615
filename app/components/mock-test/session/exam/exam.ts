import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { initialExamState, reduceExam } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent, ExamState } from '#app/models/mock-test/exam-types.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { createSignal, type Subscribe } from '#app/components/player/session/signal.ts'
import { waitForNetwork } from '#app/components/player/upload/upload-browser.ts'
import { examAnnouncement } from './exam-announcement.ts'
import { createExamCalls } from './exam-calls.ts'
import { countsOf, type ExamContext, type ExamNotice, placeOf } from './exam-context.ts'
import { createExamUploads, type ExamUploads } from '../recording/exam-uploads.ts'
import { findResumePoint } from './exam-restore.ts'
import { type ExamVault, openExamVault } from '../recording/exam-vault.ts'
import { CONFLICT, createFinishFlow } from './finish-flow.ts'
import { createSegmentFlow, type SegmentFlow } from './segment-flow.ts'
import { serverOffsetMs } from './server-clock.ts'
import { createTimeWatch, type TimeWatch } from './time-watch.ts'

export interface ExamSnapshot {
  state: ExamState
  /** The browser's storage has been read. */
  isReady: boolean
  /** Recordings that the server does not have yet. */
  waiting: number
  /** Recordings that the server rejected, by the segment's number through both dialogues. */
  setAside: readonly number[]
  /** When the first recording started, in epoch milliseconds. */
  beganAt: number | null
  /** For one polite live region; never announced over audio or the learner. */
  announcement: string
}

export interface ExamActions extends Pick<SegmentFlow, 'next' | 'repeat' | 'finish' | 'retry' | 'goOnWithout'> {
  start: () => void
  retryFinish: () => void
}

export interface Exam {
  /** Opens storage and audio; returns the function that releases them. */
  mount: () => () => void
  snapshot: () => ExamSnapshot
  subscribe: (listener: () => void) => () => void
  actions: ExamActions
  subscribeNotice: Subscribe<ExamNotice>
  /** The page should reload its state from the server. */
  subscribeLeft: Subscribe<null>
  subscribeTrouble: ExamContext['trouble']['subscribe']
  subscribeSource: Subscribe<Blob>
  /** Where the segment is, in seconds. */
  subscribePosition: Subscribe<number>
  subscribeLevel: Subscribe<number>
  subscribeElapsedMs: Subscribe<number>
}

interface Options {
  view: ExamView
  copy: MockTestSessionCopy['announce']
}

/** The engine of one mock test session. Touches no browser API before `mount`. */
export function createExam({ view, copy }: Options): Exam {
  const store = createStore({ view, copy })
  let vault: ExamVault | null = null
  let uploads: ExamUploads | null = null
  let watch: TimeWatch | null = null
  const state = () => store.snapshot().state
  function dispatch(event: ExamEvent): boolean {
    const { phase } = state()
    const wasPossible = store.dispatch(event)
    if (phase !== 'finishing' && state().phase === 'finishing') void ending.finish()
    return wasPossible
  }
  const context: ExamContext = {
    view,
    calls: createExamCalls(view.mockTestId),
    state,
    dispatch,
    vault: () => vault,
    uploads: () => uploads,
    checkTime: () => watch?.check(),
    notice: createSignal(),
    left: createSignal(),
    began: createSignal(),
    trouble: createSignal(),
    source: createSignal(),
    position: createSignal(),
    level: createSignal(),
    elapsedMs: createSignal(),
  }
  const segments = createSegmentFlow(context)
  const ending = createFinishFlow(context, segments.settle)
  const first = firstDialogue(view)

  function openUploads(): ExamUploads {
    return createExamUploads({
      wait: waitForNetwork,
      send: async ({ index, take, signal }) => {
        const place = placeOf(view, index)
        if (!place) return null
        return context.calls.submit(take, { dialogueId: place.dialogueId, segmentIndex: place.segment, signal })
      },
      onChanged: (waiting) => store.change({ waiting }),
      onSent: (index) => {
        void vault?.removeTake(index).catch(() => undefined)
        if (first.hold(index)) ending.evaluateEarly(0)
      },
      onSetAside: ({ index, take, sentence }) => {
        void vault?.saveTake(index, take).catch(() => false)
        store.change({ setAside: [...store.snapshot().setAside, index] })
        context.notice.emit({ kind: 'submit', sentence })
      },
      onRefused: ({ status, sentence }) => {
        if (state().phase === 'finishing') return
        context.notice.emit({ kind: 'submit', sentence })
        if (status === CONFLICT) context.left.emit(null)
      },
    })
  }
  async function open(isMounted: () => boolean): Promise<void> {
    const opened = await openExamVault(view.mockTestId)
    const [takes, progress] = await Promise.all([opened.listTakes(), opened.findProgress()])
    void opened.forgetOldOnes().catch(() => undefined)
    if (!isMounted()) return
    vault = opened
    uploads = openUploads()
    const isTimeUp = watch?.moment() !== 'within'
    const { pending, event } = findResumePoint({ view, takes, progress, isTimeUp })
    for (const [index, take] of pending) uploads.add(index, take)
    segments.restoreProgress(progress)
    store.change({ isReady: true })
    dispatch(event)
    if (first.isHeld() && state().phase !== 'finishing') ending.evaluateEarly(0)
    watch?.start()
  }

  function mount(): () => void {
    let isMounted = true
    const release = segments.mount()
    const mine = createTimeWatch({
      view,
      offsetMs: serverOffsetMs(view),
      page: document,
      onMoment: (moment) => dispatch({ type: moment === 'closed' ? 'grace-over' : 'time-over' }),
    })
    watch = mine
    const endBegan = context.began.subscribe((beganAt) => store.change({ beganAt }))
    void open(() => isMounted)
    return () => {
      isMounted = false
      mine.stop()
      endBegan()
      uploads?.stop()
      release()
    }
  }
  /** Checks the clock first: a late timer must not let a segment start after the end. */
  const inTime = (act: () => void) => () => {
    context.checkTime()
    act()
  }

  return {
    mount,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    actions: {
      start: inTime(() => {
        if (store.snapshot().isReady) segments.start()
      }),
      next: inTime(segments.next),
      repeat: inTime(segments.repeat),
      finish: segments.finish,
      retry: segments.retry,
      goOnWithout: inTime(segments.goOnWithout),
      retryFinish: () => {
        if (!dispatch({ type: 'finish-retried' })) return
        uploads?.retry()
        void ending.finish()
      },
    },
    subscribeNotice: context.notice.subscribe,
    subscribeLeft: context.left.subscribe,
    subscribeTrouble: context.trouble.subscribe,
    subscribeSource: context.source.subscribe,
    subscribePosition: context.position.subscribe,
    subscribeLevel: context.level.subscribe,
    subscribeElapsedMs: context.elapsedMs.subscribe,
  }
}

/** Tracks whether the first dialogue is fully uploaded; then it is evaluated. */
function firstDialogue(view: ExamView): { hold: (index: number) => boolean; isHeld: () => boolean } {
  const [dialogue] = view.dialogues
  const held = new Set(
    view.submitted.filter(({ dialogueId }) => dialogueId === dialogue?.id).map((key) => key.segmentIndex),
  )
  const isHeld = () => held.size === dialogue?.segmentCount
  return {
    isHeld,
    hold(index) {
      const place = placeOf(view, index)
      if (place?.slot !== 0) return false
      held.add(place.segment)
      return isHeld()
    },
  }
}

interface Store {
  snapshot: () => ExamSnapshot
  dispatch: (event: ExamEvent) => boolean
  change: (part: Partial<ExamSnapshot>) => void
  subscribe: (listener: () => void) => () => void
}

function createStore({ view, copy }: Options): Store {
  const state = initialExamState({ counts: countsOf(view), realRules: view.rules.realRules })
  let snapshot: ExamSnapshot = { state, isReady: false, waiting: 0, setAside: [], beganAt: null, announcement: '' }
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
