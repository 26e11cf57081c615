import { AudioLines, BookOpenText, Languages, MessageSquareQuote, Scale, Timer } from 'lucide-react'
import { landingCopy } from '#app/config/copy/landing.ts'
import { useCopy } from '../../shell/locale.ts'
import { Section } from '../section.tsx'

// In the order of the catalogue.
const ICONS = [Languages, MessageSquareQuote, Timer, Scale, BookOpenText, AudioLines]

/** The features: six cards of hairlines. */
export function Features() {
  const copy = useCopy(landingCopy).features
  return (
    <Section id="features" overline={copy.overline} title={copy.title}>
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {copy.list.map(({ title, text }, index) => {
          const Icon = ICONS[index]
          return (
            <li key={title} className="border-t border-line pt-4">
              {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 text-accent" />}
              <h3 className="mt-3 text-20">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
