import type { Locale } from '#app/config/copy/locale.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { listShared } from '#app/models/dialogues/shared-library.server.ts'

/** What the search field of /practice suggests: the titles and topics of every dialogue that this reader may see, in the reader's language. */
export async function listSuggestions(options: { user: CurrentUser | undefined; locale: Locale }): Promise<string[]> {
  const { user, locale } = options
  const rows = await listShared({ orDrafts: seesDrafts(user) })
  const topics = rows.map(({ topic }) => topicName(topic, topicsCopy[locale]))
  return [...new Set([...rows.map((row) => titleIn(row, locale)), ...topics])]
}
