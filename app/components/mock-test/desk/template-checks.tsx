import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { templateDeskCopy } from '#app/config/copy/template-desk.ts'
import { adviseOnTemplate } from '#app/models/mock-test/template-advice.ts'
import type { Candidate, TemplateValues } from '#app/models/mock-test/template-values.ts'
import { useCopy } from '../../shell/locale.ts'

interface Props {
  values: Partial<Record<keyof TemplateValues, unknown>>
  candidates: readonly Candidate[]
}

/** What the checks say of a mock test while it is typed. */
export function TemplateChecks({ values, candidates }: Props) {
  const copy = useCopy(dialogueDeskCopy).advice
  const desk = useCopy(templateDeskCopy)
  const levels: Record<string, string> = desk.fields.levels
  const advice = adviseOnTemplate(values, candidates)
  return (
    <section aria-labelledby="advice-title" className="mt-6 border-t border-line pt-4">
      <h3 id="advice-title" className="text-16 font-semibold">
        {copy.title}
        {advice.length > 0 && ` (${advice.length})`}
      </h3>
      {advice.length === 0 ? (
        <p className="mt-1 text-15 text-soft">{copy.none}</p>
      ) : (
        <>
          <ul className="mt-1 text-15">
            {advice.map(({ rule, fact }) => (
              <li key={`${rule} ${fact}`} className="py-0.5">
                {desk.advice[rule](rule === 'level' ? (levels[fact] ?? fact) : fact)}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-soft">{copy.note}</p>
        </>
      )}
    </section>
  )
}
