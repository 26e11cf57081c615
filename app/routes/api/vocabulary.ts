import { endpoint } from '#app/http/endpoint.server.ts'
import { listVocabulary } from '#app/models/vocabulary/item.server.ts'
import type { Route } from './+types/vocabulary.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET({ url }) {
    const { searchParams } = url
    return listVocabulary({
      q: searchParams.get('q') ?? undefined,
      category: searchParams.get('category') || undefined,
    })
  },
})

export { handle as loader, handle as action }
