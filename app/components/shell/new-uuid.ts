/** A new UUID. `crypto.randomUUID` exists only in secure contexts; pages must work elsewhere too. */
export function newUuid(): string {
  if (window.isSecureContext) return crypto.randomUUID()
  const blobUrl = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(blobUrl)
  // The last part of a blob URL is a fresh UUID.
  return blobUrl.slice(blobUrl.lastIndexOf('/') + 1)
}
