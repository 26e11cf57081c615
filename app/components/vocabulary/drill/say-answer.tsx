import { Mic, Square } from 'lucide-react'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { GRADE_OF } from '#app/models/vocabulary/drill/drill.ts'
import type { DrillQuestion, HeardAnswer } from '#app/models/vocabulary/drill/question.ts'
import type { Grade } from '#app/models/vocabulary/drill/study.ts'
import type { StudyWord } from '#app/models/vocabulary/drill/study-word.ts'
import { RecognitionQuestion } from '../../player/recognition/recognition-question.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { NextActions } from '../next-actions.tsx'
import { VerdictBadge } from './drill-verdict.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { useSpokenAnswer } from './use-spoken-answer.ts'
import { WordTold, WordUse } from './word-told.tsx'

interface Props {
  question: DrillQuestion
  word: StudyWord
  /** Whether the server turns recordings into words. */
  hearsAnswers: boolean
  /** Whether the word that was asked can be read above. */
  isAskedShown: boolean
  isSending: boolean
  /** Why the last rating did not arrive. */
  problem: string | null
  onGrade: (grade: Grade) => void
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const

interface RevealedProps extends Omit<Props, 'hearsAnswers'> {
  heard: HeardAnswer | null
}

/** The answer, what was heard of the learner's, and their rating, which counts. */
function Revealed({ question, word, heard, isAskedShown, isSending, problem, onGrade }: RevealedProps) {
  const copy = useCopy(wordDrillCopy)
  const { answered } = languagesOf(question.direction)
  return (
    <div>
      <div role="status">
        {heard && <VerdictBadge verdict={heard.verdict} />}
        <WordTold word={word} direction={question.direction} isAskedShown={isAskedShown}>
          {heard && (
            <div className="py-3">
              <dt className="text-13 text-soft">{copy.say.heard}</dt>
              <dd lang={answered} className="text-16 wrap-anywhere">
                “{heard.heard}”
              </dd>
            </div>
          )}
        </WordTold>
      </div>
      <WordUse word={word} direction={question.direction} />
      <GradeButtons isSending={isSending} onGrade={onGrade} {...(heard && { suggested: GRADE_OF[heard.verdict] })} />
      {heard && <p className="mt-2 text-13 text-soft">{copy.say.judge}</p>}
      {problem !== null && (
        <p role="alert" className="mt-3 text-15 text-critical">
          {problem}
        </p>
      )}
    </div>
  )
}

/** An answer that is said aloud: recognised where that is possible, else shown on request; the learner rates it. */
export function SayAnswer({ question, word, hearsAnswers, ...rating }: Props) {
  const copy = useCopy(wordDrillCopy).say
  const { answered } = languagesOf(question.direction)
  const { state, canListen, listen, stop, allow, decline, reveal } = useSpokenAnswer({ question, hearsAnswers })
  const isListening = state.kind === 'listening'
  if (state.kind === 'revealed') {
    return <Revealed question={question} word={word} heard={state.heard} {...rating} />
  }
  const trouble = state.kind === 'idle' ? state.trouble : undefined
  return (
    <div>
      <p className="font-semibold">{copy.ask[answered]}</p>
      {/* Focus goes to the first again once there is a way to listen. */}
      <NextActions key={String(canListen)}>
        {canListen && (
          <Button
            className="w-full"
            look={isListening ? 'danger' : 'primary'}
            onClick={isListening ? stop : listen}
            disabled={state.kind === 'reading'}
          >
            {isListening ? <Square {...ICON} /> : <Mic {...ICON} />}
            {isListening ? copy.stop : copy.start}
          </Button>
        )}
        <Button className="w-full" look={canListen ? 'secondary' : 'primary'} onClick={reveal}>
          {copy.reveal}
        </Button>
      </NextActions>
      {state.kind === 'asking' && (
        <div className="mt-4">
          <RecognitionQuestion support={state.support} onAllow={() => allow(state.support)} onClose={decline} />
        </div>
      )}
      <p role="status" className="mt-3 min-h-6 text-15 text-soft">
        {isListening && copy.listening}
        {state.kind === 'reading' && copy.reading}
        {trouble && copy[trouble]}
      </p>
    </div>
  )
}
