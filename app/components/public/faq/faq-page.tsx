import { ChevronDown } from 'lucide-react'
import { faqCopy } from '#app/config/copy/faq.ts'
import { publicCopy } from '#app/config/copy/public.ts'
import { FAQ_CATEGORIES } from '#app/config/help.ts'
import { PUBLIC_PAGES, SIGN_UP_PATH } from '#app/config/navigation.ts'
import { QUESTION_SEARCH_SCRIPT } from '#app/config/public-scripts.ts'
import type { FaqQuestion, FaqView } from '#app/models/help/question-view.ts'
import { CategoryChips, QuestionSearch } from '../../help/question-search.tsx'
import { Prose } from '../../prose/prose.tsx'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { CallToAction } from '../call-to-action.tsx'
import { PublicLink } from '../../site/public-link.tsx'
import { RelatedLinks } from '../related-links.tsx'
import { COLUMN } from '../section.tsx'
import { Sources } from '../sources.tsx'
import { FaqStats } from './stats.tsx'

/** One question; several can be open at once. The anchor is inside, so a link to it opens the question. */
function Question({ id, category, question, answer, facts, isOpen }: FaqQuestion & { isOpen: boolean }) {
  const { categories } = useCopy(faqCopy)
  return (
    <li className="border-t border-line last:border-b">
      <details open={isOpen} className="group">
        <summary className="grid list-none grid-cols-[1fr_auto] items-center gap-x-4 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-13 text-soft">{categories[category]}</span>
            <span className="display text-20">{question}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 text-soft transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </summary>
        <div id={id} className="grid gap-4 pb-6 md:pr-9">
          <Prose text={answer} />
          <Sources facts={facts} />
        </div>
      </details>
    </li>
  )
}

function Questions({ filter, questions }: Pick<FaqView, 'filter' | 'questions'>) {
  const copy = useCopy(faqCopy)
  const isNarrowed = filter.q !== '' || filter.category !== 'all'
  return (
    <section aria-labelledby="questions-title" data-search-part className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="questions-title" className="text-15 font-normal tracking-normal text-soft">
          <span className="font-sans">{copy.count(questions.length)}</span>
        </h2>
        {isNarrowed && (
          <PublicLink page="faq" className="inline-flex min-h-11 items-center text-15 font-semibold text-accent">
            {copy.search.clear}
          </PublicLink>
        )}
      </div>
      {questions.length === 0 ? (
        <div className="border-y border-line py-12 text-center">
          <p className="display text-20">{copy.empty.title}</p>
          <p className="mt-1 text-soft">{copy.empty.text}</p>
        </div>
      ) : (
        <ul>
          {questions.map((question) => (
            <Question key={question.id} {...question} isOpen={questions.length === 1} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** /faq: common questions as plain HTML. */
export function FaqPage({ filter, counts, questions, dialogues }: FaqView & { dialogues: number }) {
  const copy = useCopy(faqCopy)
  const { startFree } = useCopy(publicCopy)
  const path = useLocalPath()(PUBLIC_PAGES.faq)
  return (
    <>
      <div className={`${COLUMN} pb-12 md:pb-18`}>
        <header className="pt-10 pb-8 md:pt-18 md:pb-12">
          <h1 className="text-34 md:text-46">{copy.title}</h1>
          <p className="measure mt-4 text-soft md:text-20 md:leading-8">{copy.lead}</p>
        </header>
        <FaqStats dialogues={dialogues} />
        <div className="mt-12 grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-4 self-start lg:sticky lg:top-6">
            <QuestionSearch path={path} filter={filter} copy={copy.search} />
            <div data-search-part>
              <CategoryChips
                path={path}
                filter={filter}
                label={copy.filter}
                categories={FAQ_CATEGORIES}
                names={copy.categories}
                counts={counts}
              />
            </div>
            <p id="search-status" role="status" className="sr-only" />
          </div>
          <Questions filter={filter} questions={questions} />
        </div>
      </div>
      <CallToAction {...copy.cta} to={SIGN_UP_PATH} action={startFree} />
      <RelatedLinks current="faq" />
      <script src={QUESTION_SEARCH_SCRIPT} defer />
    </>
  )
}
