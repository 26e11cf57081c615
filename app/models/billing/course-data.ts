import { CURRENCY, PLANS } from '#app/config/billing.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { localPath } from '#app/config/local-path.ts'
import { HOME_PATH } from '#app/config/navigation.ts'

const CENTS = 100

interface About {
  /** The product's base URL, such as https://kopru.example. */
  origin: string
  locale: Locale
  name: string
  description: string
}

/** The organisation behind the product, as schema.org data. */
export function organizationData({ origin }: Pick<About, 'origin'>) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Köprü',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

/** The product as a schema.org course, with a free offer and the two plans. */
export function courseData({ origin, locale, name, description }: About) {
  const plan = ({ amountCents }: { amountCents: number }) => ({
    '@type': 'Offer',
    category: 'Subscription',
    price: (amountCents / CENTS).toFixed(2),
    priceCurrency: CURRENCY,
  })
  return {
    '@type': 'Course',
    name,
    description,
    url: new URL(localPath({ locale, path: HOME_PATH }), origin).href,
    inLanguage: ['en', 'tr'],
    provider: { '@id': `${origin}/#organization` },
    offers: [
      { '@type': 'Offer', category: 'Free', price: '0', priceCurrency: CURRENCY },
      ...Object.values(PLANS).map(plan),
    ],
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  }
}
