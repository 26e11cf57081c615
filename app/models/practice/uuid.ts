const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Whether the database accepts this text as a UUID, the ID of submissions and recordings. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
