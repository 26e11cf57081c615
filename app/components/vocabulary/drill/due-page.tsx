import { useEffect, useRef, useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { PLACES } from '#app/config/navigation.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { GRADES, type MissSource, type StudyCard, type StudyCounts } from '#app/models/vocabulary/drill/study.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { wordKey } from '#app/models/vocabulary/word-ref.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { useScrollRoom } from '../../shell/use-scroll-room.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ListenButton } from '../listen-button.tsx'
import { useWaitText } from './use-wait-text.ts'
import { WordSide } from '../word-card.tsx'

export interface DuePageProps {
  counts: StudyCounts
  card: StudyCard | null
}

/** The four ratings, each with the time until the word's next review. */
function RatingForm({ card }: { card: StudyCard }) {
  const copy = useCopy(vocabularyCopy).due
  const waitText = useWaitText()
  const isBusy = useNavigation().state !== 'idle'
  const bar = useRef<HTMLFormElement>(null)
  useScrollRoom(bar)
  return (
    // On phones it sticks above the tab bar, however long the card is.
    <Form
      ref={bar}
      method="post"
      preventScrollReset
      className="sticky bottom-[var(--foot,0px)] -mx-4 bg-paper px-4 py-3 md:static md:mx-0 md:px-0"
    >
      <input type="hidden" name="word" value={wordKey(card.word.ref)} />
      <input type="hidden" name="direction" value={card.direction} />
      <input type="hidden" name="reps" value={card.reps} />
      <fieldset>
        <legend className="mb-2 text-15 font-semibold">{copy.rate}</legend>
        <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {GRADES.map((grade) => (
            <Button
              key={grade}
              type="submit"
              name="grade"
              value={grade}
              look="secondary"
              disabled={isBusy}
              className="flex-col gap-0"
            >
              {copy.grades[grade]}
              <span className="text-13 font-normal text-soft">{waitText(card.waits[grade] ?? 0)}</span>
            </Button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

/** The word's origin: the attempt in which it was missed. */
function MissedIn({ source }: { source: MissSource }) {
  const { due: copy } = useCopy(vocabularyCopy)
  const { dialogueId, submissionId, dialogueTitle: title, dialogueTitleTr: titleTr } = source
  const locale = useLocale()
  const path = href('/practice/:dialogueId', { dialogueId: String(dialogueId) })
  return (
    <p className="mt-3 border-l-2 border-sun pl-3 text-15">
      <Link
        to={`${path}?attempt=${submissionId}`}
        className="inline-block py-1 text-accent underline underline-offset-4"
      >
        {copy.missedIn(titleIn({ title, titleTr }, locale))}
      </Link>
    </p>
  )
}

/** One word in the language of its direction, then on request the other and the ratings. */
function DueCard({ card, hasFollowed }: { card: StudyCard; hasFollowed: boolean }) {
  const copy = useCopy(vocabularyCopy)
  const { word, direction, reps, missedIn } = card
  const { asked, answered } = languagesOf(direction)
  const sides = {
    en: { text: word.english, shown: withSense(word), example: word.exampleEnglish },
    tr: { text: word.turkish, shown: word.turkish, example: word.exampleTurkish },
  }
  const question = sides[asked]
  const reveal = useRef<HTMLElement>(null)

  // The button that was pressed is removed with its word.
  useEffect(() => {
    if (hasFollowed) reveal.current?.focus()
  }, [hasFollowed])

  const isNew = reps === 0 && !missedIn && direction === 'to_turkish'
  return (
    <div>
      <p className="text-13 text-soft">{isNew ? copy.due.newWord : copy.languages[asked]}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h3 lang={asked} className={`min-w-48 flex-1 text-34 ${asked === 'en' ? 'text-english' : 'text-turkish'}`}>
          {question.shown}
        </h3>
        <ListenButton word={word.ref} language={asked} text={question.text} />
      </div>
      {question.example !== null && (
        <p lang={asked} className="mt-2 text-15 text-soft">
          {question.example}
        </p>
      )}
      {missedIn && <MissedIn source={missedIn} />}
      <p className="mt-6">{copy.due.ask[answered]}</p>
      <details className="group mt-3 border-t border-line">
        <summary
          ref={reveal}
          className="mt-4 flex min-h-11 list-none items-center justify-center rounded-control bg-accent px-5 py-2 font-semibold text-accent-ink group-open:hidden [&::-webkit-details-marker]:hidden"
        >
          {copy.due.reveal[answered]}
        </summary>
        <WordSide word={word.ref} language={answered} {...sides[answered]} />
        {word.note !== null && <p className="border-l-2 border-sun pl-3 text-15">{word.note}</p>}
        <RatingForm card={card} />
      </details>
    </div>
  )
}

/** Tells one question from the next. */
const cardKey = ({ word, direction, reps }: StudyCard) => `${wordKey(word.ref)} ${direction} ${reps}`

/** The second mode of the drill: words come back when their review is due. */
export function DuePage({ counts, card }: DuePageProps) {
  const copy = useCopy(vocabularyCopy).due
  const [first] = useState(card)
  return (
    <section aria-labelledby="due" data-clear-foot className="mx-auto max-w-lg">
      <h2 id="due" className="text-26">
        {card ? copy.title : copy.done}
      </h2>
      {card ? (
        <>
          <p role="status" className="tabular mt-1 mb-8 text-15 text-soft">
            {copy.left(counts.repeated, counts.fresh)}
          </p>
          <DueCard key={cardKey(card)} card={card} hasFollowed={first !== null && cardKey(first) !== cardKey(card)} />
        </>
      ) : (
        <p role="status" className="mt-2">
          {copy.doneText}
        </p>
      )}
      <p className="mt-8">
        <ButtonLink look="quiet" to={PLACES.vocabulary} className="-ml-2">
          {copy.back}
        </ButtonLink>
      </p>
    </section>
  )
}
