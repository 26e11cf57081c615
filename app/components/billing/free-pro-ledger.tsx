import { CircleCheck } from 'lucide-react'
import { upgradeCopy } from '#app/config/copy/upgrade.ts'
import type { Library } from '#app/models/billing/library.ts'
import { useCopy } from '../shell/locale.ts'

const CELL = 'py-3 pl-3 text-right'

function Included() {
  const { included } = useCopy(upgradeCopy).ledger
  return (
    <>
      <CircleCheck aria-hidden="true" strokeWidth={1.75} className="ml-auto size-5 text-success" />
      <span className="sr-only">{included}</span>
    </>
  )
}

/** What is open with and without a plan, counted from the library. */
export function FreeProLedger({ library }: { library: Library }) {
  const copy = useCopy(upgradeCopy).ledger
  const rows = [
    { name: copy.dialogues, ...library.dialogues },
    { name: copy.mockTests, ...library.mockTests },
  ]
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="text-26">
        {copy.title}
      </h2>
      <p className="mt-1 text-15 text-soft">{copy.sameNote}</p>
      <table className="tabular mt-4 w-full border-collapse text-15">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="py-2 pr-3 font-normal text-soft">
              {copy.part}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {copy.free}
            </th>
            <th scope="col" className="w-20 py-2 pl-3 text-right font-semibold">
              {copy.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, free, all }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3 pr-3 text-left font-normal">
                {name}
              </th>
              <td className={`${CELL} text-soft`}>{free === 0 ? copy.none : free}</td>
              <td className={`${CELL} font-semibold`}>{copy.all(all)}</td>
            </tr>
          ))}
          {copy.same.map((name) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3 pr-3 text-left font-normal">
                {name}
              </th>
              <td className={CELL}>
                <Included />
              </td>
              <td className={CELL}>
                <Included />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
