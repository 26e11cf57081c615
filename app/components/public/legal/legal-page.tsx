import type { ReactNode } from 'react'
import { legalCopy } from '#app/config/copy/legal.ts'
import { publicCopy } from '#app/config/copy/public.ts'
import { LEGAL_UPDATED, type LegalDocument } from '#app/config/legal.ts'
import { LOG_IN_PATH } from '#app/config/navigation.ts'
import { Prose } from '../../prose/prose.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { useFactText } from '../fact-text.ts'
import { PublicLink } from '../../site/public-link.tsx'
import { ReadingPage, ReadingSection } from '../reading/reading-page.tsx'

const DOCUMENTS: LegalDocument[] = ['privacy', 'terms', 'cookies']

interface Props {
  document: LegalDocument
  /** In order; the keys are the anchors. */
  sections: Record<string, { title: string; text: string }>
  /** Content below a section's text, by the section's key. */
  figures?: Partial<Record<string, ReactNode>>
  /** The contact address; null: the feedback form. */
  contact: string | null
}

function Facts({ document }: Pick<Props, 'document'>) {
  const copy = useCopy(legalCopy)
  const { day } = useFactText()
  const date = LEGAL_UPDATED[document]
  return (
    <>
      <p>
        <time dateTime={date}>{copy.updated(day(date))}</time>
      </p>
      {copy.translation !== '' && <p className="mt-1">{copy.translation}</p>}
    </>
  )
}

function Actions() {
  const { startPractice, backToHome } = useCopy(publicCopy)
  return (
    <>
      <ButtonLink to={LOG_IN_PATH}>{startPractice}</ButtonLink>
      <PublicLink page="home" className={buttonClasses('quiet')}>
        {backToHome}
      </PublicLink>
    </>
  )
}

/** One of the three legal pages. */
export function LegalPage({ document, sections, figures = {}, contact }: Props) {
  const copy = useCopy(legalCopy)
  const entries = Object.entries(sections).map(([id, { title }]) => ({ id, title }))
  return (
    <ReadingPage
      overline={copy.overline}
      title={copy.titles[document]}
      lead={copy.leads[document]}
      facts={<Facts document={document} />}
      actions={<Actions />}
      contents={{ title: copy.contents, entries }}
    >
      {Object.entries(sections).map(([id, { title, text }]) => (
        <ReadingSection key={id} id={id} title={title}>
          <Prose text={text} contact={contact} />
          {figures[id]}
        </ReadingSection>
      ))}
      <nav aria-label={copy.others} className="border-t border-line pt-6 print:hidden">
        <p className="flex flex-wrap gap-x-6">
          {DOCUMENTS.filter((other) => other !== document).map((other) => (
            <PublicLink
              key={other}
              page={other}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {copy.titles[other]}
            </PublicLink>
          ))}
        </p>
      </nav>
    </ReadingPage>
  )
}
