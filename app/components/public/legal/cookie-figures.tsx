import { cookiePolicyCopy } from '#app/config/copy/cookie-policy.ts'
import { legalCopy } from '#app/config/copy/legal.ts'
import type { SiteFacts, StoredView } from '#app/models/help/site-facts.ts'
import { Prose } from '../../prose/prose.tsx'
import { useCopy } from '../../shell/locale.ts'
import { PlainTable } from './plain-table.tsx'

function useSpan(): (item: StoredView, isSession: boolean) => string {
  const copy = useCopy(cookiePolicyCopy)
  const { span } = useCopy(legalCopy)
  return ({ span: time }, isSession) => (time === null ? (isSession ? copy.tab : copy.forever) : span(time))
}

const name = (item: StoredView) => <code className="text-13 wrap-anywhere">{item.name}</code>

export function CookieTable({ cookies }: Pick<SiteFacts, 'cookies'>) {
  const copy = useCopy(cookiePolicyCopy)
  const span = useSpan()
  const { columns } = copy
  const rows = cookies.map((item) => ({ id: item.id, cells: [name(item), copy.rows[item.id], span(item, false)] }))
  return (
    <PlainTable caption={copy.caption.cookies} columns={[columns.name, columns.purpose, columns.span]} rows={rows} />
  )
}

export function StorageTable({ storage }: Pick<SiteFacts, 'storage'>) {
  const copy = useCopy(cookiePolicyCopy)
  const span = useSpan()
  const { columns } = copy
  const rows = storage.map((item) => ({
    id: item.id,
    cells: [name(item), copy.storage[item.id], span(item, item.id === 'setups')],
  }))
  return (
    <PlainTable caption={copy.caption.storage} columns={[columns.name, columns.purpose, columns.span]} rows={rows} />
  )
}

/** Third parties on our pages, where configured: the card form, the audio of the dialogues. */
export function OthersHere({ stripe, providers }: Pick<SiteFacts, 'stripe' | 'providers'>) {
  const copy = useCopy(cookiePolicyCopy)
  const said = [
    ...(providers.includes('mux') ? [copy.mux] : []),
    ...(stripe === 'here' ? [copy.stripe] : []),
    ...(stripe === 'there' ? [copy.stripeElsewhere] : []),
  ]
  return said.length === 0 ? null : <Prose className="mt-4" text={said.join('\n\n')} />
}
