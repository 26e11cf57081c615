// Every route in app/routes.ts.
import { openSources } from '../../../tests/support/sources.mjs'

/** @returns {Promise<string[]>} with their parameters, such as /practice/:dialogueId */
export async function listRoutes() {
  const vite = await openSources()
  const { routeTable } = /** @type {typeof import('../../../tests/support/route-table.ts')} */ (
    await vite.ssrLoadModule('/tests/support/route-table.ts')
  )
  const urls = new Set(
    routeTable().flatMap(({ url, isPublic }) => (isPublic ? [url, `/tr${url === '/' ? '' : url}`] : [url])),
  )
  await vite.close()
  return [...urls]
}
