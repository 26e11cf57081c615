import { legalCopy } from '#app/config/copy/legal.ts'
import { privacyPolicyCopy } from '#app/config/copy/privacy-policy.ts'
import { type Provider, RETENTION, type RetentionRow } from '#app/config/legal.ts'
import { useCopy } from '../../shell/locale.ts'
import { PlainTable } from './plain-table.tsx'

const RETAINED: RetentionRow[] = [
  'recordings',
  'unfinished',
  'results',
  'account',
  'payments',
  'support',
  'modelAnswers',
  'vainSearches',
  'waitlist',
  'guests',
]

// Whoever receives words for scoring.
const READERS: Provider[] = ['openai', 'openaiWords', 'compatible', 'compatibleWords']

/** The processors this installation uses; unused ones are not listed. */
export function ProvidersTable({ providers }: { providers: readonly Provider[] }) {
  const copy = useCopy(legalCopy).providers
  if (providers.length === 0) return <p className="measure mt-6 border-l-4 border-sun py-1 pl-4">{copy.none}</p>
  const rows = providers.map((id) => ({ id, cells: [copy.rows[id].name, copy.rows[id].text] }))
  return <PlainTable caption={copy.caption} columns={[copy.name, copy.what]} rows={rows} />
}

/** Retention periods. Language model output is listed only where a model is configured. */
export function RetentionTable({ providers }: { providers: readonly Provider[] }) {
  const copy = useCopy(privacyPolicyCopy).retention
  const { span } = useCopy(legalCopy)
  const isKept: Partial<Record<RetentionRow, boolean>> = {
    modelAnswers: providers.some((id) => READERS.includes(id)),
  }
  const rows = RETAINED.filter((id) => isKept[id] ?? true).map((id) => {
    const time = RETENTION[id]
    return { id, cells: [copy.rows[id].what, copy.rows[id].text(time === null ? '' : span(time))] }
  })
  return <PlainTable caption={copy.caption} columns={[copy.what, copy.howLong]} rows={rows} />
}
