import type { SqlQuery } from '@prisma/driver-adapter-utils'

/** Each costs memory in every connection of the server. The pages of learners send about a hundred and fifty. */
const MOST_NAMES = 250

/**
 * Names statements by their text, so that the server reads and plans each once for a connection: planning took most of
 * its time. Only statements that return rows or change them; `BEGIN` and the like need no plan. The first texts get
 * the names; the number of texts has no end, as Prisma writes a text for each length of a list.
 */
export function createStatementNames(most = MOST_NAMES): (query: SqlQuery) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= most || !/^\s*(?:select|with|insert|update|delete)\b/i.test(sql)) return ''
    const name = `kopru-${names.size}`
    names.set(sql, name)
    return name
  }
}
