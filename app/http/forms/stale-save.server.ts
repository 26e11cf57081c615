import { AppError } from '#app/errors.ts'
import { findLastSave } from '#app/models/accounts/desk/admin-act.server.ts'

/**
 * What an admin is asked when somebody else has saved meanwhile: the newer version, and who made it. Undefined for any
 * other refusal, and where nothing was edited.
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
