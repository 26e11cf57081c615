import { PLANS } from '#app/config/billing.ts'
import { landingCopy } from '#app/config/copy/landing.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import type { Library } from '#app/models/billing/library.ts'
import { audText } from '#app/models/billing/money.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../section.tsx'

/** The prices as lines of a receipt: free, or one of two plans with the same features. */
export function Price({ library }: { library: Library }) {
  const copy = useCopy(landingCopy).price
  const locale = useLocale()
  const { dialogues, mockTests } = library
  return (
    <Section id="price" overline={copy.overline} title={copy.title}>
      <dl className="max-w-3xl">
        <div className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[1fr_auto]">
          <dt>
            <span className="display text-20">{copy.free}</span>
            <span className="measure mt-1 block text-soft">
              {copy.freeText({ dialogues: dialogues.free, mockTests: mockTests.free })}
            </span>
          </dt>
          <dd className="display tabular text-26">{copy.freePrice}</dd>
        </div>
        <div className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[1fr_auto]">
          <dt>
            <span className="display text-20">{copy.pro}</span>
            <span className="measure mt-1 block text-soft">
              {copy.proText({ dialogues: dialogues.all, mockTests: mockTests.all })}
            </span>
          </dt>
          <dd className="tabular md:text-right">
            <span className="display text-26">{copy.monthly(audText(PLANS.monthly.amountCents, { locale }))}</span>
            <span className="block text-soft">
              {copy.or} {copy.fortnightly(audText(PLANS.fortnightly.amountCents, { locale }))}
            </span>
          </dd>
        </div>
      </dl>
      <p className="border-t-3 border-double border-ink pt-4 max-w-3xl">
        <ButtonLink to={UPGRADE_PATH} look="quiet" className="-ml-2">
          {copy.compare}
        </ButtonLink>
      </p>
    </Section>
  )
}
