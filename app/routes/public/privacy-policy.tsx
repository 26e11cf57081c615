import { LegalPage } from '#app/components/public/legal/legal-page.tsx'
import { ProvidersTable, RetentionTable } from '#app/components/public/legal/privacy-figures.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { legalCopy } from '#app/config/copy/legal.ts'
import { privacyPolicyCopy } from '#app/config/copy/privacy-policy.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { publicPage, siteFacts } from '#app/http/pages/public-page.server.ts'
import type { Route } from './+types/privacy-policy.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const { titles, descriptions } = legalCopy[loaderData.locale]
  const texts = { title: titles.privacy, description: descriptions.privacy }
  return publicMeta({ ...loaderData, path: PUBLIC_PAGES.privacy, ...texts })
}

export function loader({ context }: Route.LoaderArgs) {
  const { contact, providers } = siteFacts()
  return { ...publicPage(context), contact, providers }
}

export default function PrivacyPolicy({ loaderData: { contact, providers } }: Route.ComponentProps) {
  const { sections } = useCopy(privacyPolicyCopy)
  const figures = {
    providers: <ProvidersTable providers={providers} />,
    retention: <RetentionTable providers={providers} />,
  }
  return <LegalPage document="privacy" sections={sections} figures={figures} contact={contact} />
}
