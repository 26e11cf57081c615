import { Link } from '../ui/link.tsx'
import { siteIndexCopy } from '#app/config/copy/site-index.ts'
import { FAQ } from '#app/config/help.ts'
import { pathInLanguage } from '#app/config/local-path.ts'
import { OPEN_GROUPS, SITE_INDEX, type SiteGroup, type SitePage } from '#app/config/site-index.ts'
import { useCopy, useLocale } from '../shell/locale.ts'
import { COLUMN } from './section.tsx'

function PageRow({ page, path }: { page: SitePage; path: string }) {
  const { title, text } = useCopy(siteIndexCopy).pages[page]
  const locale = useLocale()
  return (
    <li className="border-t border-line">
      <Link
        to={pathInLanguage({ locale, path })}
        className="grid min-h-11 content-center gap-x-4 py-2 no-underline hover:text-accent sm:grid-cols-2"
      >
        <span className="font-semibold text-accent">{title}</span>
        {text !== '' && <span className="text-15 text-soft">{text}</span>}
      </Link>
    </li>
  )
}

function Group({ group, pages }: { group: SiteGroup; pages: readonly { page: SitePage; path: string }[] }) {
  const { title, text } = useCopy(siteIndexCopy).groups[group]
  return (
    <section aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`} className="text-20">
        {title}
      </h2>
      {text !== '' && <p className="text-15 text-soft">{text}</p>}
      <ul className="mt-3 border-b border-line">
        {pages.map(({ page, path }) => (
          <PageRow key={page} page={page} path={path} />
        ))}
      </ul>
    </section>
  )
}

/** Pages that anyone may open. */
const OPEN_PAGES = SITE_INDEX.filter(({ group }) => OPEN_GROUPS.includes(group)).flatMap(({ pages }) => [...pages])

function Overview({ dialogues }: { dialogues: { all: number; free: number } }) {
  const copy = useCopy(siteIndexCopy).overview
  const figures = [
    { figure: copy.pages(OPEN_PAGES.length), text: copy.pagesText },
    { figure: copy.answers(FAQ.length), text: copy.answersText },
    { figure: copy.dialogues(dialogues.all), text: copy.dialoguesText(dialogues.free) },
    { figure: copy.focus, text: copy.focusText },
  ]
  return (
    <section aria-label={copy.title}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {figures.map(({ figure, text }) => (
          <li key={text} className="border-t-2 border-accent/30 pt-3">
            <p className="display tabular text-20">{figure}</p>
            <p className="text-15 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** /site-index: the site's pages in groups, and four counted figures. */
export function SiteIndexPage({ dialogues }: { dialogues: { all: number; free: number } }) {
  const copy = useCopy(siteIndexCopy)
  return (
    <div className={`${COLUMN} pb-18`}>
      <header className="pt-10 pb-8 md:pt-18">
        <h1 className="text-34 md:text-46">{copy.title}</h1>
        <p className="measure mt-3 text-soft md:text-20">{copy.lead}</p>
      </header>
      <Overview dialogues={dialogues} />
      <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {SITE_INDEX.map(({ group, pages }) => (
          <Group key={group} group={group} pages={pages} />
        ))}
      </div>
    </div>
  )
}
