import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { useCopy } from '../../shell/locale.ts'
import { useTypedPath } from '../typed/typed-path.ts'

/** Why the player needs JavaScript, with a link to the typed form: `typedPath`, or this page's own. */
export function NoScriptNotice({ typedPath }: { typedPath?: string }) {
  const copy = useCopy(samplePracticeCopy)
  const own = useTypedPath()
  return (
    <noscript>
      <section className="mt-8 mb-4 border-l-4 border-sun pl-4">
        <h2 className="text-20">{copy.noScript.title}</h2>
        <p className="mt-1">{copy.noScript.text}</p>
        <p className="mt-3">
          <a href={typedPath ?? own} className="font-semibold text-accent underline underline-offset-4">
            {copy.noScript.link}
          </a>
        </p>
      </section>
    </noscript>
  )
}
