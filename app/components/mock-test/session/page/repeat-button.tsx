import { RotateCcw } from 'lucide-react'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { canRepeat } from '#app/models/mock-test/exam-state.ts'
import type { ExamState } from '#app/models/mock-test/exam-types.ts'
import type { ExamRules } from '#app/models/mock-test/exam-view.ts'
import { useMarks } from '#app/components/scoring/marks.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { buttonClasses } from '#app/components/ui/button.tsx'

/** Repeats the segment; its label states the cost beforehand. */
export function RepeatButton({ state, rules, onPress }: { state: ExamState; rules: ExamRules; onPress: () => void }) {
  const copy = useCopy(mockTestSessionCopy).realRules
  const { marks } = useMarks()
  if (!canRepeat(state)) return null
  const left = rules.freeRepeats - (state.repeatsOfDialogue[state.slot] ?? 0)
  const note = state.audioFailed ? copy.again : left > 0 ? copy.free(left) : copy.costs(marks(rules.repeatMarks))
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={onPress}
        aria-describedby="repeat-note"
        className={buttonClasses('quiet', '-ml-2')}
      >
        <RotateCcw aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {copy.repeat}
      </button>
      <span id="repeat-note" className="text-15 text-soft">
        {note}
      </span>
    </div>
  )
}
