import { Link } from '../../ui/link.tsx'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { editorPath } from '#app/config/navigation.ts'
import {
  type BundleReport,
  countOutcomes,
  type Outcome,
  type ReportLine,
} from '#app/models/dialogues/import/bundle-report.ts'
import { importProblemSentence } from '#app/models/dialogues/import-problem.ts'
import { DESK_LINK, DeskCell, DeskRow, DeskRowTitle, DeskTable } from '../../admin/desk-table.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PublishTick } from './publish-tick.tsx'

const LOOKS = { created: 'success', changed: 'minor', skipped: 'neutral', error: 'error' } as const satisfies Record<
  Outcome,
  string
>

function Line({ line, isImported }: { line: ReportLine; isImported: boolean }) {
  const copy = useCopy(dialogueTransferCopy)
  const { columns, outcomes, planned, empty } = copy.bundle
  const { where, title, outcome, id, problems, refusal } = line
  return (
    <DeskRow>
      <DeskRowTitle className="wrap-anywhere">{where}</DeskRowTitle>
      <DeskCell name={columns.title}>
        {id === null ? (
          (title ?? <span className="text-soft">{empty}</span>)
        ) : (
          <Link to={editorPath(id)} className={DESK_LINK}>
            {title}
          </Link>
        )}
      </DeskCell>
      <DeskCell name={columns.outcome}>
        <Badge look={LOOKS[outcome]}>{isImported ? outcomes[outcome] : planned[outcome]}</Badge>
        {refusal !== null && <span className="block">{refusal}</span>}
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.kind}`} className="wrap-anywhere">
                {importProblemSentence({ problem, copy })}
              </li>
            ))}
          </ul>
        )}
      </DeskCell>
    </DeskRow>
  )
}

/** What became of each of several dialogues, or would become of it, errors first. */
export function BundleReportSection({ report, isBusy }: { report: BundleReport; isBusy: boolean }) {
  const copy = useCopy(dialogueTransferCopy)
  const { bundle } = copy
  const { isImported, lines } = report
  const counts = countOutcomes(lines)
  const toDo = counts.created + counts.changed
  const isError = ({ outcome }: ReportLine) => outcome === 'error'
  const sorted = [...lines.filter(isError), ...lines.filter((line) => !isError(line))]
  return (
    <section aria-labelledby="report-title" className="mb-8">
      <h2 id="report-title" className="text-20">
        {isImported ? bundle.imported(lines.length) : bundle.checked(lines.length)}
      </h2>
      <p role="status" className="tabular mt-1">
        {isImported ? bundle.sum(counts) : bundle.plannedSum(counts)}
      </p>
      {!isImported && toDo > 0 && (
        <div className="mt-2">
          <p className="text-13 text-soft">{bundle.note}</p>
          <PublishTick />
          <Button type="submit" name="intent" value="import" className="mt-4" disabled={isBusy}>
            {isBusy ? copy.importing : bundle.importAll(toDo)}
          </Button>
        </div>
      )}
      <DeskTable
        labelledBy="report-title"
        columns={[bundle.columns.where, bundle.columns.title, bundle.columns.outcome]}
      >
        {sorted.map((line, index) => (
          <Line key={`${line.where} ${index}`} line={line} isImported={isImported} />
        ))}
      </DeskTable>
    </section>
  )
}
