import { type MenuCopy, mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { PLACES, UPGRADE_PATH } from '#app/config/navigation.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import type { MenuFilter } from '#app/models/mock-test/menu-filter.ts'
import type { PastTest, RunningTest, TemplateItem } from '#app/models/mock-test/menu-view.ts'
import { GuestNote } from '../../dialogues/guest-note.tsx'
import { GuestPromptProvider } from '../../dialogues/guest-prompt.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { MenuSearch } from './menu-search.tsx'
import { PAST_TESTS_ID, PastTests } from './past-tests.tsx'
import { TemplateRow } from './template-row.tsx'
import { Link } from '../../ui/link.tsx'

interface Props {
  isGuest: boolean
  /** Those that pass the filter. */
  templates: TemplateItem[]
  filter: MenuFilter
  topics: string[]
  levels: TemplateView['level'][]
  past: PastTest[]
  hasMorePast: boolean
  running: RunningTest | null
  /** The day of the next test, formatted; null for now. */
  nextAllowed: string | null
}

const LINK = 'inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4'

function runningSentence(copy: MenuCopy['running'], { title, ends, phase }: RunningTest): string {
  switch (phase) {
    case 'interpreting':
      return copy.text({ title, ends })
    case 'words':
      return copy.words(title)
    case 'evaluating':
    case 'done':
      return copy.scoring(title)
  }
}

function RunningNote({ running }: { running: RunningTest }) {
  const copy = useCopy(mockTestMenuCopy).running
  const { id } = running
  return (
    <Note title={copy.title} className="mb-8">
      <p className="measure mt-1">{runningSentence(copy, running)}</p>
      <ButtonLink to={sessionPath(id)} className="mt-3">
        {copy.continue}
      </ButtonLink>
    </Note>
  )
}

function CooldownNote({ date }: { date: string }) {
  const copy = useCopy(mockTestMenuCopy).cooldown
  return (
    <Note label={copy.label} className="mb-8">
      <p className="font-semibold">{copy.text(date)}</p>
      <p className="text-15 text-soft">{copy.why}</p>
      <p className="mt-1">
        <Link to={PLACES.practice} className={LINK}>
          {copy.practise}
        </Link>
      </p>
    </Note>
  )
}

type ListProps = Pick<Props, 'templates' | 'isGuest' | 'filter' | 'topics' | 'levels'>

function Templates({ templates, isGuest, ...search }: ListProps) {
  const copy = useCopy(mockTestMenuCopy)
  const hasAny = search.topics.length > 0
  const hasLocked = templates.some(({ isLocked }) => isLocked)
  return (
    <section aria-labelledby="templates">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id="templates" className="text-26">
          {hasAny ? copy.list : copy.none.title}
        </h2>
        {hasLocked && (
          <p className="text-15 text-soft">
            {copy.premiumHint}{' '}
            <Link to={UPGRADE_PATH} className={LINK}>
              {copy.seePlans}
            </Link>
          </p>
        )}
      </div>
      {hasAny ? (
        <MenuSearch {...search} found={templates.length} />
      ) : (
        <p className="mt-4 text-soft">{copy.none.text}</p>
      )}
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} isGuest={isGuest} />
        ))}
      </ul>
    </section>
  )
}

/** Shown above the list, as a test cannot be taken without JavaScript. */
function NoScript() {
  const copy = useCopy(mockTestMenuCopy).noScript
  return (
    <noscript>
      <Note title={copy.title} className="mb-8">
        <p className="measure mt-1">{copy.text}</p>
        <p className="mt-1">
          <Link to={PLACES.practice} className={LINK}>
            {copy.link}
          </Link>
        </p>
      </Note>
    </noscript>
  )
}

/** The mock test menu: progress, available tests, past tests. */
export function MockTestMenu({ past, hasMorePast, running, nextAllowed, ...list }: Props) {
  const copy = useCopy(mockTestMenuCopy)
  const { isGuest } = list
  return (
    <GuestPromptProvider isGuest={isGuest}>
      {isGuest && <GuestNote variant="mock-test" copy={copy.guest} />}
      {running && <RunningNote running={running} />}
      {!running && nextAllowed !== null && <CooldownNote date={nextAllowed} />}
      <NoScript />
      <p className="measure mb-8">
        {copy.intro}
        {past.length > 0 && (
          // Below a long list.
          <a href={`#${PAST_TESTS_ID}`} className={`${LINK} ml-3`}>
            {copy.history.title}
          </a>
        )}
      </p>
      <Templates {...list} />
      {!isGuest && <PastTests tests={past} hasMore={hasMorePast} />}
    </GuestPromptProvider>
  )
}
