/** Stands in until the banner is merged. */
export function VerificationBanner({ email }: { email: string }) {
  return (
    <section aria-label="Email address" className="border-b border-line bg-major-wash px-4 py-2 text-15 md:px-8">
      Please verify your email address ({email}) to secure your account.
    </section>
  )
}
