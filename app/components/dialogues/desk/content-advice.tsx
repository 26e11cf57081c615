import { dialogueCopy } from '#app/config/copy/dialogues.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { checkDialogue, contentIssueSentence } from '#app/models/dialogues/content-rules.ts'
import type { readDraft } from '#app/models/dialogues/draft-values.ts'
import { useCopy } from '../../shell/locale.ts'

/** Findings of the content rules while a dialogue is typed. */
export function ContentAdvice({ draft }: { draft: ReturnType<typeof readDraft> }) {
  const copy = useCopy(dialogueDeskCopy).advice
  const rules = useCopy(dialogueCopy).contentRules
  const isBlank = draft.segments.every(({ text, translation }) => (text + translation).trim() === '')
  const issues = checkDialogue(draft)
  return (
    <section aria-labelledby="advice-title">
      <h3 id="advice-title" className="text-16 font-semibold">
        {copy.title}
      </h3>
      {isBlank || issues.length === 0 ? (
        <p className="mt-1 text-15 text-soft">{isBlank ? copy.blank : copy.none}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line text-15">
            {issues.map((issue) => (
              <li key={`${issue.rule} ${issue.segment ?? 0}`} className="py-1.5">
                {contentIssueSentence({ issue, copy: rules })}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-soft">{copy.note}</p>
        </>
      )}
    </section>
  )
}
