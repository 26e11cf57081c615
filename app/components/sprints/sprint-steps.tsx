import { Form, href } from 'react-router'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { sprintQuery, type SprintOptions } from '#app/models/sprints/options.ts'
import type { SprintItem, SprintKind } from '#app/models/sprints/sprint.ts'
import { bestStreak, type SprintPlace, writeMarks } from '#app/models/sprints/sprint-flow.ts'
import type { SprintBest } from '#app/models/sprints/sprint-run.ts'
import { isRightAnswer } from '#app/models/sprints/typed-answer.ts'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { Score } from './score.tsx'
import { speechPath } from './speech-path.ts'
import { Verdict } from './verdict.tsx'

interface Props {
  kind: SprintKind
  options: SprintOptions
  place: SprintPlace
  items: readonly SprintItem[]
  best: SprintBest | null
  isSaved: boolean
  nextSeed: number
  runId: string
}

function Hidden({ fields }: { fields: Record<string, string | number> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** The end, with a form that keeps the result. */
function End({ kind, options, place, items, best, isSaved, nextSeed, runId }: Props) {
  const copy = useCopy(sprintsCopy)
  const { marks } = place
  const { direction, level, minutes } = options
  const right = marks.filter(Boolean).length
  const run = {
    id: runId,
    kind,
    direction,
    level,
    minutes,
    answered: marks.length,
    right,
    bestStreak: bestStreak(marks),
  }
  const again = `${href('/sprints/:kind', { kind })}?${sprintQuery(options, { seed: String(nextSeed) })}`
  return (
    <Score items={items} marks={marks} sprint={{ kind, options, seed: place.seed }} best={isSaved ? null : best}>
      <div className="mt-6 flex flex-wrap gap-3">
        {isSaved ? (
          <p role="status" className="w-full text-success">
            {copy.end.saved}
          </p>
        ) : (
          <Form method="post">
            <Hidden fields={run} />
            <Button type="submit">{copy.end.save}</Button>
          </Form>
        )}
        <ButtonLink look="secondary" to={again}>
          {copy.end.again}
        </ButtonLink>
      </div>
    </Score>
  )
}

/** A sprint as one page a step, with plain forms and links: for browsers without JavaScript, where no clock runs. */
export function SprintSteps(props: Props) {
  const copy = useCopy(sprintsCopy)
  const { kind, options, place, items } = props
  const { seed, marks, answer } = place
  const item = items[marks.length]
  if (!item) return <End {...props} />
  const path = href('/sprints/:kind', { kind })
  const { direction, level, speed, minutes } = options
  const number = marks.length + 1
  return (
    <div>
      <p className="tabular mb-4 text-15 text-soft">{copy.question.progress(number, items.length)}</p>
      {answer === null ? (
        <>
          {/* Its words are the question. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            controls
            preload="auto"
            src={speechPath({ kind, options, seed }, marks.length)}
            aria-label={copy.question.listen}
            className="mb-6 w-full"
          />
          <Form key={number} action={path}>
            <Hidden fields={{ direction, level, speed, minutes, seed, marks: writeMarks(marks) }} />
            <AnswerFields item={item} />
          </Form>
        </>
      ) : (
        <Verdict item={item} given={answer}>
          <ButtonLink
            className="mt-6 w-full"
            to={`${path}?${sprintQuery(options, {
              seed: String(seed),
              marks: writeMarks([...marks, isRightAnswer(item.answer, answer)]),
            })}`}
          >
            {number === items.length ? copy.question.finish : copy.question.next}
          </ButtonLink>
        </Verdict>
      )}
    </div>
  )
}
