import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface Props {
  /** What happens to the result after signing up: services/practice/load-sample.server.ts. */
  result: 'kept' | 'too-late' | 'none'
}

/** The end of the sample: the benefits of an account, and a link back. */
export function SampleSignUp({ result }: Props) {
  const copy = useCopy(sampleIntroCopy)
  const { title, text, note } = copy.signUp[result]
  const local = useLocalPath()
  return (
    <section aria-labelledby="sign-up-title" className="mx-auto max-w-2xl px-4 py-12 md:px-6">
      <h1 id="sign-up-title" className="text-34">
        {title}
      </h1>
      <p className="mt-3 text-20 text-soft">{text}</p>
      {note !== '' && <p className="measure mt-3 text-soft">{note}</p>}
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
