import { MailWarning, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { instantToastCopy } from '#app/config/copy/instant-toasts.ts'
import { verificationBannerCopy } from '#app/config/copy/verification-banner.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useToast } from '../ui/toast-context.tsx'

const RESEND_PATH = '/api/auth/resend-verification'

/** Asks an account whose email address is not verified to do so, until it is dismissed or the page is loaded again. */
export function VerificationBanner({ email }: { email: string }) {
  const copy = useCopy(verificationBannerCopy)
  const isHydrated = useHydrated()
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <section aria-label={copy.label} className="border-b border-line bg-major-wash text-15">
      <div className="flex items-start gap-x-3 px-4 py-1 md:items-center md:px-6">
        <MailWarning aria-hidden="true" strokeWidth={1.75} className="mt-3 size-5 shrink-0 text-major md:mt-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 pt-2.5 md:pt-0">
          <p className="min-w-0 wrap-anywhere">{copy.text(email)}</p>
          <ResendForm />
        </div>
        {isHydrated && (
          <button
            type="button"
            aria-label={copy.dismiss}
            onClick={() => setDismissed(true)}
            className="-mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-soft hover:text-ink"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        )}
      </div>
    </section>
  )
}

/** A plain form without JavaScript; with it the answer is a toast. */
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
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 disabled:no-underline disabled:opacity-70"
      >
        {isBusy ? copy.sending : copy.resend}
      </button>
    </form>
  )
}
