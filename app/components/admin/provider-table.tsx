import { adminOverviewCopy } from '#app/config/copy/admin-overview.ts'
import type { ProviderLine, Spending } from '#app/models/providers/provider-choice.ts'
import { FORMAT_LOCALES, useCopy, useLocale } from '../shell/locale.ts'
import { useMoment } from '../shell/use-moment.ts'
import { DeskCell, DeskRow, DeskRowTitle, DeskTable } from './desk-table.tsx'

function useUsd(): (amount: number) => string {
  const format = new Intl.NumberFormat(FORMAT_LOCALES[useLocale()], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
  })
  return (amount) => format.format(amount)
}

/** The text of a choice: the catalogue has an entry for each. */
function useWords() {
  const { choices } = useCopy(adminOverviewCopy).providers
  return ({ name, choice }: ProviderLine) => {
    const words = new Map<string, { used: string; why: string }>(Object.entries(choices[name]))
    return words.get(choice) ?? { used: choice, why: '' }
  }
}

function SpendingNote({ spending }: { spending: Spending }) {
  const copy = useCopy(adminOverviewCopy).providers.budget
  const usd = useUsd()
  const { spentUsd, budgetUsd, calls, reused, without } = spending
  const left = Math.max(0, (budgetUsd ?? 0) - spentUsd)
  const money =
    budgetUsd === null
      ? copy.unlimited(usd(spentUsd))
      : copy.spent({ spent: usd(spentUsd), budget: usd(budgetUsd), left: usd(left) })
  return (
    <>
      {[money, copy.calls({ calls, reused }), copy.without(without)].filter(Boolean).map((sentence) => (
        <span key={sentence} className="block text-13 text-soft">
          {sentence}
        </span>
      ))}
    </>
  )
}

function Failure({ failure, timeZone }: { failure: ProviderLine['lastFailure']; timeZone: string }) {
  const copy = useCopy(adminOverviewCopy).providers
  const moment = useMoment(timeZone)
  if (!failure) return <span className="text-soft">{copy.never}</span>
  const sentence = copy.reasons[failure.reason]
  return (
    <>
      <time dateTime={failure.at}>{moment(failure.at)}</time>
      <span className="block text-13 text-soft">
        {failure.status === null ? sentence : copy.withStatus(sentence, failure.status)}
      </span>
    </>
  )
}

function ProviderRow({ line, timeZone }: { line: ProviderLine; timeZone: string }) {
  const copy = useCopy(adminOverviewCopy).providers
  const moment = useMoment(timeZone)
  const { columns } = copy
  const { used, why } = useWords()(line)
  const isFailing = line.lastFailure !== null && (line.lastSuccess ?? '') < line.lastFailure.at
  return (
    <DeskRow>
      <DeskRowTitle>{copy.names[line.name]}</DeskRowTitle>
      <DeskCell name={columns.used}>
        {used}
        {line.model !== null && <span className="block text-13 wrap-anywhere text-soft">{copy.model(line.model)}</span>}
        {line.host !== null && <span className="block text-13 wrap-anywhere text-soft">{copy.host(line.host)}</span>}
      </DeskCell>
      <DeskCell name={columns.why} className="md:max-w-sm">
        <span className="wrap-anywhere">{why}</span>
        {line.refusesWebhooks && <span className="block text-13 text-critical">{copy.noWebhook}</span>}
        {line.spending && <SpendingNote spending={line.spending} />}
      </DeskCell>
      <DeskCell name={columns.success}>
        {line.lastSuccess === null ? (
          <span className="text-soft">{copy.never}</span>
        ) : (
          <time dateTime={line.lastSuccess}>{moment(line.lastSuccess)}</time>
        )}
      </DeskCell>
      <DeskCell name={columns.failure} className={isFailing ? 'border-l-critical font-semibold' : ''}>
        <Failure failure={line.lastFailure} timeZone={timeZone} />
      </DeskCell>
    </DeskRow>
  )
}

/** Provider health: which provider does what and why, and the results of its last calls. */
export function ProviderTable({ lines, timeZone }: { lines: ProviderLine[]; timeZone: string }) {
  const copy = useCopy(adminOverviewCopy).providers
  const { columns } = copy
  return (
    <section aria-labelledby="providers-title" className="mt-8">
      <h2 id="providers-title" className="text-20">
        {copy.title}
      </h2>
      <p className="measure mt-1 text-15 text-soft">{copy.intro}</p>
      <DeskTable
        labelledBy="providers-title"
        columns={[columns.provider, columns.used, columns.why, columns.success, columns.failure]}
      >
        {lines.map((line) => (
          <ProviderRow key={line.name} line={line} timeZone={timeZone} />
        ))}
      </DeskTable>
    </section>
  )
}
