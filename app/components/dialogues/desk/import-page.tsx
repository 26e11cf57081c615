import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { IMPORT_PATH } from '#app/config/navigation.ts'
import { importProblemSentence, type ImportProblem } from '#app/models/dialogues/import-problem.ts'
import { DeskNav } from '../../admin/desk-nav.tsx'
import { draftName } from '../../drafts/desk-draft.ts'
import { Draft } from '../../drafts/draft.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { BundleReport } from '#app/models/dialogues/import/bundle-report.ts'
import { BundleReportSection } from './import-report.tsx'
import { ImportPreview, type Preview } from './import-preview.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

interface Props {
  /** The pasted text, or the file's. */
  text: string
  problems: ImportProblem[]
  preview: Preview | null
  /** Why the import failed. */
  alert: string | undefined
  /** Edit page of the version that another admin saved. */
  newer: string | undefined
  /** On several dialogues. */
  report: BundleReport | undefined
}

/** Longer lists do not help. */
const PROBLEMS_SHOWN = 40

function Problems({ problems }: { problems: ImportProblem[] }) {
  const copy = useCopy(dialogueTransferCopy)
  const hidden = problems.length - PROBLEMS_SHOWN
  return (
    <>
      <p className="font-semibold">{copy.problems(problems.length)}</p>
      <ul className="mt-1">
        {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
          <li key={`${problem.path} ${problem.kind}`} className="py-0.5 break-words">
            {importProblemSentence({ problem, copy })}
          </li>
        ))}
        {hidden > 0 && <li className="py-0.5">{copy.more(hidden)}</li>}
      </ul>
    </>
  )
}

/** /admin/dialogues/import: a file or text, its preview, and then where to import it. */
export function ImportPage({ text, problems, preview, alert, newer, report }: Props) {
  const copy = useCopy(dialogueTransferCopy)
  const answer = useRef<HTMLDivElement>(null)
  const isBusy = useNavigation().formAction === IMPORT_PATH
  const isRefused = problems.length > 0 || alert !== undefined
  useEffect(() => {
    if (problems.length > 0 || alert !== undefined || preview || report) answer.current?.focus()
  }, [problems, alert, preview, report])
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      <Form method="post" encType="multipart/form-data" action={IMPORT_PATH} autoComplete="off" className="max-w-3xl">
        <Draft name={draftName(IMPORT_PATH)} />
        <div ref={answer} tabIndex={-1}>
          {isRefused && (
            <div
              role="alert"
              id="import-problems"
              className="mb-6 rounded-control bg-critical-wash px-4 py-3 text-15 text-critical"
            >
              {alert ?? <Problems problems={problems} />}
              {newer !== undefined && (
                <a
                  href={newer}
                  target="_blank"
                  rel="noreferrer"
                  className="ml-2 font-semibold underline underline-offset-4"
                >
                  {copy.look}
                </a>
              )}
            </div>
          )}
          {preview && <ImportPreview preview={preview} isBusy={isBusy} />}
          {report && <BundleReportSection report={report} isBusy={isBusy} />}
        </div>
        <div className="mb-5">
          <label htmlFor="file" className="mb-1 block text-15 font-semibold">
            {copy.file}
          </label>
          <input
            id="file"
            type="file"
            name="file"
            multiple
            accept=".json,.zip,application/json,application/zip"
            aria-describedby="file-hint"
            className={INPUT_LOOK}
          />
          <p id="file-hint" className="mt-1 text-13 text-soft">
            {copy.fileHint}
          </p>
        </div>
        <div className="mb-5">
          <label htmlFor="json" className="mb-1 block text-15 font-semibold">
            {copy.text}
          </label>
          <textarea
            // A checked file's text replaces the field's value.
            key={text}
            id="json"
            name="json"
            rows={14}
            defaultValue={text}
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={problems.length > 0 ? 'import-problems json-hint' : 'json-hint'}
            className={`${INPUT_LOOK} font-mono text-13`}
          />
          <p id="json-hint" className="mt-1 text-13 text-soft">
            {copy.textHint}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="check"
            look={preview || report ? 'secondary' : 'primary'}
            disabled={isBusy}
          >
            {copy.check}
          </Button>
          <ButtonLink look="quiet" to={IMPORT_PATH} reloadDocument>
            {copy.clear}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  )
}
