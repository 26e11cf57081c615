import { landingCopy } from '#app/config/copy/landing.ts'
import type { Library } from '#app/models/billing/library.ts'
import { useCopy } from '../../shell/locale.ts'
import { CallToAction } from '../call-to-action.tsx'
import { RelatedLinks } from '../related-links.tsx'
import { DemoCard } from './demo-card.tsx'
import { Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { FounderStory } from './founder-story.tsx'
import { Hero, useStartPath } from './hero.tsx'
import { Price } from './price.tsx'
import { QuickAnswer } from './quick-answer.tsx'
import { Steps } from './steps.tsx'

export interface LandingView {
  isSignedIn: boolean
  hasGoogle: boolean
  library: Library
}

export function LandingPage({ isSignedIn, hasGoogle, library }: LandingView) {
  const copy = useCopy(landingCopy)
  const dialogues = library.dialogues.all
  return (
    <>
      <Hero isSignedIn={isSignedIn} hasGoogle={hasGoogle} />
      <DemoCard dialogues={dialogues} />
      <QuickAnswer />
      <Steps dialogues={dialogues} />
      <FounderStory />
      <Features />
      <Price library={library} />
      <Facts />
      <CallToAction {...copy.end} to={useStartPath(isSignedIn)} action={copy.start} />
      <RelatedLinks current="home" />
    </>
  )
}
