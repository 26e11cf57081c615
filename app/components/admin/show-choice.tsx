import { Link } from '../ui/link.tsx'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import type { DeskState } from '#app/models/dialogues/desk-filter.ts'
import { useCopy } from '../shell/locale.ts'

interface Props {
  label: string
  choices: { to: string; label: string; isCurrent: boolean }[]
}

/** Links that choose which part of a list is shown. */
export function ShowChoice({ label, choices }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-5">
        {choices.map((choice) => (
          <li key={choice.to}>
            <Link
              to={choice.to}
              aria-current={choice.isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-15 text-accent underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:underline md:min-h-8"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface StateProps {
  state: DeskState | null
  /** Address of the list that shows them. */
  pathTo: (state: DeskState | null) => string
}

/** Drafts, published entries, or both. */
export function StateChoice({ state, pathTo }: StateProps) {
  const { show } = useCopy(publishingCopy)
  const choices = ([null, 'draft', 'published'] as const).map((one) => ({
    to: pathTo(one),
    label: show[one ?? 'all'],
    isCurrent: one === state,
  }))
  return <ShowChoice label={show.label} choices={choices} />
}
