import type { SubmissionResult } from '@conform-to/react'
import { ownWordsCopy } from '#app/config/copy/own-words.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { LibraryTwin, OwnWord } from '#app/models/vocabulary/own/own-word.ts'
import { ConfirmPanel } from '../../admin/users/confirm-panel.tsx'
import { useCopy } from '../../shell/locale.ts'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LibraryTwins } from './library-twins.tsx'
import { OwnWordForm } from './own-word-form.tsx'
import { OwnWordList, type OwnWordListProps, ownWordsPath } from './own-word-list.tsx'

interface Props extends OwnWordListProps {
  editing: OwnWord | null
  removing: OwnWord | null
  prefill: { english: string; turkish: string }
  twins: LibraryTwin[]
  result: SubmissionResult | undefined
  /** Why the word was not deleted. */
  problem: string | undefined
  answer: unknown
}

/** /vocabulary/mine: the form, then the learner's words. */
export function OwnWordsPage({ editing, removing, prefill, twins, result, problem, answer, ...list }: Props) {
  const copy = useCopy(ownWordsCopy)
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <p className="mb-4">
        <ButtonLink look="quiet" to={PLACES.vocabulary} className="-ml-2">
          {copy.all}
        </ButtonLink>
      </p>
      {removing && (
        <ConfirmPanel
          key={`${removing.id} ${problem}`}
          title={copy.confirm.title(removing.english, removing.turkish)}
          text={copy.confirm.text}
          isDanger
          button={copy.confirm.button}
          cancel={copy.cancel}
          intent="delete"
          action={ownWordsPath({ q: list.q, delete: String(removing.id) })}
          cancelPath={ownWordsPath({ q: list.q })}
          problem={problem}
          answer={answer}
        />
      )}
      {!removing && (
        <section aria-labelledby="own-form" className="max-w-3xl">
          <h2 id="own-form" className="mb-4 text-26">
            {editing ? copy.edit : copy.add}
          </h2>
          {twins.length > 0 && <LibraryTwins twins={twins} />}
          <OwnWordForm
            // A new one after each word that was saved.
            key={editing?.id ?? `new ${list.count}`}
            editing={editing}
            prefill={prefill}
            isTwin={twins.length > 0}
            lastResult={result}
          />
        </section>
      )}
      <OwnWordList {...list} />
    </Page>
  )
}
