import { lazy, type ReactNode, useEffect, useMemo } from 'react'
import { shellCopy } from '#app/config/copy/shell.ts'
import { BOTTOM_BAR, type Place } from '#app/config/navigation.ts'
import type { Viewer } from '#app/models/accounts/viewer.ts'
import { FeedbackWidget } from '../feedback/feedback-widget.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FocusFrame } from './focus-frame.tsx'
import { FrameHeader } from './frame-header.tsx'
import { keepFrame } from './last-frame.ts'
import { useCopy } from './locale.ts'
import { type Matches, ownsScreen } from './owns-screen.ts'
import { Page } from './page.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from '../site/skip-link.tsx'
import { NavigationContext } from './use-current-place.ts'

/**
 * Both are lazy, as few visitors need them. They have no fallback, so they are in the HTML without script and cause
 * no layout shift.
 */
const VerificationBanner = lazy(async () => ({
  default: (await import('../accounts/verification-banner.tsx')).VerificationBanner,
}))
const PaymentNotice = lazy(async () => ({
  default: (await import('../billing/payment/payment-notice.tsx')).PaymentNotice,
}))

interface Props {
  viewer: Viewer | null
  unreadCount: number
  asksToVerify: boolean
  /** Set after a failed payment: until when Pro stays open. */
  paymentDue?: { until: string | null } | null
  children: ReactNode
  /** For content without a `<Page>` of its own. */
  title?: string
  subtitle?: string
  /** The current place; derived from the address by default. */
  activeTab?: Place
  onTabChange?: (place: Place) => void
  /** 'background': only the backdrop and the main element. 'focus': a task that owns the screen. */
  variant?: 'full' | 'background' | 'focus'
}

/** What pages set in their `handle`: `activeTab`, `variant`, `ownScreen`. The innermost page wins. */
export function frameOptions(matches: Matches): Pick<Props, 'activeTab' | 'variant'> {
  const said: Pick<Props, 'activeTab' | 'variant'> = ownsScreen(matches) ? { variant: 'focus' } : {}
  for (const { handle } of matches) {
    if (typeof handle !== 'object' || handle === null) continue
    if ('activeTab' in handle) said.activeTab = BOTTOM_BAR.find((place) => place === handle.activeTab)
    if ('variant' in handle) said.variant = handle.variant === 'background' ? 'background' : 'full'
  }
  return said
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="frame-main min-w-0 outline-none">
      {children}
    </main>
  )
}

/** The frame around every page of a learner, or of a guest having a look. */
export function PageFrame({ variant = 'full', activeTab, onTabChange, ...props }: Props) {
  const copy = useCopy(shellCopy)
  const { viewer, unreadCount, asksToVerify, paymentDue = null, title, subtitle } = props
  const navigation = useMemo(() => ({ activeTab, onTabChange }), [activeTab, onTabChange])
  useEffect(
    () => keepFrame({ viewer, unreadCount, asksToVerify, paymentDue }),
    [viewer, unreadCount, asksToVerify, paymentDue],
  )
  const children =
    title === undefined ? (
      props.children
    ) : (
      <Page title={title} subtitle={subtitle}>
        {props.children}
      </Page>
    )
  if (variant === 'background') return <Main>{children}</Main>
  if (variant === 'focus') return <FocusFrame>{children}</FocusFrame>
  return (
    <NavigationContext value={navigation}>
      <div className="frame">
        <SkipLink />
        <FrameHeader viewer={viewer} unreadCount={unreadCount} />
        <Sidebar />
        {(asksToVerify || paymentDue) && (
          <div className="frame-notice print:hidden">
            {paymentDue && <PaymentNotice until={paymentDue.until} />}
            {asksToVerify && viewer && <VerificationBanner key={viewer.email} email={viewer.email} />}
          </div>
        )}
        <Main>{children}</Main>
        <footer className="frame-foot px-4 md:px-5 lg:px-8">
          <p className="border-t border-line pt-6 pb-18 text-13 text-soft md:pr-18 md:pb-6">{copy.independent}</p>
        </footer>
        <FeedbackWidget />
        <BottomBar />
      </div>
    </NavigationContext>
  )
}
