import type { ReactNode } from 'react'
import { guideCopy } from '#app/config/copy/guide.ts'
import { publicCopy } from '#app/config/copy/public.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { GUIDE_SECTIONS, type GuideSection } from '#app/config/guide.ts'
import { SIGN_UP_PATH } from '#app/config/navigation.ts'
import { Prose } from '../../prose/prose.tsx'
import { useCopy } from '../../shell/locale.ts'
import { CallToAction } from '../call-to-action.tsx'
import { useFactText } from '../fact-text.ts'
import { ReadingPage, ReadingSection } from '../reading/reading-page.tsx'
import { RelatedLinks } from '../related-links.tsx'
import { Criteria } from './criteria.tsx'
import { ExampleSheet, ScoringSteps } from './example-sheet.tsx'
import { FormatTable } from './format-table.tsx'

/** The figure within a section, where there is one. */
const FIGURES: Partial<Record<GuideSection, () => ReactNode>> = {
  'test-format': FormatTable,
  'scoring-criteria': Criteria,
  'ai-advantage': () => (
    <>
      <ScoringSteps />
      <ExampleSheet />
    </>
  ),
}

interface Props {
  texts: Record<GuideSection, { before: string; after: string }>
  minutes: number
}

function Section({ id, before, after }: { id: GuideSection; before: string; after: string }) {
  const { sections } = useCopy(guideCopy)
  const Figure = FIGURES[id]
  return (
    <ReadingSection id={id} title={sections[id]}>
      <Prose text={before} />
      {Figure && <Figure />}
      {after !== '' && <Prose text={after} />}
    </ReadingSection>
  )
}

/** /guides/naati-ccl-overview. */
export function GuidePage({ texts, minutes }: Props) {
  const copy = useCopy(guideCopy)
  const { startFree } = useCopy(publicCopy)
  const { month } = useFactText()
  const entries = GUIDE_SECTIONS.map((id) => ({ id, title: copy.sections[id] }))
  return (
    <>
      <ReadingPage
        overline={copy.overline}
        title={copy.title}
        lead={copy.lead}
        facts={`${copy.readingTime(minutes)} · ${copy.updated(month(examFacts.feeDollars.checked))}`}
        contents={{ title: copy.contents, entries }}
      >
        {GUIDE_SECTIONS.map((id) => (
          <Section key={id} id={id} {...texts[id]} />
        ))}
      </ReadingPage>
      <CallToAction {...copy.cta} to={SIGN_UP_PATH} action={startFree} />
      <RelatedLinks current="guide" />
    </>
  )
}
