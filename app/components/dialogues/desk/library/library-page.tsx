import { useRef } from 'react'
import { Link } from '../../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { DESK_PATH, IMPORT_PATH, NEW_DIALOGUE_PATH } from '#app/config/navigation.ts'
import { type DeskFilter, deskQuery } from '#app/models/dialogues/desk-filter.ts'
import { DeskNav } from '../../../admin/desk-nav.tsx'
import { DESK_LINK } from '../../../admin/desk-table.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { Page } from '../../../shell/page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Asked, Questions } from '../questions.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { DeletedDialogues, ExistingDialogues, type LibraryRow } from './library-table.tsx'

interface Props extends Asked {
  filter: DeskFilter
  /** One page of the rows that pass the filter. */
  shown: LibraryRow[]
  /** How many pass it, and how many of them come before this page. */
  found: number
  before: number
  /** The last row of this page, if there is another. */
  next: number | null
  /** In the whole library. */
  count: number
  topics: string[]
  deleted: LibraryRow[]
  deletedCount: number
  timeZone: string
}

/** /admin/dialogues: the library. */
export function LibraryPage(props: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const transfer = useCopy(dialogueTransferCopy)
  const { filter, shown, found, before, next, timeZone } = props
  const pathTo = (more?: Record<string, string>) => `${DESK_PATH}${deskQuery(filter, more)}`
  const isArchive = filter.state === 'archived'
  const rows = { pathTo, timeZone }
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      <Questions {...props} pathTo={pathTo} />
      <p className="-mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={NEW_DIALOGUE_PATH}>{copy.add}</ButtonLink>
        <Link to={IMPORT_PATH} className={DESK_LINK}>
          {transfer.link}
        </Link>
      </p>
      <div ref={list} className="-mt-6">
        {!isArchive && (
          <ExistingDialogues
            rows={shown}
            found={found}
            count={props.count}
            topics={props.topics}
            filter={filter}
            {...rows}
          />
        )}
        {!isArchive && (before > 0 || next !== null) && (
          <nav aria-label={copy.pages.label} className="mt-3 flex flex-wrap items-center gap-x-6 text-15">
            <span className="tabular text-soft">{copy.pages.range(before + 1, before + shown.length, found)}</span>
            {before > 0 && (
              <Link to={pathTo()} className={DESK_LINK}>
                {copy.pages.first}
              </Link>
            )}
            {next !== null && (
              <Link to={pathTo({ after: String(next) })} rel="next" className={DESK_LINK}>
                {copy.pages.next}
              </Link>
            )}
          </nav>
        )}
        <DeletedDialogues
          rows={props.deleted}
          count={props.deletedCount}
          topics={props.topics}
          filter={filter}
          {...rows}
        />
      </div>
    </Page>
  )
}
