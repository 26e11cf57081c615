import { PLANS } from '#app/config/billing.ts'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import { audText } from '#app/models/billing/money.ts'
import { cheaperOver, costOver } from '#app/models/billing/plan-cost.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { PLAN_ORDER } from './plan-order.ts'

/** From a few weeks before the exam to a year. */
const SPANS_WEEKS = [2, 6, 12, 52]

/** The total cost of each plan for common study periods, set like a receipt. */
export function CostTable() {
  const copy = useCopy(upgradeCopy)
  const locale = useLocale()
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className="text-26">
        {copy.costs.title}
      </h2>
      <p className="mt-1 text-15 text-soft">{copy.costs.intro}</p>
      <table className="tabular mt-4 w-full border-collapse text-15">
        <thead>
          <tr className="border-b border-ink text-left align-bottom">
            <th scope="col" className="py-2 pr-3 font-normal text-soft">
              {copy.costs.span}
            </th>
            {PLAN_ORDER.map((id) => (
              <th key={id} scope="col" className="py-2 pl-3 text-right font-semibold">
                {copy.plans[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SPANS_WEEKS.map((weeks) => (
            <tr key={weeks} className="border-b border-line">
              <th scope="row" className="py-3 pr-3 text-left font-normal">
                {copy.costs.weeks(weeks)}
              </th>
              {PLAN_ORDER.map((id) => {
                const isLess = cheaperOver(weeks) === id
                return (
                  <td key={id} className={`py-3 pl-3 text-right ${isLess ? 'font-semibold' : 'text-soft'}`}>
                    {isLess && <span className="mr-2 text-13 font-normal text-success">{copy.costs.less}</span>}
                    {audText(costOver(PLANS[id], weeks), { locale })}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
