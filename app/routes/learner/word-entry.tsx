import { redirect } from 'react-router'
import { metaLocale } from '#app/components/shell/locale.ts'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { Page } from '#app/components/shell/page.tsx'
import { WordEntryPage } from '#app/components/vocabulary/entry/word-entry-page.tsx'
import { OnDeviceContext } from '#app/components/vocabulary/listen-button.tsx'
import { wordEntryCopy } from '#app/config/copy/word-entry.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { page } from '#app/http/pages/page.server.ts'
import { listInDeck } from '#app/models/vocabulary/deck.server.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { findWordNote } from '#app/models/vocabulary/own/word-note.server.ts'
import { readWordParam, wordPath } from '#app/models/vocabulary/word-path.ts'
import { loadWordEntry } from '#app/services/vocabulary/load-word-entry.server.ts'
import type { Route } from './+types/word-entry.ts'

export const handle = { hydrates: true }

/** Shared addresses show the word itself. Search engines may find it, as every page that guests see, but the sitemap has public pages only. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle() }]
  const copy = wordEntryCopy[metaLocale(matches)]
  const { item, address } = loaderData
  const title = copy.metaTitle(withSense(item), item.turkish)
  const text = copy.metaText(item.english, item.turkish)
  return [
    { title: pageTitle(title) },
    { name: 'description', content: text },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: pageTitle() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: address },
  ]
}

/** Whether the word is in the learner's deck, and their note on it. */
async function loadOwn({ userId, vocabularyId }: { userId: number; vocabularyId: number }) {
  const [inDeck, note] = await Promise.all([
    listInDeck({ userId, vocabularyIds: [vocabularyId] }),
    findWordNote({ userId, vocabularyId }),
  ])
  return { isInDeck: inDeck.has(vocabularyId), note }
}

/** The entry, or a permanent redirect to the address with its present slug. */
export const loader = page(async ({ params, url, context }: Route.LoaderArgs) => {
  const id = readWordParam(params.word)
  if (id === null) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  const user = await findCurrentUser(context)
  const entry = await loadWordEntry({ id, user, now: new Date() })
  const path = wordPath(entry.item)
  if (url.pathname !== path) throw redirect(path + url.search, 301)
  const address = new URL(path, env.APP_URL).href
  return {
    ...entry,
    address,
    own: user ? await loadOwn({ userId: user.id, vocabularyId: id }) : null,
    onDevice: user ? user.voice === 'device' : ('only' as const),
  }
})

export default function WordEntry({ loaderData }: Route.ComponentProps) {
  const { onDevice, ...entry } = loaderData
  return (
    <Page title={withSense(entry.item)}>
      <OnDeviceContext value={onDevice}>
        <WordEntryPage {...entry} />
      </OnDeviceContext>
    </Page>
  )
}
