import { href } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { wordEntryCopy } from '#app/config/copy/word-entry.ts'
import { LOG_IN_PATH, PLACES, SIGN_UP_PATH } from '#app/config/navigation.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import type { RelatedWord, WordEntry } from '#app/models/vocabulary/entry/word-entry.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { wordPath } from '#app/models/vocabulary/word-path.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/note.tsx'
import { AddToDeck } from '../add-to-deck.tsx'
import { ListenButton } from '../listen-button.tsx'
import { Pronunciation } from '../pronunciation.tsx'
import { WordLinks } from '../word-links.tsx'
import { WordPairs } from '../word-pairs.tsx'
import { Occurrences } from './occurrences.tsx'
import { ShareWord } from './share-word.tsx'

interface Props extends WordEntry {
  /** Absolute. */
  address: string
  /** What the learner has of it; null for a guest. */
  own: { isInDeck: boolean; note: string | null } | null
}

/** One bank: the word, how it is said, what else is right, and the example. */
function Bank({ language, item, details }: Pick<WordEntry, 'item' | 'details'> & { language: Language }) {
  const name = useCopy(vocabularyCopy).languages[language]
  const copy = useCopy(wordEntryCopy)
  const isEnglish = language === 'en'
  const text = isEnglish ? item.english : item.turkish
  const others = isEnglish ? item.acceptedEnglish : item.acceptedTurkish
  const example = isEnglish ? item.exampleEnglish : item.exampleTurkish
  const sounds = isEnglish
    ? { ipa: details.ipaEnglish, said: details.saidEnglish }
    : { ipa: details.ipaTurkish, said: details.saidTurkish }
  return (
    <div className="word-side word-entry">
      <small>{name}</small>
      <div className="word-line">
        <b lang={language} className="display">
          {text}
        </b>
        <ListenButton word={{ vocabularyId: item.id }} language={language} text={text} />
      </div>
      <Pronunciation {...sounds} />
      {others.length > 0 && (
        <p>
          {copy.also}:{' '}
          <span lang={language} className="text-ink">
            {others.join(', ')}
          </span>
        </p>
      )}
      {example !== null && (
        <p lang={language} className={`border-l-2 pl-3 ${isEnglish ? 'border-english' : 'border-turkish'}`}>
          {example}
        </p>
      )}
    </div>
  )
}

function Labels({ item, details }: Pick<WordEntry, 'item' | 'details'>) {
  const copy = useCopy(vocabularyCopy)
  const { partOfSpeech, register } = details
  const labels = [
    useTopicName()(item.category),
    partOfSpeech && copy.entry.partsOfSpeech[partOfSpeech],
    register && register !== 'neutral' && copy.entry.registers[register],
  ]
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-soft">
      <Badge look={item.difficulty}>{copy.levels[item.difficulty]}</Badge>
      <span>{labels.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** The mistake to avoid, what an institution is, and what the word goes with. */
function Knowledge({ details }: Pick<WordEntry, 'details'>) {
  const copy = useCopy(wordEntryCopy)
  const isTurkish = useLocale() === 'tr'
  const institution = isTurkish ? details.institutionTr : details.institutionEn
  const trap = isTurkish ? details.trapTr : details.trapEn
  return (
    <>
      {trap && (
        <Note title={copy.trap} className="mt-8">
          <p className="measure mt-1">{trap}</p>
        </Note>
      )}
      {institution && (
        <section aria-labelledby="institution" className="mt-8">
          <h2 id="institution" className="text-20">
            {copy.institution}
          </h2>
          <p className="measure mt-1">{institution}</p>
        </section>
      )}
      {details.collocations.length > 0 && (
        <section aria-labelledby="collocations" className="mt-8">
          <h2 id="collocations" className="text-20">
            {copy.collocations}
          </h2>
          <div className="mt-2">
            <WordPairs words={details.collocations.map((pair, id) => ({ id, ...pair }))} />
          </div>
        </section>
      )}
    </>
  )
}

function Related({ kind, words }: { kind: 'siblings' | 'synonyms'; words: RelatedWord[] }) {
  const copy = useCopy(wordEntryCopy)
  if (words.length === 0) return null
  return (
    <section aria-labelledby={kind} className="mt-8">
      <h2 id={kind} className="text-20">
        {copy[kind]}
      </h2>
      <WordLinks words={words} />
    </section>
  )
}

/** What the learner noted about the word, and the way to change it. */
function OwnNote({ item, note }: Pick<WordEntry, 'item'> & { note: string | null }) {
  const copy = useCopy(wordEntryCopy).note
  return (
    <section aria-labelledby="own-note" className="mt-8">
      <h2 id="own-note" className="text-20">
        {copy.title}
      </h2>
      {note !== null && <p className="measure mt-1 whitespace-pre-line">{note}</p>}
      <Link to={href('/vocabulary/words/:word/note', { word: String(item.id) })} className={LINK}>
        {note === null ? copy.write : copy.change}
      </Link>
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4'

function GuestInvitation({ path }: { path: string }) {
  const copy = useCopy(wordEntryCopy).guest
  const query = `?${new URLSearchParams({ redirectTo: path }).toString()}`
  return (
    <Note label={copy.label} className="mt-10">
      <p className="measure">{copy.text}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={SIGN_UP_PATH + query} className={LINK}>
          {copy.createAccount}
        </a>
        <a href={LOG_IN_PATH + query} className={LINK}>
          {copy.logIn}
        </a>
      </p>
    </Note>
  )
}

/** An entry of the vocabulary: English on the left bank, Turkish on the right, and below what one should know. */
export function WordEntryPage({ item, details, siblings, synonyms, occurrences, address, own }: Props) {
  const copy = useCopy(wordEntryCopy)
  const nameOf = useTopicName()
  const { id, english, category } = item
  const isGuest = own === null
  return (
    <article className="max-w-4xl">
      <Labels item={item} details={details} />
      <div className="word-card">
        <div className="word-sides">
          <Bank language="en" item={item} details={details} />
          <Bank language="tr" item={item} details={details} />
        </div>
      </div>
      {own && (
        <div className="mt-4">
          <AddToDeck word={{ id, english }} isInDeck={own.isInDeck} />
        </div>
      )}
      <Knowledge details={details} />
      {own && <OwnNote item={item} note={own.note} />}
      <Related kind="synonyms" words={synonyms} />
      <Related kind="siblings" words={siblings} />
      <Occurrences occurrences={occurrences} />
      {isGuest && <GuestInvitation path={wordPath(item)} />}
      <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
        <ShareWord title={copy.metaTitle(withSense(item), item.turkish)} address={address} />
        {!isGuest && (
          <Link to={`${PLACES.vocabulary}${wordQuery({ q: '', category })}`} className={LINK}>
            {copy.list(nameOf(category))}
          </Link>
        )}
      </p>
    </article>
  )
}
