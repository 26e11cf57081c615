import { CookieTable, OthersHere, StorageTable } from '#app/components/public/legal/cookie-figures.tsx'
import { LegalPage } from '#app/components/public/legal/legal-page.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { cookiePolicyCopy } from '#app/config/copy/cookie-policy.ts'
import { legalCopy } from '#app/config/copy/legal.ts'
import { PUBLIC_PAGES } from '#app/config/navigation.ts'
import { publicPage, siteFacts } from '#app/http/pages/public-page.server.ts'
import type { Route } from './+types/cookie-policy.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const { titles, descriptions } = legalCopy[loaderData.locale]
  const texts = { title: titles.cookies, description: descriptions.cookies }
  return publicMeta({ ...loaderData, path: PUBLIC_PAGES.cookies, ...texts })
}

export function loader({ context }: Route.LoaderArgs) {
  return { ...publicPage(context), ...siteFacts() }
}

export default function CookiePolicy({ loaderData: { contact, ...facts } }: Route.ComponentProps) {
  const { sections } = useCopy(cookiePolicyCopy)
  const figures = {
    cookies: <CookieTable {...facts} />,
    storage: <StorageTable {...facts} />,
    others: <OthersHere {...facts} />,
  }
  return <LegalPage document="cookies" sections={sections} figures={figures} contact={contact} />
}
