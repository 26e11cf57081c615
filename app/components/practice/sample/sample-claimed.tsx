import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { ACCOUNT_PATHS, SAMPLE_PATH } from '#app/config/navigation.ts'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown for a guest's link after an account has claimed the result. */
export function SampleClaimed() {
  const copy = useCopy(sampleIntroCopy).claimed
  const local = useLocalPath()
  return (
    <section aria-labelledby="claimed-title" className="mx-auto max-w-2xl px-4 py-12 md:px-6">
      <h1 id="claimed-title" className="text-34">
        {copy.title}
      </h1>
      <p className="mt-3 text-20 text-soft">{copy.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={`/login?redirectTo=${encodeURIComponent(ACCOUNT_PATHS.progress)}`}>{copy.logIn}</ButtonLink>
        <ButtonLink to={local(SAMPLE_PATH)} look="secondary">
          {copy.back}
        </ButtonLink>
      </p>
    </section>
  )
}
