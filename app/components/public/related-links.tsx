import { publicCopy } from '#app/config/copy/public.ts'
import { type PublicPage, RELATED, RELATED_MAX } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'
import { PublicLink } from '../site/public-link.tsx'
import { COLUMN, SectionHeading } from './section.tsx'

interface Props {
  /** The current page, which is left out. */
  current: PublicPage
  max?: number
  /** False if the page knows that no dialogue is free. */
  hasSample?: boolean
}

/** Further reading: at most three pages, one line each. */
export function RelatedLinks({ current, max = RELATED_MAX, hasSample = true }: Props) {
  const copy = useCopy(publicCopy)
  const pages = RELATED.filter((page) => page !== current && (hasSample || page !== 'sample')).slice(0, max)
  return (
    <nav aria-labelledby="related-title" className={`${COLUMN} print:hidden`}>
      <div className="border-t border-line py-12">
        <SectionHeading id="related" title={copy.relatedTitle} />
        <ul className="mt-6 grid gap-x-8 gap-y-1 md:grid-cols-3">
          {pages.map((page) => (
            <li key={page} className="border-t-2 border-accent/30 hover:border-accent">
              <PublicLink page={page} className="block py-4 no-underline">
                <span className="font-semibold text-accent">{copy.pages[page]}</span>
                <span className="mt-1 block text-15 text-soft">{copy.related[page]}</span>
              </PublicLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
