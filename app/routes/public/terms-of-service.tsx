import { LegalPage } from '#app/components/public/legal/legal-page.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { legalCopy } from '#app/config/copy/legal.ts'
import { termsOfServiceCopy } from '#app/config/copy/terms-of-service.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { publicPage, siteFacts } from '#app/http/pages/public-page.server.ts'
import type { Route } from './+types/terms-of-service.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const { titles, descriptions } = legalCopy[loaderData.locale]
  return publicMeta({
    ...loaderData,
    path: PUBLIC_PAGES.terms,
    title: titles.terms,
    description: descriptions.terms,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return { ...publicPage(context), contact: siteFacts().contact }
}

export default function TermsOfService({ loaderData: { contact } }: Route.ComponentProps) {
  const { sections } = useCopy(termsOfServiceCopy)
  return <LegalPage document="terms" sections={sections} contact={contact} />
}
