import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { useCopy } from '../../shell/locale.ts'

/** Why the player needs JavaScript, with a link to the typed form. */
export function NoScriptNotice() {
  const copy = useCopy(samplePracticeCopy)
  return (
    <noscript>
      <section className="mt-8 border-l-4 border-sun pl-4">
        <h2 className="text-20">{copy.noScript.title}</h2>
        <p className="mt-1">{copy.noScript.text}</p>
        <p className="mt-3">
          <a href="?mode=type" className="font-semibold text-accent underline underline-offset-4">
            {copy.noScript.link}
          </a>
        </p>
      </section>
    </noscript>
  )
}
