import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { type DrillPlace, type DrillStep, writeMarks } from '#app/models/vocabulary/drill/drill-flow.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DrillQuestion } from './drill-question.tsx'
import { DrillScore } from './drill-score.tsx'
import { DrillVerdict } from './drill-verdict.tsx'
import { NextActions } from '../next-actions.tsx'

export interface DrillPageProps {
  filter: WordFilter
  place: DrillPlace
  step: DrillStep
  /** Address of the next drill. */
  nextSeed: number
}

/** The drill as one page per step, with plain forms and links: the dialog's counterpart without script. */
export function DrillPage({ filter, place, step, nextSeed }: DrillPageProps) {
  const copy = useCopy(vocabularyCopy).drill
  const { seed, verdicts } = place

  const list = `${PLACES.vocabulary}${wordQuery(filter)}`
  return (
    <section aria-labelledby="drill" data-clear-foot className="mx-auto max-w-lg">
      <h2 id="drill" className="mb-4 text-26">
        {copy.title}
      </h2>
      {step.kind === 'ask' && (
        <DrillQuestion key={step.number} english={step.english} number={step.number} count={step.count}>
          {Object.entries({ ...filter, drill: String(seed), marks: writeMarks(verdicts) })
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
        </DrillQuestion>
      )}
      {step.kind === 'told' && (
        <DrillVerdict {...step}>
          <NextActions>
            <ButtonLink
              className="w-full"
              preventScrollReset
              to={`${PLACES.vocabulary}${wordQuery(filter, { drill: String(seed), marks: writeMarks([...verdicts, step.verdict]) })}`}
            >
              {step.number === step.count ? copy.finish : copy.next}
            </ButtonLink>
          </NextActions>
        </DrillVerdict>
      )}
      {step.kind === 'score' && (
        <DrillScore {...step}>
          <NextActions>
            <ButtonLink to={`${PLACES.vocabulary}${wordQuery(filter, { drill: String(nextSeed) })}`}>
              {copy.again}
            </ButtonLink>
            <ButtonLink look="secondary" to={list}>
              {copy.close}
            </ButtonLink>
          </NextActions>
        </DrillScore>
      )}
      {step.kind !== 'score' && (
        <p className="mt-4 text-center">
          <ButtonLink look="quiet" to={list}>
            {copy.close}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
