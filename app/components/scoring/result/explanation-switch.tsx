import { Languages } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { EXPLANATION_PATH } from '#app/config/languages.ts'
import { callApi } from '#app/http/api-client.ts'
import { useExplanationLanguage } from '../../shell/explanation-language.ts'
import { useCopy } from '../../shell/locale.ts'

/** Shows explanations in the other language, here and in later results: a plain form, sent by script if possible. */
export function ExplanationSwitch() {
  const copy = useCopy(scoreReportCopy).explain
  const { revalidate } = useRevalidator()
  const other = useExplanationLanguage() === 'tr' ? 'en' : 'tr'

  async function change(form: HTMLFormElement): Promise<void> {
    try {
      await callApi(EXPLANATION_PATH, { method: 'POST', body: { language: other } })
      await revalidate()
    } catch {
      form.submit()
    }
  }

  return (
    <form
      method="post"
      action={EXPLANATION_PATH}
      onSubmit={(event) => {
        event.preventDefault()
        void change(event.currentTarget)
      }}
    >
      <input type="hidden" name="language" value={other} />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-accent underline-offset-4 hover:underline"
      >
        <Languages aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {copy[other]}
      </button>
    </form>
  )
}
