import { HomePage } from '#app/components/shell/home-page.tsx'
import { publicMeta } from '#app/components/shell/public-meta.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { HOME_PATH } from '#app/config/navigation.ts'
import { publicPage } from '#app/http/public-page.server.ts'
import type { Route } from './+types/home.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const copy = shellCopy[loaderData.locale]
  return publicMeta({ ...loaderData, path: HOME_PATH, title: copy.productLine, description: copy.home.description })
}

export function loader({ context }: Route.LoaderArgs) {
  return publicPage(context)
}

export default function Home() {
  return <HomePage />
}
