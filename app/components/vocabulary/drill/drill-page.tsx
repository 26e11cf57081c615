import { Form } from 'react-router'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { PLACES } from '#app/config/navigation.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { type DrillPlace, drillQuery, placeAfter, placeOfNew } from '#app/models/vocabulary/drill/drill-flow.ts'
import type { DrillQuestion, DrillView } from '#app/models/vocabulary/drill/question.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { NextActions } from '../next-actions.tsx'
import { DrillPrompt } from './drill-prompt.tsx'
import { DrillScore } from './drill-score.tsx'
import { DrillVerdict } from './drill-verdict.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { TypeAnswer } from './type-answer.tsx'
import { WordTold, WordUse } from './word-told.tsx'

export interface DrillPageProps {
  filter: WordFilter
  place: DrillPlace
  view: DrillView
  /** Of a drill by time, in whole minutes; null for one by words. */
  minutesLeft: number | null
  /** Address of the next drill. */
  nextSeed: number
}

function Progress({ number, count, minutesLeft }: { number: number; count: number; minutesLeft: number | null }) {
  const copy = useCopy(wordDrillCopy)
  return (
    <div className="tabular flex justify-between gap-4 text-15 text-soft">
      <p>{minutesLeft === null ? copy.progress(number, count) : copy.progressTimed(number)}</p>
      {minutesLeft !== null && <p>{copy.clock.pageLeft(minutesLeft)}</p>}
    </div>
  )
}

/** The question as a form, which the page's action takes. */
function Question({ question, place, action }: { question: DrillQuestion; place: DrillPlace; action: string }) {
  const copy = useCopy(wordDrillCopy).say
  const { key: word, direction, reps, cloze, reveal } = question
  const { answered } = languagesOf(direction)
  return (
    <>
      <DrillPrompt question={question} prompt={place.options.prompt} isPlayedAtOnce={false} />
      {/* As a document, so that a page that cannot be reached leaves what was typed one step back. */}
      <Form method="post" action={action} reloadDocument>
        <input type="hidden" name="word" value={word} />
        <input type="hidden" name="direction" value={direction} />
        <input type="hidden" name="reps" value={reps} />
        <input type="hidden" name="by" value={place.options.prompt} />
        {reveal ? (
          <>
            <p className="font-semibold">{copy.ask[answered]}</p>
            <details className="group mt-3">
              <summary
                className={buttonClasses(
                  'primary',
                  'w-full list-none group-open:hidden [&::-webkit-details-marker]:hidden',
                )}
              >
                {copy.reveal}
              </summary>
              <WordTold
                word={reveal}
                direction={direction}
                isAskedShown={place.options.prompt !== 'hear' && cloze === null}
              />
              <WordUse word={reveal} direction={direction} />
              <GradeButtons />
            </details>
          </>
        ) : (
          <TypeAnswer language={answered} isInSentence={cloze !== null} />
        )}
      </Form>
    </>
  )
}

/** The drill as one page per step, with plain forms and links: the dialog's counterpart without script. */
export function DrillPage({ filter, place, view, minutesLeft, nextSeed }: DrillPageProps) {
  const copy = useCopy(wordDrillCopy)
  const list = `${PLACES.vocabulary}${wordQuery(filter)}`
  const pathOf = (to: DrillPlace) => `${PLACES.vocabulary}${drillQuery(filter, to)}`
  const isEmpty = view.kind === 'score' && view.done.length === 0
  return (
    <section aria-labelledby="drill" data-clear-foot className="mx-auto max-w-lg">
      <h2 id="drill" className="mb-4 text-26">
        {copy.title}
      </h2>
      {view.kind !== 'score' && <Progress number={view.number} count={view.count} minutesLeft={minutesLeft} />}
      {view.kind === 'ask' && (
        <Question key={view.number} question={view.question} place={place} action={pathOf(place)} />
      )}
      {view.kind === 'told' && (
        <DrillVerdict {...view}>
          <NextActions>
            <ButtonLink className="w-full" preventScrollReset to={pathOf(placeAfter(place, view.verdict))}>
              {view.number === view.count || minutesLeft === 0 ? copy.finish : copy.next}
            </ButtonLink>
          </NextActions>
        </DrillVerdict>
      )}
      {isEmpty && (
        <>
          <p className="font-semibold">{copy.none}</p>
          <p className="mt-1 text-soft">{copy.noneText}</p>
        </>
      )}
      {view.kind === 'score' && !isEmpty && (
        <DrillScore done={view.done} dueTomorrow={view.dueTomorrow}>
          <NextActions>
            <ButtonLink to={pathOf(placeOfNew(place, nextSeed))}>{copy.again}</ButtonLink>
            <ButtonLink look="secondary" to={list}>
              {copy.close}
            </ButtonLink>
          </NextActions>
        </DrillScore>
      )}
      {(view.kind !== 'score' || isEmpty) && (
        <p className="mt-4 text-center">
          <ButtonLink look="quiet" to={list}>
            {copy.close}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
