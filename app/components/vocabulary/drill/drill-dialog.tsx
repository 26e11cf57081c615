import { lazy, Suspense, useState } from 'react'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import type { DrillOptions } from '#app/models/vocabulary/drill/drill-options.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NextActions } from '../next-actions.tsx'
import { DrillProgress } from './drill-progress.tsx'
import { DrillPrompt } from './drill-prompt.tsx'
import { DrillScore } from './drill-score.tsx'
import { DrillVerdict } from './drill-verdict.tsx'
import { TypeAnswer } from './type-answer.tsx'
import { useDrill } from './use-drill.ts'

/** With the recognisers, which most drills do not need. */
const SayAnswer = lazy(async () => ({ default: (await import('./say-answer.tsx')).SayAnswer }))

interface Props {
  /** The filter of the list. */
  filter: WordFilter
  options: DrillOptions
  onClose: () => void
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        {useCopy(wordDrillCopy).loading}
      </p>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-4 h-8 w-full" />
      <Skeleton className="mt-4 h-11 w-full" />
    </>
  )
}

/** The question in progress: what is asked, and the answer. It stays as it is until the answer has arrived. */
function Asking({ drill, options }: { drill: ReturnType<typeof useDrill>; options: DrillOptions }) {
  const copy = useCopy(wordDrillCopy)
  const { state, isSending, reply } = drill
  if (state.kind !== 'ask') return null
  const { question } = state
  const { reveal } = question
  const problem = drill.problem === '' ? copy.network : drill.problem
  return (
    <>
      <DrillPrompt question={question} prompt={options.prompt} isPlayedAtOnce />
      {reveal ? (
        <Suspense fallback={<Skeleton className="h-11 w-full" />}>
          <SayAnswer
            question={question}
            word={reveal}
            hearsAnswers={drill.hearsAnswers}
            isAskedShown={options.prompt !== 'hear' && question.cloze === null}
            isSending={isSending}
            problem={problem}
            onGrade={(grade) => reply({ grade })}
          />
        </Suspense>
      ) : (
        <TypeAnswer
          language={languagesOf(question.direction).answered}
          isInSentence={question.cloze !== null}

          isSending={isSending}
          problem={problem}
          onAnswer={(answer) => reply({ answer })}
        />
      )}
    </>
  )
}

/** One drill. */
function Drill({ onAgain, ...props }: Props & { onAgain: () => void }) {
  const { onClose, options } = props
  const copy = useCopy(wordDrillCopy)
  const drill = useDrill(props)
  const { state, endsAt } = drill
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <>
          <p role="alert">{copy.failed}</p>
          <NextActions>
            <Button onClick={onAgain}>{copy.tryAgain}</Button>
          </NextActions>
        </>
      )
    case 'none':
      return (
        <>
          <p role="status" className="font-semibold">
            {copy.none}
          </p>
          <p className="mt-1 text-soft">{copy.noneText}</p>
          <NextActions>
            <Button onClick={onClose}>{copy.close}</Button>
          </NextActions>
        </>
      )
    case 'ask':
      return (
        <>
          <DrillProgress number={state.number} count={state.count} endsAt={endsAt} />
          <Asking key={state.number} drill={drill} options={options} />
        </>
      )
    case 'told': {
      const { word, question, answer, verdict } = state.told
      return (
        <>
          <DrillProgress number={state.number} count={state.count} endsAt={endsAt} />
          <DrillVerdict word={word} direction={question.direction} answer={answer} verdict={verdict}>
            <NextActions>
              <Button onClick={drill.next} className="w-full">
                {drill.isLast() ? copy.finish : copy.next}
              </Button>
            </NextActions>
          </DrillVerdict>
        </>
      )
    }
    case 'score':
      return (
        <DrillScore done={state.done} dueTomorrow={state.dueTomorrow}>
          <NextActions>
            <Button onClick={onAgain}>{copy.again}</Button>
            <Button look="secondary" onClick={onClose}>
              {copy.close}
            </Button>
          </NextActions>
        </DrillScore>
      )
  }
}

/** The drill as a dialog. */
export function DrillDialog(props: Props) {
  const copy = useCopy(wordDrillCopy)
  const [tries, setTries] = useState(1)
  return (
    <Dialog isOpen onClose={props.onClose} title={copy.title}>
      <Drill key={tries} {...props} onAgain={() => setTries(tries + 1)} />
    </Dialog>
  )
}
