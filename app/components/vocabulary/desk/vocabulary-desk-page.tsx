import type { SubmissionResult } from '@conform-to/react'
import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/word-filter.ts'
import type { WordValues } from '#app/models/vocabulary/word-values.ts'
import { ConfirmPanel } from '../../admin/confirm-panel.tsx'
import { DeskNav } from '../../admin/desk-nav.tsx'
import type { Stale } from '../../dialogues/desk/stale-choice.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { WordForm } from './word-form.tsx'
import { type WordsShown, WordTable } from './word-table.tsx'

interface Named {
  id: number
  english: string
  turkish: string
}

interface Props {
  words: WordsShown
  filter: WordFilter
  isFirstPage: boolean
  editing: { id: number; values: WordValues } | null
  /** The word to edit was deleted meanwhile. */
  gone: boolean
  empty: WordValues
  saved: Named | null
  removing: (Named & { learners: number }) | null
  result: SubmissionResult | undefined
  stale: Stale | undefined
  /** Why a word could not be deleted. */
  problem: string | undefined
}

/** /admin/vocabulary: the form, then the words. */
export function VocabularyDeskPage({ editing, saved, removing, filter, problem, ...props }: Props) {
  const copy = useCopy(vocabularyDeskCopy)
  const pathTo = (more: Record<string, string> = {}) => `${VOCABULARY_DESK_PATH}${wordQuery(filter, more)}`
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      {props.gone && (
        <p role="alert" className="measure mb-8 border-l-4 border-sun py-1 pl-4">
          {copy.gone}
        </p>
      )}
      {saved && (
        <p role="status" className="mb-8 border-l-4 border-success py-1 pl-4 font-semibold">
          {copy.saved(saved.english, saved.turkish)}
        </p>
      )}
      {removing && (
        <ConfirmPanel
          key={`${removing.id} ${problem}`}
          title={copy.confirm.delete(removing.english, removing.turkish)}
          warning={copy.confirm.warning}
          text={copy.confirm.text(removing.learners)}
          isDanger
          button={copy.confirm.button}
          cancel={copy.confirm.cancel}
          intent="delete"
          action={pathTo({ delete: String(removing.id) })}
          cancelPath={pathTo()}
          problem={problem}
        />
      )}
      {!removing && problem !== undefined && (
        <p role="alert" className="mb-8 border-l-4 border-critical py-1 pl-4">
          {problem}
        </p>
      )}
      <section aria-labelledby="form-title" className="max-w-3xl">
        <h2 id="form-title" className="mb-4 text-26">
          {editing ? copy.edit : copy.add}
        </h2>
        <WordForm
          // Another word is another form, and so is the one after a word was added.
          key={editing?.id ?? `new ${saved?.id ?? ''}`}
          lastResult={props.result}
          defaultValue={editing?.values ?? props.empty}
          action={pathTo(editing ? { edit: String(editing.id) } : {})}
          freshPath={pathTo()}
          isEdit={editing !== null}
          stale={props.stale}
        />
      </section>
      <WordTable words={props.words} filter={filter} isFirstPage={props.isFirstPage} />
    </Page>
  )
}
