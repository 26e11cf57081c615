import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import type { readDraft } from '#app/models/dialogues/draft-values.ts'
import { importProblemSentence, type ImportProblem } from '#app/models/dialogues/import-problem.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import { ContentAdvice } from './content-advice.tsx'
import { PublishTick } from './publish-tick.tsx'

interface Match {
  id: number
  title: string
  by: 'slug' | 'title'
  isDeleted: boolean
  version: string
}

export interface Preview {
  title: string
  draft: ReturnType<typeof readDraft>
  words: number
  /** Segments with an examiner's note or wrong renditions. */
  guided: number
  /** Dialogues of the library that it can replace. */
  matches: Match[]
  /** What it lacks to be a file in content/dialogues. */
  gaps: ImportProblem[]
}

function Choice({ value, isChosen, children }: { value: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-15">
      <input
        type="radio"
        name="target"
        value={value}
        defaultChecked={isChosen}
        required
        className="size-5 shrink-0 accent-accent"
      />
      <span>{children}</span>
    </label>
  )
}

function Targets({ matches }: { matches: Match[] }) {
  const copy = useCopy(dialogueTransferCopy)
  const slugged = matches.find(({ by }) => by === 'slug')
  const offered = matches.filter(({ isDeleted }) => !isDeleted)
  return (
    <fieldset className="mt-6">
      <legend className="mb-1 text-16 font-semibold">{copy.target}</legend>
      {slugged?.isDeleted && <p className="measure text-15">{copy.slugDeleted(slugged.title)}</p>}
      {offered.map(({ id, title, by, version }) => (
        <Choice key={id} value={`${id}@${version}`} isChosen={by === 'slug'}>
          {copy.update(title)} <span className="text-soft">({by === 'slug' ? copy.bySlug : copy.byTitle})</span>
        </Choice>
      ))}
      {!slugged && (
        <Choice value="new" isChosen>
          {copy.asNew}
        </Choice>
      )}
    </fieldset>
  )
}

/** The contents of a checked text, a reviewer's findings, and the import options. */
export function ImportPreview({ preview, isBusy }: { preview: Preview; isBusy: boolean }) {
  const copy = useCopy(dialogueTransferCopy)
  const { title, draft, words, guided, matches, gaps } = preview
  const canImport = matches.every(({ by, isDeleted }) => by !== 'slug' || !isDeleted) || matches.length > 1
  return (
    <section aria-labelledby="preview-title" className="mb-8 border-l-4 border-success pl-4">
      <h2 id="preview-title" className="text-20">
        {copy.found(title)}
      </h2>
      <p className="mt-1 mb-5 text-15 text-soft">
        {copy.summary(draft.segments.length, words)} {guided > 0 && copy.guided(guided)}
      </p>
      <ContentAdvice draft={draft} />
      {gaps.length > 0 && (
        <details className="mt-5 text-15">
          <summary className="min-h-6 cursor-pointer font-semibold">{copy.commit}</summary>
          <ul className="mt-1">
            {gaps.map((problem) => (
              <li key={`${problem.path} ${problem.kind}`}>{importProblemSentence({ problem, copy })}</li>
            ))}
          </ul>
          <p className="mt-1 text-13 text-soft">{copy.commitNote}</p>
        </details>
      )}
      <Targets matches={matches} />
      {canImport && <PublishTick />}
      {canImport && (
        <Button type="submit" name="intent" value="import" className="mt-4" disabled={isBusy}>
          {isBusy ? copy.importing : copy.import}
        </Button>
      )}
    </section>
  )
}
