import { waitingCopy } from '#app/config/copy/waiting.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface Waiting {
  kind: 'practice' | 'mock-test'
  id: string
  title: string
  when: string
  count: number
  to: string
}

/** What was handed in and waits for the learner's words; nothing where nothing does. */
export function WaitingAttempts({ waiting }: { waiting: Waiting[] }) {
  const copy = useCopy(waitingCopy)
  if (waiting.length === 0) return null
  return (
    <Note title={copy.title(waiting.length)} className="mb-8">
      <p className="text-15 text-soft">{copy.text}</p>
      <ul className="mt-2 max-w-3xl divide-y divide-line">
        {waiting.map(({ kind, id, title, when, count, to }) => (
          <li
            key={`${kind}.${id}`}
            className="flex flex-col gap-2 py-3 md:flex-row md:items-center md:justify-between md:gap-6"
          >
            <div className="min-w-0">
              <p lang="en" className="font-semibold">
                {title}
              </p>
              <p className="text-15 text-soft">
                {copy.kinds[kind]} · {when} · {copy.segments(count)}
              </p>
            </div>
            <ButtonLink to={to} aria-label={copy.finishNamed(title)} className="shrink-0 max-md:w-full">
              {copy.finish}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}
