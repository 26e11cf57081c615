import {
  ChevronDown,
  History,
  Info,
  Library,
  LogOut as LogOutIcon,
  Mic,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react'
import { useMemo } from 'react'
import { Link } from '../ui/link.tsx'
import { helpCenterCopy } from '#app/config/copy/help-center.ts'
import { publicCopy } from '#app/config/copy/public.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { HELP_CATEGORIES, type TipKind } from '#app/config/help.ts'
import { pathInLanguage } from '#app/config/local-path.ts'
import { ACCOUNT_PATHS, PLACES, PUBLIC_PAGES } from '#app/config/navigation.ts'
import { plainText } from '#app/models/help/prose-blocks.ts'
import { filterEntries } from '#app/models/help/question-filter.ts'
import type { HelpEntryView, HelpView } from '#app/models/help/question-view.ts'
import { ContactLink } from '../billing/contact-link.tsx'
import { Prose, ProseLine } from '../prose/prose.tsx'
import { LogOutForm } from '../log-out/log-out-form.tsx'
import { useCopy, useLocale } from '../shell/locale.ts'
import { buttonClasses } from '../ui/button.tsx'
import { CategoryChips, QuestionSearch } from './question-search.tsx'
import { useLiveSearch } from './use-live-search.ts'

// Each kind of tip has its own shape.
const TIPS = {
  security: { Icon: ShieldCheck, look: 'border-success', icon: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'border-major', icon: 'text-major' },
  info: { Icon: Info, look: 'border-english', icon: 'text-english' },
} satisfies Record<TipKind, unknown>

function Tip({ kind, text }: NonNullable<HelpEntryView['tip']>) {
  const { tips } = useCopy(helpCenterCopy)
  const { Icon, look, icon } = TIPS[kind]
  return (
    <div className={`measure border-l-4 py-1 pl-4 text-15 ${look}`}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" strokeWidth={1.75} className={`size-5 ${icon}`} />
        {tips[kind]}
      </p>
      <p className="mt-1">
        <ProseLine text={text} />
      </p>
    </div>
  )
}

/** One answer; opening it closes the open one. The anchor is inside, so a link to it opens it. */
function Entry({ id, question, answer, steps, tip, isOpen }: HelpEntryView & { isOpen: boolean }) {
  return (
    <li className="border-t border-line last:border-b">
      <details name="help" open={isOpen} className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
          <span className="font-semibold">{question}</span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 shrink-0 text-soft transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </summary>
        <div id={`help-${id}`} className="grid gap-4 pb-6">
          <Prose text={answer} />
          {steps.length > 0 && (
            <ol className="measure grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-accent">
              {steps.map((step) => (
                <li key={step} className="pl-1">
                  <ProseLine text={step} />
                </li>
              ))}
            </ol>
          )}
          {tip && <Tip {...tip} />}
        </div>
      </details>
    </li>
  )
}

function Entries({ filter, entries }: Pick<HelpView, 'filter' | 'entries'>) {
  const copy = useCopy(helpCenterCopy)
  const isNarrowed = filter.q !== '' || filter.category !== 'all'
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="sr-only">
        {copy.entries}
      </h2>
      <div className="flex min-h-11 items-center justify-between gap-4 text-15 text-soft">
        <p role="status">{copy.count(entries.length)}</p>
        {isNarrowed && (
          <Link to={ACCOUNT_PATHS.help} preventScrollReset className="py-2 font-semibold text-accent">
            {copy.search.clear}
          </Link>
        )}
      </div>
      {entries.length === 0 ? (
        <div className="border-y border-line py-12 text-center">
          <p className="display text-20">{copy.empty.title}</p>
          <p className="mt-1 text-soft">{copy.empty.text}</p>
        </div>
      ) : (
        <ul>
          {entries.map((entry) => (
            // A single result is open; several are folded.
            <Entry
              key={`${entry.id} ${filter.category} ${entries.length === 1}`}
              {...entry}
              isOpen={entries.length === 1}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Contact({ email }: { email: string | null }) {
  const copy = useCopy(helpCenterCopy).contact
  return (
    <section aria-labelledby="contact-title" className="border-l-4 border-sun py-1 pl-4">
      <h2 id="contact-title" className="text-20">
        {copy.title}
      </h2>
      <p className="measure mt-1">{copy.text}</p>
      <p className="mt-4">
        <ContactLink email={email} subject={copy.subject} className={buttonClasses('secondary')}>
          {email === null ? copy.feedback : copy.email}
        </ContactLink>
      </p>
    </section>
  )
}

const CARDS = [
  { id: 'practice', path: PLACES.practice, Icon: Mic },
  { id: 'vocabulary', path: PLACES.vocabulary, Icon: Library },
  { id: 'history', path: PLACES.history, Icon: History },
] as const

function Cards() {
  const copy = useCopy(helpCenterCopy).cards
  return (
    <nav aria-label={copy.label}>
      <ul className="grid gap-x-8 md:grid-cols-3">
        {CARDS.map(({ id, path, Icon }) => (
          <li key={id} className="border-t-2 border-accent/30 hover:border-accent">
            <Link to={path} className="flex min-h-11 gap-3 py-4 no-underline">
              <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-accent" />
              <span>
                <span className="font-semibold text-accent">{copy[id].title}</span>
                <span className="block text-15 text-soft">{copy[id].text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The guide, the questions and the legal pages, which load as documents. */
function FurtherReading() {
  const copy = useCopy(helpCenterCopy).more
  const { pages } = useCopy(publicCopy)
  const locale = useLocale()
  const links = [
    { name: copy.guide, path: PUBLIC_PAGES.guide },
    { name: copy.faq, path: PUBLIC_PAGES.faq },
    { name: pages.privacy, path: PUBLIC_PAGES.privacy },
    { name: pages.terms, path: PUBLIC_PAGES.terms },
    { name: pages.cookies, path: PUBLIC_PAGES.cookies },
  ]
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ name, path }) => (
        <li key={path}>
          <a
            href={pathInLanguage({ locale, path })}
            className="inline-flex min-h-11 items-center text-15 font-semibold text-accent"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function LogOut() {
  const { logOut, loggingOut } = useCopy(shellCopy)
  return (
    <LogOutForm>
      {(isPending) => (
        <button type="submit" disabled={isPending} className={buttonClasses('quiet', '-ml-2')}>
          <LogOutIcon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {isPending ? loggingOut : logOut}
        </button>
      )}
    </LogOutForm>
  )
}

/** The searchable text. */
function searched({ question, answer, steps, tip }: HelpEntryView): string {
  return plainText([question, answer, ...steps, tip?.text ?? ''].join('\n\n'))
}

/** /help-center. */
export function HelpCenter({ filter: asked, entries: all, supportEmail }: HelpView & { supportEmail: string | null }) {
  const copy = useCopy(helpCenterCopy)
  const { filter, type } = useLiveSearch(asked)
  const texts = useMemo(() => all.map((entry) => ({ ...entry, text: searched(entry) })), [all])
  const { shown: entries, counts } = filterEntries({ entries: texts, filter: { ...filter, q: filter.q.trim() } })
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="grid gap-4">
        <QuestionSearch path={ACCOUNT_PATHS.help} filter={filter} copy={copy.search} onType={type} />
        <CategoryChips
          path={ACCOUNT_PATHS.help}
          filter={filter}
          label={copy.filter}
          categories={HELP_CATEGORIES}
          names={copy.categories}
          counts={counts}
        />
      </div>
      <Entries filter={filter} entries={entries} />
      <Contact email={supportEmail} />
      <Cards />
      <div>
        <FurtherReading />
        <LogOut />
      </div>
    </div>
  )
}
