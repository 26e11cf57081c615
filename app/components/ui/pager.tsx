import { ButtonLink } from './button.tsx'

interface Props {
  /** Where the next page is; undefined on the last. */
  older: { to: string | undefined; label: string }
  /** Back to the first page; undefined on it. */
  newest: { to: string | undefined; label: string }
}

/** The ways on from one page of a list that shows its newest rows first. */
export function Pager({ older, newest }: Props) {
  return (
    <p className="mt-4 flex flex-wrap gap-4">
      {older.to !== undefined && (
        <ButtonLink look="secondary" to={older.to}>
          {older.label}
        </ButtonLink>
      )}
      {newest.to !== undefined && (
        <ButtonLink look="quiet" to={newest.to}>
          {newest.label}
        </ButtonLink>
      )}
    </p>
  )
}
