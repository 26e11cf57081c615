import { contentStandardCopy } from '#app/config/copy/content-standard.ts'
import { dialogueCopy } from '#app/config/copy/dialogues.ts'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { type Advice, type AdvisedDraft, adviseOn } from '#app/models/dialogues/content-advice.ts'
import { measureContent } from '#app/models/dialogues/content-measures.ts'
import { contentIssueSentence } from '#app/models/dialogues/content-rules.ts'
import { FORMAT_LOCALES, useCopy, useLocale } from '../../shell/locale.ts'

/** The sentence for each finding. */
function useSentence(): (advice: Advice) => string {
  const rules = useCopy(dialogueCopy).contentRules
  const standard = useCopy(contentStandardCopy).rules
  return ({ source, issue }) =>
    source === 'rules' ? contentIssueSentence({ issue, copy: rules }) : standard[issue.rule](issue.facts)
}

/** How long it is, while it is typed. */
function Measures({ draft }: { draft: AdvisedDraft }) {
  const copy = useCopy(contentStandardCopy).measures
  const { total, mean, deviation, seconds } = measureContent(draft.segments)
  const one = new Intl.NumberFormat(FORMAT_LOCALES[useLocale()], { maximumFractionDigits: 1 })
  const rows = [
    [copy.words, one.format(total)],
    [copy.mean, one.format(mean)],
    [copy.deviation, one.format(deviation)],
    [copy.time, copy.clock(Math.floor(seconds / MINUTE_SECONDS), String(seconds % MINUTE_SECONDS).padStart(2, '0'))],
  ] as const
  return (
    <dl className="tabular mt-2 grid grid-cols-2 gap-x-6 text-15">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-x-2 border-b border-line py-1">
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Findings on the whole dialogue, then by segment; each segment's heading leads to it. */
function Findings({ advice }: { advice: Advice[] }) {
  const copy = useCopy(contentStandardCopy)
  const desk = useCopy(dialogueDeskCopy)
  const sentence = useSentence()
  const places = [...new Set(advice.map(({ issue }) => issue.segment))]
  return places.map((place) => (
    <section key={place ?? 0} className="border-t border-line py-1.5 text-15">
      <h3 className="text-15 font-semibold">
        {place === null ? (
          copy.whole
        ) : (
          <a
            href={`#segment-${place}`}
            className="inline-flex min-h-6 items-center text-accent underline-offset-4 hover:underline"
          >
            {desk.segment(place)}
          </a>
        )}
      </h3>
      <ul>
        {advice
          .filter(({ issue }) => issue.segment === place)
          .map((one) => (
            <li key={sentence(one)} className="py-0.5">
              {sentence(one)}
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** Findings of the content rules and of the library's standard, while a dialogue is typed. */
export function ContentAdvice({ draft }: { draft: AdvisedDraft }) {
  const copy = useCopy(dialogueDeskCopy).advice
  const isBlank = draft.segments.every(({ text, translation }) => (text + translation).trim() === '')
  const advice = isBlank ? [] : adviseOn(draft)
  return (
    <section aria-labelledby="advice-title">
      <h2 id="advice-title" className="text-16 font-semibold">
        {copy.title}
        {advice.length > 0 && ` (${advice.length})`}
      </h2>
      {isBlank ? (
        <p className="mt-1 text-15 text-soft">{copy.blank}</p>
      ) : (
        <>
          <Measures draft={draft} />
          <div className="mt-4">
            {advice.length === 0 ? <p className="text-15 text-soft">{copy.none}</p> : <Findings advice={advice} />}
          </div>
          {advice.length > 0 && <p className="mt-2 text-13 text-soft">{copy.note}</p>}
        </>
      )}
    </section>
  )
}
