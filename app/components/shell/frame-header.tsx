import { shellCopy } from '#app/config/copy/shell.ts'
import { LOG_IN_PATH, PLACES, SIGN_UP_PATH, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { Viewer } from '#app/models/accounts/viewer.ts'
import { NotificationsBell } from '../notifications/notifications-bell.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LanguageSwitch } from '../site/language-switch.tsx'
import { useCopy } from './locale.ts'
import { SidePanel } from './side-panel.tsx'
import { UserMenu } from './user-menu.tsx'
import { BridgeMark } from '../site/wordmark.tsx'
import { Link } from '../ui/link.tsx'

function Logo() {
  const copy = useCopy(shellCopy)
  return (
    <Link
      to={PLACES.dashboard}
      aria-label={copy.toHome}
      className="inline-flex h-11 items-center gap-2 rounded-control text-ink no-underline md:mx-4 md:self-center"
    >
      <BridgeMark />
      <span className="display hidden text-26 min-[23rem]:inline railed:md:hidden">{copy.productName}</span>
    </Link>
  )
}

function ProBadge({ days }: { days: number }) {
  const copy = useCopy(shellCopy)
  return (
    <Badge look="pro" className="h-7">
      <span className="md:hidden">{copy.proCompact}</span>
      <span className="hidden md:inline">{copy.pro(days)}</span>
    </Badge>
  )
}

function GuestActions() {
  const copy = useCopy(shellCopy)
  return (
    <div className="hidden items-center gap-2 md:flex">
      <ButtonLink to={LOG_IN_PATH} look="quiet">
        {copy.logIn}
      </ButtonLink>
      <ButtonLink to={SIGN_UP_PATH} look="secondary">
        {copy.createAccount}
      </ButtonLink>
    </div>
  )
}

/** Logo and actions. On desktops the page title sits between them: see page.tsx. */
export function FrameHeader({ viewer, unreadCount }: { viewer: Viewer | null; unreadCount: number }) {
  const copy = useCopy(shellCopy)
  return (
    <header className="frame-header border-b border-line bg-paper print:hidden">
      <div className="flex h-[calc(var(--head)-1px)] items-center justify-between pr-2 pl-4 md:contents">
        <Logo />
        <div className="flex items-center gap-1 md:col-start-3 md:gap-2 md:pr-6">
          {viewer?.daysRemaining != null && <ProBadge days={viewer.daysRemaining} />}
          {!viewer?.hasFullAccess && (
            <Link
              to={UPGRADE_PATH}
              className="group inline-flex h-11 items-center px-1 text-15 font-semibold text-ink no-underline"
            >
              <span className="rounded-control border border-sun px-3 py-1 transition-colors duration-150 ease-out group-hover:bg-sun group-hover:text-sun-ink">
                {copy.upgrade}
              </span>
            </Link>
          )}
          <LanguageSwitch />
          {viewer ? <NotificationsBell unreadCount={unreadCount} /> : <GuestActions />}
          {viewer && <UserMenu viewer={viewer} />}
          <SidePanel viewer={viewer} />
        </div>
      </div>
    </header>
  )
}
