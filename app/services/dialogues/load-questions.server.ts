import { countAudience } from '#app/models/dialogues/audience.server.ts'

/** What the questions need to know of a dialogue. */
interface Row {
  id: number
  title: string
  isMockTestCandidate: boolean
  accessLevel: 'free' | 'premium'
  publishedAt: Date | null
  unpublishedAt: Date | null
  deletedAt: Date | null
}

/** The dialogues, by ID, that an address asks about. */
export type AskedIds = Record<'delete' | 'restore' | 'publish' | 'unpublish', number | undefined>

const named = (row: Row | undefined) =>
  row ? { id: row.id, title: row.title, isDraft: row.publishedAt === null } : null

/** The effect of publishing it; null if there is nothing to publish. */
async function loadPublishing(row: Row | undefined) {
  if (!row) return null
  const { id, title, isMockTestCandidate, accessLevel } = row
  const news = isMockTestCandidate ? ('none' as const) : row.unpublishedAt ? ('old' as const) : ('new' as const)
  return { id, title, news, audience: news === 'new' ? await countAudience(accessLevel) : 0 }
}

/** What is to be confirmed. There is no question about what is already so. */
export async function loadQuestions(rows: readonly Row[], asked: AskedIds) {
  const find = (id: number | undefined, isWanted: (row: Row) => boolean) =>
    rows.find((row) => row.id === id && isWanted(row))
  return {
    removing: named(find(asked.delete, ({ deletedAt }) => deletedAt === null)),
    restoring: named(find(asked.restore, ({ deletedAt }) => deletedAt !== null)),
    publishing: await loadPublishing(
      find(asked.publish, ({ deletedAt, publishedAt }) => deletedAt === null && publishedAt === null),
    ),
    unpublishing: named(
      find(asked.unpublish, ({ deletedAt, publishedAt }) => deletedAt === null && publishedAt !== null),
    ),
  }
}
