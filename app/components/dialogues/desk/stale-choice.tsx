import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { useCopy } from '../../shell/locale.ts'
import { useMoment } from '../../shell/use-moment.ts'
import { Button } from '../../ui/button.tsx'

export interface Stale {
  /** Who saved in the meantime, and when (ISO 8601); null if it was no admin. */
  last: { by: string; at: string } | null
  /** The stored version. */
  version: string
  /** Edit page of that version. */
  path: string
  timeZone: string
}

/** Another admin has saved this entry in the meantime: overwrite, view or discard. */
export function StaleChoice({ last, version, path, timeZone }: Stale) {
  const copy = useCopy(dialogueDeskCopy)
  const moment = useMoment(timeZone)
  return (
    <div className="mt-1 text-ink">
      <p>{last ? copy.stale.saved(last.by, moment(last.at)) : copy.stale.kept}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" look="secondary" name="overwrite" value={version}>
          {copy.stale.overwrite}
        </Button>
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent underline underline-offset-4"
        >
          {copy.stale.look}
        </a>
        <a href={path} className="font-semibold text-accent underline underline-offset-4">
          {copy.stale.discard}
        </a>
      </p>
    </div>
  )
}
