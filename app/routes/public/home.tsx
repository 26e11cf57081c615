import { pageTitle } from '#app/components/shell/page-title.ts'
import { HomePage } from '#app/components/shell/home-page.tsx'
import { shellCopy } from '#app/config/copy/shell.ts'
import { currentRequest } from '#app/http/context.server.ts'
import type { Route } from './+types/home.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const copy = shellCopy[loaderData.locale]
  return [{ title: pageTitle(copy.productLine) }, { name: 'description', content: copy.home.description }]
}

export function loader({ context }: Route.LoaderArgs) {
  return { locale: currentRequest(context).locale }
}

export default function Home() {
  return <HomePage />
}
