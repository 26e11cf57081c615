import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { shellCopy } from '#app/config/copy/shell.ts'
import { USER_MENU } from '#app/config/navigation.ts'
import type { Viewer } from '#app/models/accounts/viewer.ts'
import { AccountEntries } from './account-entries.tsx'
import { useCopy } from './locale.ts'
import { useDisclosure } from './use-disclosure.ts'

/** A native disclosure; script only helps to close it. */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const copy = useCopy(shellCopy)
  const details = useRef<HTMLDetailsElement>(null)
  useDisclosure(details)
  return (
    <details ref={details} className="group relative hidden md:block">
      <summary className="flex h-11 list-none items-center gap-2 rounded-control px-2 text-15 hover:bg-accent-wash [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="display flex size-8 items-center justify-center rounded-full bg-accent-wash text-15 text-accent"
        >
          {viewer.username.charAt(0).toUpperCase()}
        </span>
        <span className="sr-only max-w-36 truncate font-semibold lg:not-sr-only">{viewer.username}</span>
        <span className="sr-only">, {copy.accountMenu}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-soft transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="absolute top-full right-0 z-20 mt-2 w-72 rounded-card border border-line bg-raised p-2 shadow-raised">
        <div className="mb-2 border-b border-line px-3 pt-2 pb-3">
          <p className="display text-20 wrap-anywhere">{copy.hi(viewer.username)}</p>
          <p className="text-13 wrap-anywhere text-soft">{viewer.email}</p>
        </div>
        <AccountEntries entries={USER_MENU} isAdmin={viewer.role === 'admin'} />
      </div>
    </details>
  )
}
