import { ChartNoAxesColumn, CircleQuestionMark, Library, LogOut, type LucideIcon, Settings } from 'lucide-react'
import { shellCopy } from '#app/config/copy/shell.ts'
import { ACCOUNT_PATHS, type AccountEntry, ADMIN_PATH } from '#app/config/navigation.ts'
import { LogOutForm } from '../log-out/log-out-form.tsx'
import { useCopy } from './locale.ts'
import { Link } from '../ui/link.tsx'

const ICONS = {
  settings: Settings,
  progress: ChartNoAxesColumn,
  help: CircleQuestionMark,
} satisfies Record<AccountEntry, LucideIcon>

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-15 text-ink hover:bg-accent-wash disabled:text-soft'
const ICON = 'size-5 shrink-0 text-soft'

function Entry({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <li>
      <Link to={to} className={ROW}>
        <Icon aria-hidden="true" strokeWidth={1.75} className={ICON} />
        {label}
      </Link>
    </li>
  )
}

function LogOutEntry() {
  const copy = useCopy(shellCopy)
  return (
    <LogOutForm>
      {(isPending) => (
        <button type="submit" disabled={isPending} className={ROW}>
          <LogOut aria-hidden="true" strokeWidth={1.75} className={ICON} />
          {isPending ? copy.loggingOut : copy.logOut}
        </button>
      )}
    </LogOutForm>
  )
}

interface Props {
  entries: readonly AccountEntry[]
  isAdmin: boolean
}

/** Account entries, the same in the user menu and in the side panel. */
export function AccountEntries({ entries, isAdmin }: Props) {
  const copy = useCopy(shellCopy)
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry} to={ACCOUNT_PATHS[entry]} icon={ICONS[entry]} label={copy.account[entry]} />
        ))}
        {isAdmin && <Entry to={ADMIN_PATH} icon={Library} label={copy.admin} />}
      </ul>
      <div className="mt-2 border-t border-line pt-2">
        <LogOutEntry />
      </div>
    </>
  )
}
