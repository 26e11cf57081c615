import { publicCopy } from '#app/config/copy/public.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { FOOTER } from '#app/config/navigation.ts'
import { FeedbackLink } from '../feedback/feedback-link.tsx'
import { useCopy } from '../shell/locale.ts'
import { Wordmark } from './wordmark.tsx'
import { PublicLink } from './public-link.tsx'

/** The footer of every public page: links and the disclaimer. `hasSample` is false where no dialogue is free. */
export function SiteFooter({ hasSample = true }: { hasSample?: boolean }) {
  const copy = useCopy(publicCopy)
  const { independent } = useCopy(shellCopy)
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-10 pb-8 md:grid-cols-[2fr_3fr] md:px-6">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-xs text-15 text-soft">{copy.tagline}</p>
        </div>
        <nav aria-label={copy.footer} className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-3">
          {FOOTER.map(({ group, pages }) => (
            <div key={group}>
              <h2 className="text-15">{copy.groups[group]}</h2>
              <ul className="mt-1">
                {pages
                  .filter((page) => hasSample || page !== 'sample')
                  .map((page) => (
                    <li key={page}>
                      <PublicLink
                        page={page}
                        className="inline-flex min-h-9 items-center text-15 text-soft no-underline hover:text-accent hover:underline"
                      >
                        {copy.pages[page]}
                      </PublicLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-2 px-4 pb-8 md:px-6">
        <p className="w-full border-t border-line pt-4 text-13 text-soft">{independent}</p>
        <FeedbackLink />
      </div>
    </footer>
  )
}
