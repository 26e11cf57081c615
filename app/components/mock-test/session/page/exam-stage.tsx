import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { flatIndex, isLastSegment } from '#app/models/mock-test/exam-state.ts'
import type { ExamState } from '#app/models/mock-test/exam-types.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { Bridge, type Plank } from '#app/components/practice/bridge.tsx'
import { Direction } from '#app/components/player/controls/speaker-label.tsx'
import { FocusClock, FocusProgress } from '#app/components/shell/focus-page.tsx'
import { useCopy } from '#app/components/shell/locale.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { ExamClock } from './exam-clock.tsx'
import { ExamWaves } from './exam-waves.tsx'
import type { UseExam } from './use-exam.ts'

const WASHES = { English: 'bg-english-wash', Turkish: 'bg-turkish-wash' } as const
const HUES = { English: 'text-english', Turkish: 'text-turkish' } as const

type SegmentPhase = keyof MockTestSessionCopy['states']

function isSegmentPhase(phase: ExamState['phase']): phase is SegmentPhase {
  return phase !== 'finishing' && phase !== 'done'
}

function hintOf(copy: MockTestSessionCopy['hints'], state: ExamState, phase: SegmentPhase): string {
  if (state.capture === 'absent') return copy.absent
  if (phase === 'waiting-for-start') return flatIndex(state.counts, state) === 0 ? copy.start : copy.resume
  if (phase !== 'complete') return copy[phase]
  if (isLastSegment(state)) return copy.last
  return state.segment + 1 === state.counts[state.slot] ? copy.lastOfDialogue : copy.complete
}

interface Props {
  state: ExamState
  view: ExamView
}

/** The current position: dialogue and segment, the clock, and this dialogue's bridge. */
export function ExamProgress({ state, view }: Props) {
  const copy = useCopy(mockTestSessionCopy)
  const dialogue = view.dialogues[state.slot]
  const planks = (dialogue?.targets ?? []).map((target, index): Plank => {
    const isLaid = index < state.segment || (index === state.segment && state.phase === 'complete')
    const tone = isLaid ? 'laid' : index === state.segment ? 'current' : 'open'
    return { tone, language: target === 'tr' ? 'en' : 'tr', label: copy.plank(index + 1, tone) }
  })
  return (
    <>
      <FocusClock>
        <ExamClock view={view} />
      </FocusClock>
      <FocusProgress>
        <Bridge planks={planks} label={copy.progress(state.slot + 1)} isSlim />
      </FocusProgress>
      <p>
        <Badge>{copy.badge(state.slot + 1, state.segment + 1, planks.length)}</Badge>
      </p>
    </>
  )
}

/** What is happening now, large, in the colour of the language being played. */
export function ExamStage({ exam, view }: { exam: UseExam; view: ExamView }) {
  const { state } = exam
  const copy = useCopy(mockTestSessionCopy)
  const dialogue = view.dialogues[state.slot]
  if (!dialogue || !isSegmentPhase(state.phase)) return null
  const speaker = dialogue.targets[state.segment] === 'tr' ? 'English' : 'Turkish'
  const isBriefed = state.phase === 'waiting-for-start' || (state.segment === 0 && state.phase === 'loading')
  return (
    <section className={`space-y-4 rounded-card px-5 py-5 md:px-8 md:py-8 ${WASHES[speaker]}`}>
      <h2 className={`text-26 md:text-34 ${HUES[speaker]}`}>
        {state.capture === 'absent' ? copy.absent : copy.states[state.phase]}
      </h2>
      <p className="mt-1">
        <Direction segment={{ speaker }} />
      </p>
      {isBriefed && (
        <p className="measure">
          <span className="font-semibold">{`${copy.briefing(state.slot + 1)}: ${dialogue.title}.`}</span>{' '}
          {dialogue.description}
        </p>
      )}
      <p className="measure text-15">{hintOf(copy.hints, state, state.phase)}</p>
      {!isBriefed && (
        <ExamWaves key={`${state.slot}.${state.segment}.${state.repeats}`} exam={exam} segment={{ speaker }} />
      )}
    </section>
  )
}
