import { ButtonLink } from './button.tsx'

interface Props {
  /** Address of the next page; undefined on the last. */
  older: { to: string | undefined; label: string }
  /** Address of the first page; undefined on it. */
  newest: { to: string | undefined; label: string }
}

/** Links between the pages of a list, newest rows first. */
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
