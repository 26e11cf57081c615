import { type ReactNode, useState } from 'react'
import { instantToastCopy } from '#app/config/copy/instant-toasts.ts'
import { componentBoardCopy } from '#app/config/copy/component-board.ts'
import type { Severity } from '#app/models/scoring/evaluation.ts'
import { SignUpPrompt } from '../accounts/sign-up-prompt.tsx'
import { VerificationBanner } from '../accounts/verification-banner.tsx'
import { FeedbackWidget } from '../feedback/feedback-widget.tsx'
import { CheckField, Field } from '../forms/field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { NotificationsBell } from '../notifications/notifications-bell.tsx'
import { SeverityBadge } from '../scoring/severity-badge.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useToast } from '../ui/toast-context.tsx'

const VARIANTS = ['practice', 'bookmark', 'mock-test', 'general'] as const
const SEVERITIES: Severity[] = ['critical', 'major', 'minor']
const OTHER_UNREAD_COUNTS = [0, 9, 10]

/** Every component of the design language, for review and for our browser tests. */
export function ComponentBoard({ unreadCount }: { unreadCount: number }) {
  const copy = useCopy(componentBoardCopy)
  return (
    <>
      <header className="flex h-16 items-center justify-between border-b border-line px-4 md:px-6">
        <p className="display text-20">{copy.title}</p>
        <NotificationsBell unreadCount={unreadCount} />
      </header>
      <VerificationBanner email={copy.email} />
      <main className="mx-auto max-w-3xl px-4 py-8 pb-24 md:px-6">
        <h1 className="text-34">{copy.title}</h1>
        <p className="mt-1 text-soft">{copy.lead}</p>
        <Buttons />
        <Fields />
        <Section title={copy.sections.badges}>
          {SEVERITIES.map((severity) => (
            <SeverityBadge key={severity} severity={severity} />
          ))}
        </Section>
        <Section title={copy.sections.bells}>
          {OTHER_UNREAD_COUNTS.map((count) => (
            <NotificationsBell key={count} unreadCount={count} />
          ))}
        </Section>
        <Dialogs />
        <Toasts />
      </main>
      <FeedbackWidget />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="mb-4 text-20">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

function Buttons() {
  const copy = useCopy(componentBoardCopy)
  return (
    <Section title={copy.sections.buttons}>
      <Button>{copy.primary}</Button>
      <Button look="secondary">{copy.secondary}</Button>
      <Button look="quiet">{copy.quiet}</Button>
      <Button look="danger">{copy.danger}</Button>
      <Button disabled>{copy.disabled}</Button>
    </Section>
  )
}

function Fields() {
  const copy = useCopy(componentBoardCopy)
  return (
    <Section title={copy.sections.fields}>
      <FormFrame lastResult={undefined} className="w-full max-w-sm">
        <Field name="plain" label={copy.field} hint={copy.fieldHint} />
        <Field name="wrong" label={copy.field} problem={copy.fieldProblem} />
        <CheckField name="check" label={copy.check} />
      </FormFrame>
    </Section>
  )
}

function Dialogs() {
  const copy = useCopy(componentBoardCopy)
  const [open, setOpen] = useState<(typeof VARIANTS)[number] | 'plain'>()
  const close = () => setOpen(undefined)
  return (
    <Section title={copy.sections.dialogs}>
      <Button look="secondary" onClick={() => setOpen('plain')}>
        {copy.plainDialog}
      </Button>
      <Dialog isOpen={open === 'plain'} onClose={close} title={copy.plainDialog}>
        <p>{copy.plainDialogText}</p>
      </Dialog>
      {VARIANTS.map((variant) => (
        <Button key={variant} look="secondary" onClick={() => setOpen(variant)}>
          {copy.signUp(variant)}
        </Button>
      ))}
      {VARIANTS.map((variant) => (
        <SignUpPrompt key={variant} variant={variant} isOpen={open === variant} onClose={close} />
      ))}
    </Section>
  )
}

function Toasts() {
  const copy = useCopy(componentBoardCopy)
  const { show } = useToast()
  const sentences = useCopy(instantToastCopy)
  return (
    <Section title={copy.sections.toasts}>
      <Button look="secondary" onClick={() => show(sentences.settingsSaved)}>
        {copy.toast('title only')}
      </Button>
      <Button look="secondary" onClick={() => show({ ...copy.longToast, tone: 'success' })}>
        {copy.toast('success')}
      </Button>
      <Button look="secondary" onClick={() => show({ ...copy.longToast, tone: 'destructive' })}>
        {copy.toast('destructive')}
      </Button>
    </Section>
  )
}
