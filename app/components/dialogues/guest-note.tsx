import type { ComponentProps } from 'react'
import { Link } from '../ui/link.tsx'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { useLocalPath } from '../shell/locale.ts'
import { GuestLink } from './guest-prompt.tsx'

const LINK = 'inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4'

interface Props extends Pick<ComponentProps<typeof GuestLink>, 'variant'> {
  copy: { label: string; text: string; createAccount: string; sample: string }
}

/** A note for guests above a practice list: the benefits of an account, and the sample. */
export function GuestNote({ variant, copy }: Props) {
  const local = useLocalPath()
  return (
    <section aria-label={copy.label} className="mb-6 border-l-4 border-sun py-1 pl-4">
      <p className="measure">{copy.text}</p>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <GuestLink variant={variant} className={LINK}>
          {copy.createAccount}
        </GuestLink>
        <Link to={local(SAMPLE_PATH)} className={LINK}>
          {copy.sample}
        </Link>
      </p>
    </section>
  )
}
