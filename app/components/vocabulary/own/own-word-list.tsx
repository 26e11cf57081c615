import { Form } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { ownWordsCopy } from '#app/config/copy/own-words.ts'
import { OWN_WORDS_PATH } from '#app/config/word-paths.ts'
import type { OwnWord } from '#app/models/vocabulary/own/own-word.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'
import { Pager } from '../../ui/pager.tsx'
import { ListenButton } from '../listen-button.tsx'

const ROW_LINK =
  'inline-flex min-h-11 items-center text-15 font-semibold text-accent underline-offset-4 hover:underline'

export interface OwnWordListProps {
  words: OwnWord[]
  /** All of the learner's words, whatever is searched. */
  count: number
  q: string
  /** The last id of this page, if there are more. */
  next: number | undefined
  isFirstPage: boolean
}

/** The page's address with a search and more. */
export function ownWordsPath(more: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(more).filter(([, value]) => value !== ''))
  return query.size === 0 ? OWN_WORDS_PATH : `${OWN_WORDS_PATH}?${query.toString()}`
}

function Search({ q }: { q: string }) {
  const copy = useCopy(ownWordsCopy)
  return (
    <Form action={OWN_WORDS_PATH} role="search" className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-56 flex-1">
        <label htmlFor="own-q" className="mb-1 block text-15 font-semibold">
          {copy.search}
        </label>
        <input id="own-q" name="q" type="search" key={q} defaultValue={q} className={INPUT_LOOK} />
      </div>
      <Button type="submit" look="secondary">
        {copy.submit}
      </Button>
      {q !== '' && (
        <ButtonLink look="quiet" to={OWN_WORDS_PATH}>
          {copy.clear}
        </ButtonLink>
      )}
    </Form>
  )
}

function Side({ word, language }: { word: OwnWord; language: 'en' | 'tr' }) {
  const text = language === 'en' ? word.english : word.turkish
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3">
      <ListenButton word={{ ownWordId: word.id }} language={language} text={text} />
      <span
        lang={language}
        className={`display min-w-0 flex-1 text-20 wrap-anywhere ${language === 'en' ? 'text-english' : 'text-turkish'}`}
      >
        {text}
      </span>
    </div>
  )
}

function Row({ word, q }: { word: OwnWord; q: string }) {
  const copy = useCopy(ownWordsCopy)
  const id = String(word.id)
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_1fr_auto] md:items-center">
      <Side word={word} language="en" />
      <Side word={word} language="tr" />
      <p className="flex gap-x-5 md:row-span-2 md:self-start">
        <Link
          to={ownWordsPath({ q, edit: id })}
          aria-label={copy.actionOn(copy.editAction, word.english)}
          className={ROW_LINK}
        >
          {copy.editAction}
        </Link>
        <Link
          to={ownWordsPath({ q, delete: id })}
          aria-label={copy.actionOn(copy.deleteAction, word.english)}
          className={ROW_LINK}
        >
          {copy.deleteAction}
        </Link>
      </p>
      {word.note !== null && (
        <p className="measure text-15 wrap-anywhere whitespace-pre-line text-soft max-md:row-start-3 md:col-span-2">
          {word.note}
        </p>
      )}
    </li>
  )
}

/** The learner's words, newest first. */
export function OwnWordList({ words, count, q, next, isFirstPage }: OwnWordListProps) {
  const copy = useCopy(ownWordsCopy)
  if (count === 0) {
    return (
      <div className="mt-10 text-center">
        <p className="display text-20">{copy.none}</p>
        <p className="text-soft">{copy.noneText}</p>
      </div>
    )
  }
  return (
    <section aria-labelledby="own-words" className="mt-10">
      <h2 id="own-words" className="text-26">
        {copy.list}
      </h2>
      <Search q={q} />
      <p role="status" className="tabular mt-3 text-15 text-soft">
        {q === '' ? copy.count(count) : words.length === 0 ? copy.noneFound : copy.found(q)}
      </p>
      {words.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {words.map((word) => (
            <Row key={word.id} word={word} q={q} />
          ))}
        </ul>
      )}
      <Pager
        older={{ to: next === undefined ? undefined : ownWordsPath({ q, cursor: String(next) }), label: copy.older }}
        newest={{ to: isFirstPage ? undefined : ownWordsPath({ q }), label: copy.newest }}
      />
    </section>
  )
}
