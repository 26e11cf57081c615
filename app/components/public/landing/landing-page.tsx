import { landingCopy } from '#app/config/copy/landing.ts'
import type { Library } from '#app/models/billing/library.ts'
import type { SampleKind } from '#app/config/dialogues.ts'
import { useCopy } from '../../shell/locale.ts'
import { CallToAction } from '../call-to-action.tsx'
import { RelatedLinks } from '../related-links.tsx'
import { DemoCard } from './demo-card.tsx'
import { Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { FounderStory } from './founder-story.tsx'
import { Hero, useStart } from './hero.tsx'
import { Price } from './price.tsx'
import { QuickAnswer } from './quick-answer.tsx'
import { Steps } from './steps.tsx'

export interface LandingView {
  isSignedIn: boolean
  hasGoogle: boolean
  library: Library
  sample: SampleKind
}

export function LandingPage({ isSignedIn, hasGoogle, library, sample }: LandingView) {
  const copy = useCopy(landingCopy)
  const { to, action } = useStart({ isSignedIn, sample })
  const dialogues = library.dialogues.all
  return (
    <>
      <Hero isSignedIn={isSignedIn} hasGoogle={hasGoogle} sample={sample} />
      <DemoCard dialogues={dialogues} />
      <QuickAnswer />
      <Steps dialogues={dialogues} />
      <FounderStory />
      <Features />
      <Price library={library} />
      <Facts />
      <CallToAction {...copy.end[sample]} to={to} action={action} />
      <RelatedLinks current="home" hasSample={sample !== 'none'} />
    </>
  )
}
