import { verificationBannerCopy } from '#app/config/copy/verification-banner.ts'
import { useCopy } from '../shell/locale.ts'

/** Asks an account whose email address is not verified to do so. */
export function VerificationBanner({ email }: { email: string }) {
  const copy = useCopy(verificationBannerCopy)
  return (
    <section aria-label={copy.label} className="bg-major-wash px-4 py-2 text-15">
      <p>{copy.text(email)}</p>
    </section>
  )
}
