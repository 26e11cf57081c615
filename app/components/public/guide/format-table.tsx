import { guideCopy } from '#app/config/copy/guide.ts'
import { type ExamFactName } from '#app/config/exam-facts.ts'
import { FORMAT_ROWS } from '#app/config/guide.ts'
import { useCopy } from '../../shell/locale.ts'
import { Sources } from '../sources.tsx'

const FACTS: ExamFactName[] = FORMAT_ROWS.flatMap(({ facts }) => facts)

/** The test at a glance, with sources. */
export function FormatTable() {
  const copy = useCopy(guideCopy)
  return (
    <div className="measure my-8">
      <table className="w-full text-left text-15">
        <caption className="display pb-3 text-left text-20">{copy.format.caption}</caption>
        <tbody>
          {FORMAT_ROWS.map(({ id }) => {
            const { label, value } = copy.format.rows[id]
            return (
              <tr key={id} className="border-t border-line last:border-b max-md:grid max-md:py-2 md:align-baseline">
                <th scope="row" className="font-semibold md:w-40 md:py-2 md:pr-4">
                  {label}
                </th>
                <td className="md:py-2">{value}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="mt-3 grid gap-1">
        <Sources facts={FACTS} />
        <p className="text-13 leading-6 text-soft">{copy.checkedNote}</p>
      </div>
    </div>
  )
}
