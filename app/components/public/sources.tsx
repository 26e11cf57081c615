import { publicCopy } from '#app/config/copy/public.ts'
import { type ExamFactName, examFacts } from '#app/config/exam-facts.ts'
import { useCopy } from '../shell/locale.ts'
import { useFactText } from './fact-text.ts'

/** Sources of the exam facts, each page once, with the month in which it was read. */
export function Sources({ facts }: { facts: readonly ExamFactName[] }) {
  const copy = useCopy(publicCopy)
  const { month } = useFactText()
  const sources = new Map(
    facts.map((name) => [examFacts[name].source.url, { ...examFacts[name].source, checked: examFacts[name].checked }]),
  )
  if (sources.size === 0) return null
  return (
    <p className="text-13 leading-6 text-soft">
      {copy.sources}:{' '}
      {[...sources.values()].map(({ name, url, checked }, index) => (
        <span key={url}>
          {index > 0 && '; '}
          <a href={url} rel="external noopener" className="underline underline-offset-2 hover:text-accent">
            {name}
          </a>
          , {copy.checked(month(checked))}
        </span>
      ))}
    </p>
  )
}
