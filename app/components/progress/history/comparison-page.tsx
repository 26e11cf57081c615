import { lazy, type ReactNode, useId } from 'react'
import { Form, href } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { compareCopy } from '#app/config/copy/compare.ts'
import { historyCopy } from '#app/config/copy/history.ts'
import type { ComparedSegment, ComparedSession, Comparison } from '#app/models/progress/comparison.ts'
import { sessionPath } from '#app/models/progress/history-filter.ts'
import type { HistorySegment } from '#app/models/progress/history-session.ts'
import { segmentText } from '#app/models/scoring/reader-texts.ts'
import { Bridge } from '../../practice/bridge.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'
import { useOpenTarget } from './use-open-target.ts'

// Below segments that are folded at first.
const SoundTrack = lazy(async () => ({ default: (await import('../../sound/sound-track.tsx')).SoundTrack }))

const anchorOf = (number: number) => `segment-${number}`
const PAIR = 'grid gap-6 lg:grid-cols-2 lg:gap-10'

/** One attempt: when, how many marks, and its bridge, whose planks lead to the segments below. */
function Attempt({ name, session }: { name: string; session: ComparedSession }) {
  const copy = useCopy(compareCopy)
  const { row, tones, details } = useCopy(historyCopy)
  const { marks } = useMarks()
  const { date, createdAt, markedBy, result } = session
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-16">
        {name}: <time dateTime={createdAt}>{date}</time>
      </h2>
      <p className="mt-1 flex items-center gap-3">
        <span className="display tabular text-34">{copy.score(marks(result.score))}</span>
        {markedBy === 'learner' ? (
          <Badge>{row.selfMarked}</Badge>
        ) : (
          <Badge look={result.passed ? 'pass' : 'fail'}>{result.passed ? row.pass : row.fail}</Badge>
        )}
      </p>
      <Bridge
        label={`${name}, ${date}`}
        planks={result.segments.map(({ number, verdict, spoken }) => ({
          tone: verdict,
          language: spoken,
          label: details.plank(number, tones[verdict]),
          href: `#${anchorOf(number)}`,
        }))}
      />
    </section>
  )
}

/** What changed, in words. */
function Change({ gain, segments }: Pick<Comparison, 'gain' | 'segments'>) {
  const copy = useCopy(compareCopy)
  const { marks } = useMarks()
  const named = (which: (segment: ComparedSegment) => boolean) => segments.filter(which).map(({ number }) => number)
  const [gained, lost] = [named((segment) => segment.gain > 0), named((segment) => segment.gain < 0)]
  const verdict = gain > 0 ? copy.better(marks(gain)) : gain < 0 ? copy.worse(marks(-gain)) : copy.same
  return (
    <p className="measure mb-6 text-20">
      <span className="font-semibold">{verdict}</span> {gained.length > 0 && copy.gained(gained)}{' '}
      {lost.length > 0 && copy.lost(lost)}
    </p>
  )
}

interface SideProps {
  name: string
  session: ComparedSession
  segment: HistorySegment | null
  number: number
}

/** The segment in one of the attempts: heard and judged. */
function Side({ name, session, segment, number }: SideProps) {
  const copy = useCopy(compareCopy)
  const locale = useExplanationLanguage()
  const recording = session.recordings.find((one) => one.segment === number)
  const said = segment && segmentText(segment, locale)
  return (
    <div>
      <p className="text-13 font-semibold text-soft">
        {name}: {session.date}
      </p>
      {recording ? (
        <SoundTrack
          src={`/api/recordings/${recording.id}`}
          label={copy.recording(number, session.date)}
          language={recording.spoken === 'en' ? 'tr' : 'en'}
        />
      ) : (
        <p className="text-15 text-soft">{copy.noRecording}</p>
      )}
      {said ? (
        <p lang={said.language} className="measure">
          {said.text}
        </p>
      ) : (
        <p className="text-soft">{copy.notThere}</p>
      )}
    </div>
  )
}

function SegmentRow({ comparison, segment }: { comparison: Comparison; segment: ComparedSegment }) {
  const copy = useCopy(compareCopy)
  const { minus } = useMarks()
  const { number, before, after, gain } = segment
  const kind = gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same'
  const look = { better: 'success', worse: 'error', same: 'neutral' } as const
  const [cost, now] = [before, after].map((one) => (one ? minus(one.cost) : '–')) as [string, string]
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:bg-accent-wash/50">
          <span className="font-semibold">{copy.segment(number)}</span>
          <span className="flex items-center gap-3">
            <span aria-hidden="true" className="tabular text-15">
              {copy.change(cost, now)}
            </span>
            <span className="sr-only">{copy.spokenChange(cost, now)}</span>
            <Badge look={look[kind]}>{copy.gain[kind]}</Badge>
          </span>
        </summary>
        <div id={anchorOf(number)} className={`${PAIR} pt-2 pb-6`}>
          <Side name={copy.before} session={comparison.before} segment={before} number={number} />
          <Side name={copy.after} session={comparison.after} segment={after} number={number} />
        </div>
      </details>
    </li>
  )
}

interface Other {
  id: string
  when: string
  score: number
}

/** Which attempt to compare with: a plain form. */
function OtherChoice({ others, chosen }: { others: Other[]; chosen: string | undefined }) {
  const copy = useCopy(compareCopy)
  const { marks } = useMarks()
  if (others.length < 2) return null
  return (
    <Form method="get" className="mb-6 flex flex-wrap items-center gap-2">
      <label htmlFor="with" className="text-15 text-soft">
        {copy.other}
      </label>
      <select key={chosen} id="with" name="with" defaultValue={chosen} className={`${INPUT_LOOK} max-w-md`}>
        {others.map(({ id, when, score }) => (
          <option key={id} value={id}>
            {copy.option(when, marks(score))}
          </option>
        ))}
      </select>
      <Button type="submit" look="secondary">
        {copy.show}
      </Button>
    </Form>
  )
}

function Both({ comparison }: { comparison: Comparison }) {
  const copy = useCopy(compareCopy)
  useOpenTarget()
  return (
    <>
      <Change {...comparison} />
      <div className={PAIR}>
        <Attempt name={copy.before} session={comparison.before} />
        <Attempt name={copy.after} session={comparison.after} />
      </div>
      <h2 className="mt-8 text-20">{copy.segments}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {comparison.segments.map((segment) => (
          <SegmentRow key={segment.number} comparison={comparison} segment={segment} />
        ))}
      </ul>
    </>
  )
}

interface Props {
  submissionId: string
  dialogueId: number
  comparison: Comparison | null
  others: Other[]
}

/** Two attempts at one dialogue, side by side; on phones under each other. */
export function ComparisonPage({ submissionId, dialogueId, comparison, others }: Props): ReactNode {
  const copy = useCopy(compareCopy)
  const shown = comparison && [comparison.before.id, comparison.after.id].find((id) => id !== submissionId)
  return (
    <>
      <OtherChoice others={others} chosen={shown ?? undefined} />
      {comparison ? <Both comparison={comparison} /> : <p className="measure">{copy.only}</p>}
      <p className="mt-6 flex flex-wrap items-center gap-4">
        <ButtonLink to={href('/practice/:dialogueId', { dialogueId: String(dialogueId) })}>{copy.again}</ButtonLink>
        <Link to={sessionPath(submissionId)} className="inline-flex min-h-11 items-center text-accent">
          {copy.back}
        </Link>
      </p>
    </>
  )
}
