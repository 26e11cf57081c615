import { AppError } from '#app/errors.ts'
import { findLastSave } from '#app/models/accounts/desk/admin-act.server.ts'

/**
 * The newer version and its author, after an admin's edit was refused because another admin had saved in the meantime.
 * Undefined for any other refusal.
 */
export async function findStaleSave(options: {
  kind: Parameters<typeof findLastSave>[0]['kind']
  id: number | undefined
  error: unknown
}) {
  const { kind, id, error } = options
  const version = error instanceof AppError ? error.facts?.version : undefined
  if (id === undefined || version === undefined) return undefined
  return { version, last: await findLastSave({ kind, id, version }) }
}
