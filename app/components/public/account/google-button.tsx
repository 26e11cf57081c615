import { signInCopy } from '#app/config/copy/sign-in.ts'
import { useCopy } from '../../shell/locale.ts'

const LOOK =
  'flex min-h-11 w-full items-center justify-center gap-3 rounded-control border border-soft/60 bg-surface px-5 py-2 font-semibold text-ink'

/** Google's logo, as its branding guidelines require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.63-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path
        fill="#FBBC05"
        d="M3.97 10.72A5.4 5.4 0 0 1 3.68 9c0-.6.1-1.18.29-1.72V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z"
      />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  )
}

/** The divider between Google and the form. */
function OrLine() {
  const copy = useCopy(signInCopy)
  return (
    <p className="my-6 flex items-center gap-4 text-13 text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {copy.or}
    </p>
  )
}

/** Before a form: leads to Google and back to `redirectTo`. Nothing where Google is not configured. */
export function GoogleWay({ isAvailable, redirectTo }: { isAvailable: boolean; redirectTo: string }) {
  const copy = useCopy(signInCopy)
  if (!isAvailable) return null
  return (
    <>
      <a
        href={`/api/auth/google?redirectTo=${encodeURIComponent(redirectTo)}`}
        className={`${LOOK} no-underline hover:border-accent`}
      >
        <GoogleMark />
        {copy.google}
      </a>
      <OrLine />
    </>
  )
}
