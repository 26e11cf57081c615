import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { useCopy, useLocalPath } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The end of the sample: what an account adds, and the way back. */
export function SampleSignUp() {
  const copy = useCopy(sampleIntroCopy)
  const local = useLocalPath()
  return (
    <section aria-labelledby="sign-up-title" className="mx-auto max-w-2xl px-4 py-12 md:px-6">
      <h1 id="sign-up-title" className="text-34">
        {copy.signUp.title}
      </h1>
      <p className="mt-3 text-20 text-soft">{copy.signUp.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/signup">{copy.signUp.create}</ButtonLink>
        <ButtonLink to="/login" look="secondary">
          {copy.signUp.logIn}
        </ButtonLink>
        <ButtonLink to={local(SAMPLE_PATH)} look="quiet" className="-ml-2">
          {copy.signUp.back}
        </ButtonLink>
      </p>
    </section>
  )
}
