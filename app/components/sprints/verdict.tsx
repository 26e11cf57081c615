import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import type { SprintItem } from '#app/models/sprints/sprint.ts'
import { isRightAnswer } from '#app/models/sprints/typed-answer.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

const shownAnswer = ({ answer, said }: SprintItem) => (answer.type === 'typed' ? answer.shown : said)

function givenText({ answer }: SprintItem, given: string): string {
  return answer.type === 'typed' ? given : (answer.choices[Number(given)] ?? given)
}

function Line({ label, lang, children }: { label: string; lang?: 'en' | 'tr'; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-13 text-soft">{label}</dt>
      <dd lang={lang} className="text-16">
        {children}
      </dd>
    </div>
  )
}

/** Whether an answer was right, and what was heard. */
export function Verdict({ item, given, children }: { item: SprintItem; given: string; children: ReactNode }) {
  const copy = useCopy(sprintsCopy).verdict
  const locale = useLocale()
  const isRight = isRightAnswer(item.answer, given)
  const { asked, answered } = languagesOf(item.direction)
  const isTyped = item.answer.type === 'typed'
  const Icon = isRight ? Check : X
  return (
    <div>
      <p
        role="status"
        className={`inline-flex items-center gap-2 rounded-control px-3 py-1 text-16 font-semibold ${isRight ? 'bg-success-wash text-success' : 'bg-critical-wash text-critical'}`}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {isRight ? copy.right : copy.wrong}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {!isRight && (
          <Line label={copy.yours} {...(!isTyped && { lang: answered })}>
            {givenText(item, given)}
          </Line>
        )}
        <Line label={copy.answer} {...(!isTyped && { lang: answered })}>
          <b className="tabular">{shownAnswer(item)}</b>
        </Line>
        <Line label={copy.heard} lang={asked}>
          {item.heard}
        </Line>
        {isTyped && (
          <Line label={copy.said} lang={answered}>
            {item.said}
          </Line>
        )}
      </dl>
      {item.note && <p className="mt-3 text-15 text-soft">{item.note[locale]}</p>}
      {children}
    </div>
  )
}
