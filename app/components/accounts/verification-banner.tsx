import { MailWarning, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { instantToastCopy } from '#app/config/copy/instant-toasts.ts'
import { verificationBannerCopy } from '#app/config/copy/verification-banner.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { useCopy } from '../shell/locale.ts'
import { useToast } from '../ui/toast-context.tsx'

const RESEND_PATH = '/api/auth/resend-verification'
const DISMISS_PATH = '/api/auth/dismiss-verification'

/** Asks the user to verify the account's email address, until dismissed in this browser. */
export function VerificationBanner({ email }: { email: string }) {
  const copy = useCopy(verificationBannerCopy)
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <section aria-label={copy.label} className="border-b border-line bg-major-wash">
      {/* On phones only two lines and a row of buttons, to leave room for the page. */}
      <div className="px-4 md:flex md:items-center md:gap-3 md:px-6 md:py-1">
        <MailWarning aria-hidden="true" strokeWidth={1.75} className="hidden size-5 shrink-0 text-major md:block" />
        <p className="line-clamp-2 min-w-0 text-13 wrap-anywhere">{copy.text(email)}</p>
        <div className="flex items-center justify-between md:flex-1">
          <ResendForm />
          <DismissForm onDismiss={() => setDismissed(true)} />
        </div>
      </div>
    </section>
  )
}

/** A plain form; with JavaScript the result is a toast. */
function ResendForm() {
  const copy = useCopy(verificationBannerCopy)
  const toasts = useCopy(instantToastCopy)
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)

  async function resend(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await callApi(RESEND_PATH, { method: 'POST' })
      show(toasts.verificationSent)
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : undefined
      show({ ...toasts.verificationFailed, ...(sentence !== undefined && { text: sentence }) })
    }
    setBusy(false)
  }

  return (
    <form method="post" action={RESEND_PATH} onSubmit={(event) => void resend(event)}>
      <button
        type="submit"
        disabled={isBusy}
        className="inline-flex min-h-11 items-center text-15 font-semibold text-accent underline underline-offset-4 disabled:no-underline disabled:opacity-70"
      >
        {isBusy ? copy.sending : copy.resend}
      </button>
    </form>
  )
}

/** A plain form; with JavaScript the banner disappears at once, and a cookie hides it on later pages. */
function DismissForm({ onDismiss }: { onDismiss: () => void }) {
  const copy = useCopy(verificationBannerCopy)

  async function dismiss(event: SubmitEvent) {
    event.preventDefault()
    onDismiss()
    try {
      await callApi(DISMISS_PATH, { method: 'POST' })
    } catch {
      // If this fails, it returns with the next page and can be dismissed again.
    }
  }

  return (
    <form method="post" action={DISMISS_PATH} onSubmit={(event) => void dismiss(event)}>
      <button
        type="submit"
        aria-label={copy.dismiss}
        className="-mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-soft hover:text-ink"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </form>
  )
}
