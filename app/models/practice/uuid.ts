const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Whether the database would take this text for a UUID: submissions and recordings are named by one. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
