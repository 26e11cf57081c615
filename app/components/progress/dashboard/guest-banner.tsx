import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { LOG_IN_PATH, SIGN_UP_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The benefits of an account, for guests. */
export function GuestBanner() {
  const copy = useCopy(dashboardCopy).guest
  return (
    <section
      aria-label={copy.label}
      className="mb-8 flex flex-col gap-4 border-l-4 border-sun py-1 pl-4 lg:flex-row lg:items-center lg:justify-between"
    >
      <p className="measure">{copy.text}</p>
      <div className="flex shrink-0 flex-wrap gap-2 lg:flex-nowrap">
        <ButtonLink to={SIGN_UP_PATH}>{copy.createAccount}</ButtonLink>
        <ButtonLink to={LOG_IN_PATH} look="quiet">
          {copy.logIn}
        </ButtonLink>
      </div>
    </section>
  )
}
